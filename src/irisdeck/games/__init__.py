"""The face of each game: what the integers of its rules mean to people and programs."""
