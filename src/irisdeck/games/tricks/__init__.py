"""Rainbow, by Mito Sazuki: what you play to win this trick is the prize of the next."""
