"""
Makes random turns, works out their odds with the models, and writes them as JSON, one turn a line.

    python3 test/models/generate.py --seed 1 --count 125 > turns.jsonl

makes 125 turns of each game. Each line has the scenario and, for each total of its turn, the chance of each value.
"""

import argparse
import json
import sys
from random import Random

import axis_and_allies
import random_axis_and_allies
import random_world_at_war
import random_world_in_flames
import world_at_war
import world_in_flames

GAMES = {
    'wif-ssw': (random_world_in_flames.random_turn, world_in_flames.Turn),
    'awaw': (random_world_at_war.random_turn, world_at_war.Turn),
    'aare': (lambda random: random_axis_and_allies.random_turn(random, 'aare'), axis_and_allies.Turn),
    'aa-depth': (lambda random: random_axis_and_allies.random_turn(random, 'aa-depth'), axis_and_allies.Turn),
}


def modelled(random, game):
    """A random scenario with the totals of its turn; None where it has no end, or nothing in it is left to the dice."""
    scenario_of, turn = GAMES[game]
    scenario = scenario_of(random)
    try:
        totals = turn(scenario).totals()
    except ValueError:
        return None
    if all(len(values) == 1 for values in totals.values()):
        return None
    return {
        'scenario': scenario,
        'totals': {
            '/'.join(path): {value: round(share, 11) for value, share in sorted(values.items()) if share > 1e-13}
            for path, values in sorted(totals.items())
        },
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=125, help='turns of each game')
    parser.add_argument('--game', choices=sorted(GAMES), action='append', help='this game alone')
    options = parser.parse_args()
    for game in options.game or GAMES:
        random = Random(f'{game} {options.seed}')
        made = 0
        while made < options.count:
            turn = modelled(random, game)
            if turn:
                made += 1
                json.dump(turn, sys.stdout, separators=(',', ':'))
                sys.stdout.write('\n')


if __name__ == '__main__':
    main()
