/* Random matches of The Builders, written by hand in C: the yardstick for the speed of the Python engine, and an
 * independent reading of the rules that has to play the very same matches, choice for choice.
 *
 * It knows no card: `bench/yardstick.py` writes the cards and the matches to its input as plain numbers. A match is a
 * player count, a cap on rounds, and the words of two generators, one that deals and one that chooses.
 *
 *   builders check          play every match once and print a line of results for each
 *   builders time SECONDS   play them over and over for so long; print how many decisions, matches and seconds it took
 */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { CARDS = 128, SEATS = 4, ROW = 16, LEGAL = 4096 };
enum { END_TURN = 0 };

/* The cards and constants, as read. A machine has a second number as the worker it becomes. */
static int cards, first_worker, first_machine, first_machine_worker;
static int starting_coins, row_size, free_actions, action_price, end_points, coins_per_point;
static int takings, coins_taken[ROW];
static int apprentices, apprentice[CARDS];
static int reward[CARDS], points[CARDS], wage[CARDS];
static uint32_t requires[CARDS], produces[CARDS]; /* four counts, a byte each */

/* The numbers of the actions: cards of the rows by their own, then sendings, takings, the purchase of an action. */
static int first_send, first_take, buy_action, buildings;

typedef struct {
    uint32_t a, b, c, counter;
} Rng;

static uint32_t next32(Rng *rng) {
    uint32_t result = rng->a + rng->b + rng->counter++;
    rng->a = rng->b ^ (rng->b >> 9);
    rng->b = rng->c + (rng->c << 3);
    rng->c = ((rng->c << 21) | (rng->c >> 11)) + result;
    return result;
}

static int below(Rng *rng, uint32_t n) {
    uint64_t product = (uint64_t)next32(rng) * n;
    if ((uint32_t)product < n) {
        uint32_t floor = -n % n;
        while ((uint32_t)product < floor)
            product = (uint64_t)next32(rng) * n;
    }
    return (int)(product >> 32);
}

typedef struct {
    int count;
    uint8_t card[CARDS];
} Pile;

static void put(Pile *pile, int card) { pile->card[pile->count++] = (uint8_t)card; }

static int place(const Pile *pile, int card) {
    int at = 0;
    while (pile->card[at] != card)
        at++;
    return at;
}

static void take(Pile *pile, int card) {
    int at = place(pile, card);
    pile->count--;
    memmove(pile->card + at, pile->card + at + 1, (size_t)(pile->count - at));
}

static void shuffle(Rng *rng, Pile *pile) {
    for (int last = pile->count - 1; last > 0; last--) {
        int other = below(rng, (uint32_t)last + 1);
        uint8_t card = pile->card[last];
        pile->card[last] = pile->card[other];
        pile->card[other] = card;
    }
}

typedef struct {
    int players, round_cap;
    Rng deal, choose;
} Match;

typedef struct {
    int players, round_cap, first_player, round, seat, actions_left, over, end_triggered, capped;
    int coins[SEATS], card_points[SEATS];
    Pile building_deck, worker_deck, building_row, worker_row;
    Pile free[SEATS], sites[SEATS];
    uint8_t at_work[CARDS]; /* for each worker its site, 0 if it has none */
    uint8_t sent[CARDS];
    uint32_t produced[CARDS];
} State;

static void begin_turn(State *state, int seat) {
    state->seat = seat;
    state->actions_left = free_actions;
    for (int i = 0; i < state->sites[seat].count; i++)
        state->sent[state->sites[seat].card[i]] = 0;
}

static void turn_up(Pile *row, Pile *deck) {
    for (int i = 0; i < row_size; i++)
        put(row, deck->card[--deck->count]);
}

