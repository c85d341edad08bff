"""Rainbow, by Mathias Spaan: two players, two-sided cards."""
