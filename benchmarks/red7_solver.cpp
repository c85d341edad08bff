// One open two-player round of Red7 solved the plain way: whole turns depth first, the first winning one cuts off.
// red7_solver ADVANCED LIMIT < DEALS   for each deal (49 numbers): the seat that wins or -1, positions, milliseconds
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using Set = std::uint64_t;
enum Color { VIOLET = 1, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED };

constexpr Set NUMBER = 0b1111111;
constexpr Set COLOR = 1 | Set{1} << 7 | Set{1} << 14 | Set{1} << 21 | Set{1} << 28 | Set{1} << 35 | Set{1} << 42;
constexpr Set EVEN = NUMBER << 7 | NUMBER << 21 | NUMBER << 35;
constexpr Set LOW = NUMBER | NUMBER << 7 | NUMBER << 14;

int deck[49];
bool advanced;
long positions, limit;

Set bit(int card) { return Set{1} << (card - 1); }
int highest(Set cards) { return cards ? 64 - __builtin_clzll(cards) : 0; }
int size(Set cards) { return __builtin_popcountll(cards); }
int strength(Set cards) { return size(cards) * 64 + highest(cards); }

int best_group(Set palette, Set group, int step) {
    int best = 0;
    for (int k = 0; k < 7; k++, group <<= step) {
        const int one = strength(palette & group);
        if (one > best) best = one;
    }
    return best;
}

int strength(Set palette, int rule) {
    int best = 0, length = 0;
    switch (rule) {
    case RED: return 64 + highest(palette);
    case GREEN: return strength(palette & EVEN);
    case VIOLET: return strength(palette & LOW);
    case ORANGE: return best_group(palette, NUMBER, 7);
    case YELLOW: return best_group(palette, COLOR, 1);
    case BLUE:
        for (int k = 0; k < 7; k++) length += (palette & COLOR << k) != 0;
        return length * 64 + highest(palette);
    default:
        for (int k = 0; k < 7; k++) {
            const Set same = palette & NUMBER << 7 * k;
            length = same ? length + 1 : 0;
            if (same && length * 64 + highest(same) > best) best = length * 64 + highest(same);
        }
        return best;
    }
}

bool leads(Set palette, Set other, int rule) { return strength(palette, rule) > strength(other, rule); }

bool wins(Set mine, Set palette, Set theirs, Set other, int rule, int top);

bool wins_by_canvas(Set mine, Set palette, Set theirs, Set other, int top) {
    for (int k = 0; k < 7; k++) {
        Set same = mine & COLOR << k;
        if (!same || !leads(palette, other, k + 1)) continue;
        for (; same; same &= same - 1) {
            const Set card = same & -same, rest = mine ^ card;
            if (advanced && (highest(card) + 6) / 7 > size(palette) && top < 49 &&
                !wins(theirs, other, rest | bit(deck[top]), palette, k + 1, top + 1)) return true;
            if (!wins(theirs, other, rest, palette, k + 1, top)) return true;
        }
    }
    return false;
}

bool wins(Set mine, Set palette, Set theirs, Set other, int rule, int top) {
    if (++positions > limit) return false;
    for (Set rest = mine; rest; rest &= rest - 1) {
        const Set card = rest & -rest;
        if (leads(palette | card, other, rule) && !wins(theirs, other, mine ^ card, palette | card, rule, top)) return true;
    }
    if (wins_by_canvas(mine, palette, theirs, other, top)) return true;
    for (Set rest = mine; rest; rest &= rest - 1) {
        const Set card = rest & -rest;
        if (wins_by_canvas(mine ^ card, palette | card, theirs, other, top)) return true;
    }
    return false;
}

bool read_deal() {
    for (int& card : deck)
        if (std::scanf("%d", &card) != 1) return false;
    return true;
}

int main(int, char** words) {
    advanced = std::atoi(words[1]);
    limit = std::atol(words[2]);
    while (read_deal()) {
        Set hand[2] = {0, 0};
        for (int place = 0; place < 14; place++) hand[place / 7] |= bit(deck[place]);
        const Set palette[2] = {bit(deck[14]), bit(deck[15])};
        const int me = palette[0] > palette[1] ? 1 : 0;
        positions = 0;
        const std::clock_t start = std::clock();
        const bool won = wins(hand[me], palette[me], hand[1 - me], palette[1 - me], RED, 16);
        const double spent = 1000.0 * (std::clock() - start) / CLOCKS_PER_SEC;
        std::printf("%d %ld %f\n", positions > limit ? -1 : won ? me : 1 - me, positions, spent);
    }
}
