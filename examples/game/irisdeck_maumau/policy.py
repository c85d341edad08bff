"""What a player of Mau-Mau does without much thought; the rest is the engine's default."""

from irisdeck_maumau.rules import DRAW, POINTS, WISH, State, rank


def weight(s: State, move: int) -> int:
    """Lay what counts most; keep the jacks, but wish for the suit one has most of; draw as the last resort."""
    if move >= DRAW:
        return -100
    if move >= WISH:
        return (s.hand[s.seat] >> 8 * (move & 3) & 255).bit_count() - 50
    return POINTS[rank(move)]
