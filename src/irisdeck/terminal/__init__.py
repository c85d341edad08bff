"""Playing in the terminal: line by line at the prompt, and on a screen of Textual (tui)."""
