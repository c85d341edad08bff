// What the C++ twins share: the 62-bit generator of irisdeck/engine/state.py and random play as in irisdeck/engine/loops.py.
// A twin draws the same numbers in the same order, so it plays the very same games and only the speed differs.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using Set = std::uint64_t; // one bit per card

inline int bit_count(Set cards) { return __builtin_popcountll(cards); }
inline int bit_length(Set cards) { return cards ? 64 - __builtin_clzll(cards) : 0; }

// -- Chance --

constexpr std::uint64_t MASK = (std::uint64_t{1} << 62) - 1;
constexpr std::uint64_t STEP = 0x1E3779B97F4A7C15;

inline std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ z >> 30) * 0x3F58476D1CE4E5B9 & MASK;
    z = (z ^ z >> 27) * 0x14D049BB133111EB & MASK;
    return z ^ z >> 31;
}

inline std::uint64_t stream(std::uint64_t seed, std::uint64_t index) {
    return mixed((mixed(seed & MASK) + index * STEP) & MASK);
}

struct Chance {
    std::uint64_t rng = 0;

    // A number from 0 to n - 1.
    int below(int n) {
        rng = (rng + STEP) & MASK;
        return static_cast<int>((mixed(rng) >> 30) * static_cast<std::uint64_t>(n) >> 32);
    }
};

// -- Random play --

template <class Game> int play_out(Game& game, std::uint64_t seed) {
    std::array<Chance, Game::SEATS> dice;
    std::array<int, Game::MAX_MOVES> out;
    game.deal(stream(seed, 0));
    for (int seat = 0; seat < game.players; seat++) dice[seat].rng = stream(seed, 1 + seat);
    int decisions = 0;
    for (; !game.over; decisions++) {
        const int legal = game.moves(out.data());
        game.apply(out[dice[game.seat].below(legal)]);
    }
    return decisions;
}

// Plays repetitions x games different games, a batch at a time; prints decisions, CPU seconds, the scores by seat.
template <class Game> int report(const Game& blank, std::uint64_t seed, long games, long repetitions) {
    std::vector<Game> batch(games);
    std::array<long, Game::SEATS> scores{};
    long decisions = 0;
    std::clock_t spent = 0;
    for (long repetition = 0; repetition < repetitions; repetition++) {
        batch.assign(games, blank);
        const std::clock_t start = std::clock();
        for (long i = 0; i < games; i++) decisions += play_out(batch[i], stream(seed, repetition * games + i));
        spent += std::clock() - start;
        for (const Game& game : batch)
            for (int seat = 0; seat < game.players; seat++) scores[seat] += game.score(seat);
    }
    std::printf("%ld %.6f", decisions, static_cast<double>(spent) / CLOCKS_PER_SEC);
    for (int seat = 0; seat < blank.players; seat++) std::printf(" %ld", scores[seat]);
    std::printf("\n");
    return 0;
}
