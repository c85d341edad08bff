// Red7 by hand in C++, the twin of irisdeck/games/red7/rules.py: same algorithm, same order of moves, same games.
// red7 PLAYERS ADVANCED ACTIONS SEED GAMES REPETITIONS
#include "chance.hpp"

enum Color { VIOLET = 1, INDIGO, BLUE, GREEN, YELLOW, ORANGE, RED };
enum Phase { START, SEVEN, FIVE, ONE, CANVAS, DRAW_LAST, DRAW_MID };
enum Kind {
    LAY, PAINT = 1 << 6, PAINT_BY_7 = 2 << 6, TAKE_BY_1 = 3 << 6,
    DRAW = 4 << 6, KEEP = 5 << 6, END = 6 << 6, PASS = 7 << 6
};

constexpr int CARDS = 49;
constexpr int GOAL[] = {0, 0, 40, 35, 30};
constexpr Set NUMBER = 0b1111111;
constexpr Set COLOR = 1 | Set{1} << 7 | Set{1} << 14 | Set{1} << 21 | Set{1} << 28 | Set{1} << 35 | Set{1} << 42;
constexpr Set EVEN = NUMBER << 7 | NUMBER << 21 | NUMBER << 35;
constexpr Set LOW = NUMBER | NUMBER << 7 | NUMBER << 14;

constexpr Set bit(int card) { return Set{1} << card >> 1; }
constexpr int number(int card) { return (card + 6) / 7; }
constexpr int color(int card) { return (card - 1) % 7 + 1; }

// -- The seven rules of the canvas --

int strength(Set cards) { return bit_count(cards) * 64 + bit_length(cards); }
Set stronger(Set a, Set b) { return strength(a) > strength(b) ? a : b; }
Set highest(Set cards) { return bit(bit_length(cards)); }

Set best_group(Set palette, Set group, int step) {
    Set best = 0;
    for (int k = 0; k < 7; k++, group <<= step)
        if (palette & group) best = stronger(palette & group, best);
    return best;
}

Set highest_of_each_color(Set palette) {
    Set cards = 0;
    while (palette) {
        const int card = bit_length(palette);
        cards |= bit(card);
        palette &= ~(COLOR << (card - 1) % 7);
    }
    return cards;
}

Set best_run(Set palette) {
    Set best = 0, run = 0;
    for (int k = 0; k < 7; k++) {
        const Set same = palette & NUMBER << 7 * k;
        if (same) {
            run |= highest(same);
            best = stronger(run, best);
        } else {
            run = 0;
        }
    }
    return best;
}

Set counting(Set palette, int rule) {
    switch (rule) {
    case RED: return highest(palette);
    case GREEN: return palette & EVEN;
    case VIOLET: return palette & LOW;
    case ORANGE: return best_group(palette, NUMBER, 7);
    case YELLOW: return best_group(palette, COLOR, 1);
    case BLUE: return highest_of_each_color(palette);
    default: return best_run(palette);
    }
}

// -- The same without gathering the cards --

struct Most {
    Set places;
    int count;
};

Most most(Set places, Set fours, Set twos, Set ones) {
    int count = 0;
    if (places & fours) places &= fours, count = 4;
    if (places & twos) places &= twos, count += 2;
    if (places & ones) places &= ones, count += 1;
    return {places, count};
}

int power_of_a_number(Set palette) {
    Set counts = (palette & 0b1010101 * COLOR) + (palette >> 1 & 0b0010101 * COLOR);
    counts = (counts & 0b0110011 * COLOR) + (counts >> 2 & 0b0010011 * COLOR);
    counts = (counts & 0b111 * COLOR) + (counts >> 4 & 0b111 * COLOR);
    const Most best = most(COLOR, counts >> 2, counts >> 1, counts);
    return best.count * 64 + bit_length(palette & NUMBER << (bit_length(best.places) - 1));
}

