"""The table on a screen of the terminal: `irisdeck tui`."""
