"""One source at several speeds: states made of integers, the compiler, and loops that serve every game."""