int power_of_a_color(Set palette) {
    const Set low = palette ^ palette >> 7 ^ palette >> 14;
    const Set low_twos = (palette & palette >> 7) | ((palette ^ palette >> 7) & palette >> 14);
    const Set high = palette >> 21 ^ palette >> 28 ^ palette >> 35;
    const Set high_twos = (palette >> 21 & palette >> 28) | ((palette >> 21 ^ palette >> 28) & palette >> 35);
    const Set twos = (low & high) | ((low ^ high) & palette >> 42);
    const Set fours = (low_twos & high_twos) | ((low_twos ^ high_twos) & twos);
    const Most best = most(NUMBER, fours, low_twos ^ high_twos ^ twos, low ^ high ^ palette >> 42);
    return best.count * 64 + bit_length(palette & COLOR * best.places);
}

Set colors_of(Set cards) {
    cards |= cards >> 28;
    cards |= cards >> 14;
    return (cards | cards >> 7) & NUMBER;
}

int power_of_the_colors(Set palette) { return bit_count(colors_of(palette)) * 64 + bit_length(palette); }

constexpr int longest_run(int numbers) {
    int best = 0, length = 0;
    for (int k = 0; k < 7; k++) {
        length = numbers >> k & 1 ? length + 1 : 0;
        if (length && (length << 6 | 7 * (k + 1)) > best) best = length << 6 | 7 * (k + 1);
    }
    return best;
}

constexpr auto RUNS = [] {
    std::array<int, 128> runs{};
    for (int numbers = 0; numbers < 128; numbers++) runs[numbers] = longest_run(numbers);
    return runs;
}();
constexpr Set GATHER =
    Set{1} << 42 | Set{1} << 36 | Set{1} << 30 | Set{1} << 24 | Set{1} << 18 | Set{1} << 12 | Set{1} << 6;
constexpr Set ALL = (Set{1} << CARDS) - 1;

int power_of_a_run(Set palette) {
    const Set numbers = (((palette & 63 * COLOR) + 63 * COLOR) | palette) >> 6 & COLOR;
    const int run = RUNS[(numbers * GATHER & ALL) >> 42];
    return (run & ~63) + bit_length(palette & ((Set{1} << (run & 63)) - 1));
}

int power(Set palette, int rule) {
    switch (rule) {
    case RED: return palette ? 64 + bit_length(palette) : 0;
    case GREEN: return strength(palette & EVEN);
    case VIOLET: return strength(palette & LOW);
    case ORANGE: return power_of_a_number(palette);
    case YELLOW: return power_of_a_color(palette);
    case BLUE: return power_of_the_colors(palette);
    default: return power_of_a_run(palette);
    }
}

int outdoes(Set mine, Set theirs) {
    return (strength(mine & LOW) > strength(theirs & LOW)) | (power_of_a_run(mine) > power_of_a_run(theirs)) << 1
        | (power_of_the_colors(mine) > power_of_the_colors(theirs)) << 2
        | (strength(mine & EVEN) > strength(theirs & EVEN)) << 3
        | (power_of_a_color(mine) > power_of_a_color(theirs)) << 4
        | (power_of_a_number(mine) > power_of_a_number(theirs)) << 5 | (mine > theirs) << 6;
}

int points(Set cards) {
    int value = 0;
    for (int k = 0; k < 7; k++) value += (k + 1) * bit_count(cards & NUMBER << 7 * k);
    return value;
}

int write(int* out, int n, int kind, Set cards) {
    for (; cards; cards &= cards - 1) out[n++] = kind + bit_length(cards & -cards);
    return n;
}

// -- A position --

struct Red7 {
    static constexpr int SEATS = 4, MAX_MOVES = 100;

