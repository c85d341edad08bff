// Rainbow (Spaan) by hand in C++, the twin of irisdeck/games/duel/rules.py: same algorithm, same order of moves, same games.
// duel SEED GAMES REPETITIONS
#include "chance.hpp"

enum Face { LIGHT = 7, SHADE };
enum Action { NORMAL, BLIND = 3, TURN = 6, END = 12 };

constexpr int CARDS = 57;
constexpr int EMPTY = -1;

struct Duel {
    static constexpr int SEATS = 2, MAX_MOVES = 12;

    Chance chance;
    std::array<Set, 2> shown{}, pile{};
    int players = 2, first = -1, seat = 0, over = 0, laid = 0, front = 0, back = 0, length = 0, colors = 0;
    bool end_after_flip = true, turned = false;
    std::array<std::uint8_t, CARDS> deck{};
    std::array<std::int8_t, 6> hand{};
    std::array<std::uint8_t, 6> row{};

    int face(int card, int side) const { return deck[card] >> 4 * side & 15; }

    // -- Deal --

    void open_box() {
        int n = 0;
        for (int a = 0; a < 7; a++)
            for (int b = a + 1; b < 7; b++)
                for (int copy = 0; copy < 2; copy++) deck[n++] = static_cast<std::uint8_t>(a | b << 4);
        for (int color = 0; color < 7; color++) deck[n++] = static_cast<std::uint8_t>(color | LIGHT << 4);
        for (int color = 0; color < 7; color++) deck[n++] = static_cast<std::uint8_t>(color | SHADE << 4);
        deck[n] = LIGHT | SHADE << 4;
    }

    void deal(std::uint64_t seed) {
        chance.rng = seed;
        if (first < 0) first = chance.below(2);
        for (int last = CARDS - 1; last >= 0; last--) {
            const int pick = chance.below(2 * last + 2);
            const std::uint8_t card = deck[pick >> 1];
            deck[pick >> 1] = deck[last];
            deck[last] = pick & 1 ? static_cast<std::uint8_t>(card >> 4 | card << 4) : card;
        }
        for (int place = 0; place < 3; place++) {
            hand[place] = static_cast<std::int8_t>(place);
            hand[3 + place] = static_cast<std::int8_t>(CARDS - 1 - place);
        }
        front = 3;
        back = CARDS - 3;
        seat = first;
    }

    // -- Moves --

    int moves(int* out) const {
        int n = 0;
        if (turned || laid == 0)
            for (int place = 0; place < 3; place++)
                if (hand[3 * seat + place] != EMPTY) {
                    out[n++] = NORMAL + place;
                    out[n++] = BLIND + place;
                }
        if (!turned)
            for (int place = 0; place < length; place++) out[n++] = TURN + place;
        if (laid && (end_after_flip || !turned)) out[n++] = END;
        return n;
    }

    // -- Apply --

    void apply(int move) {
        if (move == END) end_turn();
        else if (move >= TURN) turn(move - TURN);
        else if (move >= BLIND) lay(move - BLIND, seat ^ 1);
        else lay(move, seat);
    }

    void lay(int place, int side) {
        const int card = hand[3 * seat + place];
        hand[3 * seat + place] = EMPTY;
        row[length++] = static_cast<std::uint8_t>(2 * card + side);
        laid++;
        turned = false;
        settle(card, side);
    }

    void turn(int place) {
        const int card = row[place] >> 1, side = row[place] & 1;
        colors &= ~(1 << face(card, side));
        row[place] ^= 1;
        turned = true;
        settle(card, side ^ 1);
    }

    void settle(int card, int side) {
        shown[side] |= Set{1} << card;
        const int up = face(card, side);
        if (up == SHADE || colors >> up & 1) return end_round(1 - seat);
        if (up != LIGHT) colors |= 1 << up;
        if (length == 6) end_round(seat);
        else if (laid == 3) end_turn();
    }

    // -- End of turn, round and game --

    void end_round(int winner) {
        for (int place = 0; place < length; place++) pile[winner] |= Set{1} << (row[place] >> 1);
        length = 0;
        colors = 0;
        const int mover = seat;
        seat = 1 - winner;
        refill(mover);
    }

    void end_turn() {
        const int mover = seat;
        seat = 1 - mover;
        refill(mover);
    }

    void refill(int player) {
        laid = 0;
        turned = false;
        std::int8_t* const mine = &hand[3 * player];
        const int missing = (mine[0] == EMPTY) + (mine[1] == EMPTY) + (mine[2] == EMPTY);
        if (missing > back - front) {
            over = 1;
            return;
        }
        for (int place = 0; place < 3; place++)
            if (mine[place] == EMPTY) mine[place] = static_cast<std::int8_t>(player == 0 ? front++ : --back);
    }

    int score(int player) const { return bit_count(pile[player]); }
};

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    Duel blank;
    blank.open_box();
    return report(blank, std::strtoull(argv[1], nullptr, 10), std::atol(argv[2]), std::atol(argv[3]));
}
