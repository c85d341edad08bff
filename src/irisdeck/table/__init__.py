"""Games with people: tables, clocks, lessons, replays, parts to draw. No I/O; time is an argument."""