    Chance chance;
    Set canvas = 0;
    std::array<Set, SEATS> hand{}, palette{}, known{}, scored{};
    int players = 0, seat = 0, over = 0, redeals = 0, alive = 0, rule = 0;
    int cover = 0, last = 0, top = 0, cards = CARDS, open = 0;
    std::array<int, SEATS> ones{};
    Phase phase = START;
    bool advanced = false, actions = false, bound = false;
    std::array<std::uint8_t, CARDS> deck{};

    bool in(int other) const { return alive >> other & 1; }

    bool leads(int color) const {
        const int mine = power(palette[seat], color);
        if (mine == 0) return false;
        for (int other = 0; other < players; other++)
            if (other != seat && in(other) && power(palette[other], color) > mine) return false;
        return true;
    }

    Set led(Set rules) const {
        int other = seat;
        for (int k = 1; k < players; k++) {
            other = other + 1 < players ? other + 1 : 0;
            if (in(other) && rules) rules &= outdoes(palette[seat], palette[other]);
        }
        return rules;
    }

    // -- Deal --

    void deal(std::uint64_t seed) {
        chance.rng = seed;
        shuffle();
        lay_out();
    }

    void shuffle() {
        const Set gone = scored[0] | scored[1] | scored[2] | scored[3];
        cards = 0;
        for (int card = 1; card <= CARDS; card++)
            if (!(gone & bit(card))) deck[cards++] = static_cast<std::uint8_t>(card);
        for (int place = cards; place < CARDS; place++) deck[place] = 0;
        for (int place = cards - 1; place > 0; place--) {
            const int pick = chance.below(place + 1);
            const std::uint8_t card = deck[pick];
            deck[pick] = deck[place];
            deck[place] = card;
        }
    }

    void lay_out() {
        int best = 0;
        for (int player = 0; player < players; player++) {
            known[player] = 0;
            ones[player] = 0;
            hand[player] = 0;
            for (int place = 7 * player; place < 7 * player + 7; place++) hand[player] |= bit(deck[place]);
            palette[player] = bit(deck[7 * players + player]);
            if (palette[player] > palette[best]) best = player;
        }
        seat = (best + 1) % players;
        top = 8 * players;
        alive = (1 << players) - 1;
        rule = RED;
        canvas = 0;
        cover = 0;
        open = 0;
        start_turn();
    }

    void start_turn() {
        phase = START;
        last = 0;
        bound = false;
    }

    // -- Moves --

    int moves(int* out) {
        int n = 0;
        if (phase == START || phase == FIVE) n = write(out, n, LAY, layable());
        if (phase == START || phase == CANVAS) n = write(out, n, PAINT, paintable());
        if (phase == SEVEN) n = write(out, n, PAINT_BY_7, paintable_by_7());
        if (phase == ONE) n = write(out, n, TAKE_BY_1, takeable());
        if (phase >= DRAW_LAST) {
            out[n++] = DRAW;
            out[n++] = KEEP;
        }
        if (phase == START) out[n++] = PASS;
        if (phase == CANVAS && (!bound || leads(rule))) out[n++] = END;
        return n;
    }

    Set paintable() const { return hand[seat] & COLOR * led(colors_of(hand[seat])); }

    Set layable() {
        const Set mine = hand[seat];
        Set ones = mine & NUMBER;
        if (!actions || !ones || !victims()) return mine;
        Set found = mine ^ ones;
        for (; ones; ones &= ones - 1) {
            const Set one = ones & -ones;
            hand[seat] ^= one;
            palette[seat] ^= one;
            if (takeable()) found |= one;
            hand[seat] ^= one;
            palette[seat] ^= one;
        }
        return found;
    }

    Set paintable_by_7() {
        Set found = 0;
        for (Set rest = palette[seat] & ~bit(last); rest; rest &= rest - 1) {
            const Set low = rest & -rest;
            palette[seat] ^= low;
            if (leads(color(bit_length(low)))) found |= low;
            palette[seat] ^= low;
        }
        return found;
    }