static void deal(State *state, const Match *match) {
    Rng rng = match->deal;
    memset(state, 0, sizeof *state);
    state->players = match->players;
    state->round_cap = match->round_cap;
    state->round = 1;
    for (int card = 1; card < first_worker; card++)
        put(&state->building_deck, card);
    shuffle(&rng, &state->building_deck);
    Pile young = {0};
    for (int i = 0; i < apprentices; i++)
        put(&young, apprentice[i]);
    shuffle(&rng, &young);
    for (int seat = 0; seat < state->players; seat++) {
        state->coins[seat] = starting_coins;
        put(&state->free[seat], young.card[seat]);
    }
    for (int card = first_worker; card < first_machine_worker; card++) {
        int dealt = 0;
        for (int seat = 0; seat < state->players; seat++)
            dealt |= young.card[seat] == card;
        if (!dealt)
            put(&state->worker_deck, card);
    }
    shuffle(&rng, &state->worker_deck);
    turn_up(&state->building_row, &state->building_deck);
    turn_up(&state->worker_row, &state->worker_deck);
    state->first_player = below(&rng, (uint32_t)state->players);
    begin_turn(state, state->first_player);
}

static int legal(const State *state, int *actions) {
    int seat = state->seat, left = state->actions_left, coins = state->coins[seat], count = 0;
    if (left == 0) {
        actions[count++] = END_TURN;
        if (coins >= action_price)
            actions[count++] = buy_action;
        return count;
    }
    for (int i = 0; i < state->building_row.count; i++)
        actions[count++] = state->building_row.card[i];
    for (int i = 0; i < state->worker_row.count; i++)
        actions[count++] = state->worker_row.card[i];
    for (int taken = 1; taken <= takings && taken <= left; taken++)
        actions[count++] = first_take + taken - 1;
    if (coins >= action_price)
        actions[count++] = buy_action;
    const Pile *free = &state->free[seat], *sites = &state->sites[seat];
    for (int i = 0; i < free->count; i++) {
        int worker = free->card[i];
        if (wage[worker] > coins)
            continue;
        int sending = first_send + (worker - first_worker) * buildings - 1;
        for (int j = 0; j < sites->count; j++)
            if (state->sent[sites->card[j]] < left)
                actions[count++] = sending + sites->card[j];
    }
    return count;
}

static void take_from_row(State *state, Pile *row, Pile *deck, int card) {
    state->actions_left--;
    if (deck->count)
        row->card[place(row, card)] = deck->card[--deck->count];
    else
        take(row, card);
}

static int enough(uint32_t have, uint32_t need) {
    for (int shift = 0; shift < 32; shift += 8)
        if (((have >> shift) & 255) < ((need >> shift) & 255))
            return 0;
    return 1;
}

static void finish(State *state, int seat, int site) {
    take(&state->sites[seat], site);
    for (int worker = first_worker; worker < cards; worker++)
        if (state->at_work[worker] == site) {
            state->at_work[worker] = 0;
            put(&state->free[seat], worker);
        }
    state->coins[seat] += reward[site];
    state->card_points[seat] += points[site];
    if (site >= first_machine)
        put(&state->free[seat], site - first_machine + first_machine_worker);
}

static void send(State *state, int seat, int worker, int site) {
    state->actions_left -= ++state->sent[site];
    state->coins[seat] -= wage[worker];
    take(&state->free[seat], worker);
    state->at_work[worker] = (uint8_t)site;
    state->produced[site] += produces[worker];
    if (enough(state->produced[site], requires[site]))
        finish(state, seat, site);
}

static void end_turn(State *state) {
    int seat = state->seat;
    if (state->card_points[seat] >= end_points)
        state->end_triggered = 1;
    int following = (seat + 1) % state->players;
    if (following == state->first_player) {
        if (state->end_triggered || state->round == state->round_cap) {
            state->over = 1;
            state->capped = !state->end_triggered;
            return;
        }
        state->round++;
    }
    begin_turn(state, following);
}

static void apply(State *state, int action) {
    int seat = state->seat;
    if (action == END_TURN) {
        end_turn(state);
        return;
    }
    if (action < first_worker) {
        take_from_row(state, &state->building_row, &state->building_deck, action);
        put(&state->sites[seat], action);
    } else if (action < first_send) {
        take_from_row(state, &state->worker_row, &state->worker_deck, action);
        put(&state->free[seat], action);
    } else if (action < first_take) {
        int index = action - first_send;
        send(state, seat, first_worker + index / buildings, 1 + index % buildings);
    } else if (action < buy_action) {
        int actions = action - first_take + 1;
        state->actions_left -= actions;
        state->coins[seat] += coins_taken[actions];
    } else {
        state->coins[seat] -= action_price;
        state->actions_left++;
    }
}

