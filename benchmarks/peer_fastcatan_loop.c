/* A loop of random games around fastcatan's own exported functions.
 *
 * fastcatan's wheel exports reset_one and step_one but no function that plays a whole game, and calling them
 * from Python would time Python. This file holds nothing of fastcatan: peer_fastcatan.py compiles it, hands it
 * the addresses of the two functions and the place of the legal-move mask inside the state, and times it.
 */
#include <stdbool.h>
#include <stdint.h>

typedef void (*reset_function)(void *state, void *board, uint64_t seed);
typedef bool (*step_function)(void *state, const void *board, uint32_t action);

/* More than either struct needs (384 and 47 bytes in fastcatan 2.0.0), aligned for any vector load. */
static _Alignas(64) uint8_t state[4096];
static _Alignas(64) uint8_t board[4096];

static uint64_t random_state;

static uint32_t random_below(uint32_t bound) {
    random_state += 0x9e3779b97f4a7c15u;
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (uint32_t)(((z >> 32) * bound) >> 32);
}

/* Plays games and adds up decisions and turns; returns the number of games that got stuck (it must be 0). */
int64_t play(reset_function reset, step_function step, int64_t mask_offset, int32_t first_masked,
             int32_t end_turn, int64_t games, uint64_t seed, int64_t *decisions, int64_t *turns,
             int64_t *longest) {
    const uint64_t *mask = (const uint64_t *)(state + mask_offset);
    const int32_t words = (first_masked + 63) / 64;
    const uint64_t last = first_masked % 64 ? (1ull << (first_masked % 64)) - 1 : ~0ull;
    random_state = seed;
    for (int64_t game = 0; game < games; ++game) {
        int64_t game_turns = 0;
        reset(state, board, (seed << 32) + (uint64_t)game + 1);
        for (;;) {
            uint32_t legal[512], count = 0;
            for (int32_t word = 0; word < words; ++word) {
                uint64_t bits = mask[word] & (word == words - 1 ? last : ~0ull);
                for (; bits; bits &= bits - 1)
                    legal[count++] = (uint32_t)(word * 64 + __builtin_ctzll(bits));
            }
            if (count == 0)
                return games - game;
            uint32_t action = legal[random_below(count)];
            ++*decisions;
            game_turns += action == (uint32_t)end_turn;
            if (step(state, board, action))
                break;
        }
        *turns += game_turns;
        if (game_turns > *longest)
            *longest = game_turns;
    }
    return 0;
}