    int victims() const {
        int seats = 0;
        for (int other = 0; other < players; other++)
            if (other != seat && in(other) && palette[other] & (palette[other] - 1)) seats |= 1 << other;
        return seats;
    }

    Set takeable() {
        const int seats = victims();
        const Set ways = colors_of(hand[seat]);
        Set found = 0;
        for (int other = 0; other < players; other++) {
            for (Set rest = seats >> other & 1 ? palette[other] : 0; rest; rest &= rest - 1) {
                const Set low = rest & -rest;
                palette[other] ^= low;
                if (leads(rule) || led(ways)) found |= low;
                palette[other] ^= low;
            }
        }
        return found;
    }

    // -- Apply --

    void apply(int move) {
        const int card = move & 63;
        switch (move & ~63) {
        case LAY: return lay(card);
        case PAINT:
            leave_hand(card);
            if (paint(card)) phase = DRAW_LAST;
            else end_turn();
            return;
        case PAINT_BY_7:
            palette[seat] ^= bit(card);
            phase = paint(card) ? DRAW_MID : CANVAS;
            return;
        case TAKE_BY_1: return take(card);
        case PASS: return go_out();
        case DRAW: draw(); [[fallthrough]];
        default:
            if (phase == DRAW_MID) phase = CANVAS;
            else end_turn();
        }
    }

    void leave_hand(int card) {
        hand[seat] ^= bit(card);
        known[seat] &= ~bit(card);
        if (ones[seat] && number(card) == 1) ones[seat]--;
    }

    void lay(int card) {
        leave_hand(card);
        palette[seat] |= bit(card);
        last = card;
        phase = CANVAS;
        if (actions) act(number(card));
    }

    void act(int odd) {
        if (odd == 7 && paintable_by_7()) phase = SEVEN;
        else if (odd == 5 && layable()) phase = FIVE;
        else if (odd == 5) ones[seat] = bit_count(hand[seat]);
        else if (odd == 3) draw();
        else if (odd == 1 && victims()) {
            phase = ONE;
            bound = true;
        }
    }

    void draw() {
        if (top == cards) return;
        const Set card = bit(deck[top++]);
        hand[seat] |= card;
        if (open) {
            open--;
            known[seat] |= card;
        }
    }

    bool paint(int card) {
        canvas |= bit(card);
        cover = card;
        rule = color(card);
        return number(card) > bit_count(palette[seat]) && advanced && top < cards;
    }

    void take(int card) {
        for (int other = 0; other < players; other++) palette[other] &= ~bit(card);
        deck[--top] = static_cast<std::uint8_t>(card);
        open++;
        phase = CANVAS;
    }

    // -- End of turn, round and game --

    void end_turn() {
        if (leads(rule)) next_turn();
        else go_out();
    }

    void go_out() {
        alive ^= 1 << seat;
        next_turn();
        if (alive == 1 << seat) end_round();
    }

    void next_turn() {
        do seat = seat + 1 == players ? 0 : seat + 1;
        while (!in(seat));
        start_turn();
    }

    void end_round() {
        over = 1;
        if (!advanced) return;
        const Set won = counting(palette[seat], rule);
        scored[seat] |= won;
        palette[seat] ^= won;
        int left = CARDS;
        for (int player = 0; player < players; player++) left -= bit_count(scored[player]);
        if (left < 8 * players || points(scored[seat]) >= GOAL[players]) return;
        over = 0;
        redeals++;
        shuffle();
        lay_out();
    }

    int score(int player) const {
        if (advanced) return points(scored[player]);
        return over && in(player);
    }
};

int main(int argc, char** argv) {
    if (argc != 7) return 2;
    Red7 blank;
    blank.players = std::atoi(argv[1]);
    blank.advanced = std::atoi(argv[2]);
    blank.actions = std::atoi(argv[3]);
    return report(blank, std::strtoull(argv[4], nullptr, 10), std::atol(argv[5]), std::atol(argv[6]));
}