/* Play to the end; how many decisions there were. Where only one action is legal, there is nothing to decide. */
static int play(State *state, Rng rng, uint32_t *checksum) {
    int actions[LEGAL], decisions = 0;
    while (!state->over) {
        int count = legal(state, actions), action = actions[0];
        if (count > 1) {
            action = actions[below(&rng, (uint32_t)count)];
            decisions++;
            *checksum = *checksum * 31 + (uint32_t)action;
        }
        apply(state, action);
    }
    return decisions;
}

static long number(void) {
    long value;
    if (scanf("%ld", &value) != 1) {
        fprintf(stderr, "builders: the input ends too early.\n");
        exit(2);
    }
    return value;
}

static void read_cards(void) {
    cards = (int)number();
    first_machine = (int)number();
    first_worker = (int)number();
    first_machine_worker = (int)number();
    starting_coins = (int)number();
    row_size = (int)number();
    free_actions = (int)number();
    action_price = (int)number();
    end_points = (int)number();
    coins_per_point = (int)number();
    takings = (int)number();
    for (int actions = 1; actions <= takings; actions++)
        coins_taken[actions] = (int)number();
    apprentices = (int)number();
    for (int i = 0; i < apprentices; i++)
        apprentice[i] = (int)number();
    for (int card = 1; card < cards; card++) {
        requires[card] = (uint32_t)number();
        produces[card] = (uint32_t)number();
        reward[card] = (int)number();
        points[card] = (int)number();
        wage[card] = (int)number();
    }
    buildings = first_worker - 1;
    first_send = first_machine_worker;
    first_take = first_send + (cards - first_worker) * buildings;
    buy_action = first_take + takings;
}

static Rng read_rng(void) {
    Rng rng;
    rng.a = (uint32_t)number();
    rng.b = (uint32_t)number();
    rng.c = (uint32_t)number();
    rng.counter = (uint32_t)number();
    return rng;
}

static Match *read_matches(int count) {
    Match *matches = calloc((size_t)count, sizeof *matches);
    if (!matches)
        exit(2);
    for (int i = 0; i < count; i++) {
        matches[i].players = (int)number();
        matches[i].round_cap = (int)number();
        matches[i].deal = read_rng();
        matches[i].choose = read_rng();
    }
    return matches;
}

static void check(const Match *matches, int count) {
    for (int i = 0; i < count; i++) {
        State state;
        uint32_t checksum = 0;
        deal(&state, &matches[i]);
        int decisions = play(&state, matches[i].choose, &checksum);
        printf("%d %u %d %d", decisions, checksum, state.round, state.capped);
        for (int seat = 0; seat < state.players; seat++)
            printf(" %d", state.card_points[seat] + state.coins[seat] / coins_per_point);
        printf("\n");
    }
}

static void measure(const Match *matches, int count, double seconds) {
    long long decisions = 0, played = 0;
    uint32_t checksum = 0;
    clock_t start = clock(), now = start;
    while ((double)(now - start) < seconds * CLOCKS_PER_SEC) {
        State state;
        const Match *match = &matches[played++ % count];
        deal(&state, match);
        decisions += play(&state, match->choose, &checksum);
        now = clock();
    }
    printf("%lld %lld %.6f %u\n", decisions, played, (double)(now - start) / CLOCKS_PER_SEC, checksum);
}

int main(int argc, char **argv) {
    int timing = argc == 3 && !strcmp(argv[1], "time");
    if (!timing && !(argc == 2 && !strcmp(argv[1], "check"))) {
        fprintf(stderr, "usage: builders check | builders time SECONDS, the cards and matches on its input\n");
        return 2;
    }
    read_cards();
    int count = (int)number();
    Match *matches = read_matches(count);
    if (timing)
        measure(matches, count, atof(argv[2]));
    else
        check(matches, count);
    free(matches);
    return 0;
}
