"""Red7, by Carl Chudyk and Chris Cieslik: be in the lead when your turn ends."""
