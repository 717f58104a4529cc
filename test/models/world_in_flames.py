"""
Turns of strategic submarine warfare (World in Flames, 1.2): engagements by impulse, with submarines, escorts and convoys that
later engagements meet again. Whoever was hit is out of action for the rest of the turn.

An engagement: both sides search with a d10; the lower total gains the difference as surprise points, which are spent as ordered;
then both sides fire at the same time, each on the Sub & ASW line of the naval combat chart.

Left out: naval air combat, US torpedoes, milchcows, carriers, bought submarines, effects that are more than there are units.
"""

from collections import defaultdict
from math import floor

from chances import joint, ten_sided, totals_of

STORMY = {'storm', 'blizzard'}
#: What an effect comes to where the defence roll is above the defence factor.
MILDER = {'X': 'D', 'D': 'A', 'A': None}
FATES = {'X': 'lost', 'D': 'to the repair pool', 'A': 'sent to port'}
WORDS = {'X': 'destroyed', 'D': 'damaged', 'A': 'aborted'}
PRICES = {'avoid': 4, 'target': 3}
COLUMN_PRICE = 2
LISTED = {'cw', 'us', 'free-french'}
NAMES = {'germany': 'Germany', 'italy': 'Italy', 'cw': 'the Commonwealth', 'us': 'the US', 'ussr': 'the USSR'}


class Turn:
    """A scenario as data, and the odds of its turn."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.units = {unit['id']: {**unit, 'power': force['power']} for force in scenario['forces'] for unit in force.get('units', [])}
        self.convoys = {
            convoy['id']: {**convoy, 'power': force['power']} for force in scenario['forces'] for convoy in force.get('convoys', [])
        }
        self.known = {}

    def totals(self):
        """The chance of each value of each total, by the path of the total."""
        states = {((), ()): 1.0}
        impulse = self.scenario.get('impulse', 0)
        engagements = sorted(self.scenario['engagements'], key=lambda one: one.get('impulse', impulse))
        for engagement in engagements:
            after = defaultdict(float)
            for (hit, sums), share in states.items():
                for (more, adds), other in self._fought(engagement, dict(hit)).items():
                    after[added(hit, more), added(sums, adds)] += share * other
            states = after
        return totals_of(states)

    def _left(self, written, hit):
        """A line of an engagement with as many units as are left."""
        if 'unit' not in written:
            return {'count': 1, **written}
        known = self.units[written['unit']]
        line = {'count': 1, **known, **written, 'id': written['unit']}
        size = known.get('count', 1)
        count = written.get('count', size)
        return {**line, 'count': min(count, size - hit.get(written['unit'], 0))}

    def _fought(self, engagement, hit):
        """The distribution of (units that are hit by id, what is added to the totals)."""
        subs = [self._left(line, hit) for line in engagement['subs']['units']]
        air = [line for line in subs if line['type'] != 'sub']
        subs = [line for line in subs if line['type'] == 'sub' and line.get('joins', True)]
        escorts = [self._left(line, hit) for line in engagement['convoy'].get('units', [])]
        convoy = engagement['convoy']
        known = self.convoys.get(convoy.get('from'), {})
        points = convoy.get('convoyPoints', known.get('convoyPoints', 0)) - hit.get(convoy.get('from'), 0)
        key = (engagement['id'], points, *(line['count'] for line in subs + escorts))
        if key not in self.known:
            self.known[key] = self._resolved(
                engagement,
                [line for line in subs if line['count'] > 0],
                [line for line in escorts if line['count'] > 0],
                air,
                points,
                convoy.get('convoyDefence', known.get('convoyDefence', 10)),
            )
        owners = {
            'subs': NAMES[engagement['subs']['power']],
            'convoy': NAMES[convoy.get('power', known.get('power'))],
        }
        result = defaultdict(float)
        for ends, share in self.known[key].items():
            now, sums = defaultdict(int), defaultdict(int)
            for kind, name, effect, number in ends:
                if kind == 'points':
                    sums[owners['convoy'], f'convoy points {FATES[effect]}'] += number
                    if 'from' in convoy:
                        now[convoy['from']] += number
                else:
                    owner, what = (owners['subs'], 'submarines') if kind == 'subs' else (owners['convoy'], 'escorts')
                    sums[owner, f'{what} {WORDS[effect]}'] += number
                    if name in self.units:
                        now[name] += number
            result[tuple(sorted(now.items())), tuple(sorted(sums.items()))] += share
        return result

    def _resolved(self, engagement, subs, escorts, air, points, defence):
        """The distribution of what was hit: sorted tuples of (kind, id, effect, number)."""
        if not subs:
            return {(): 1.0}
        result = defaultdict(float)
        fights = defaultdict(float)
        for (roll, other), share in joint(ten_sided(), ten_sided()).items():
            difference = convoy_total(engagement['weather'], other, escorts, points) - sub_total(engagement['weather'], roll, subs, air)
            fights[spending(engagement, difference, escorts)] += share
        weather = engagement['weather']
        factors = rounded(sum(line['count'] * self._attack(line, weather) for line in subs))
        asw = rounded(sum(line['count'] * self._asw(line) for line in escorts))
        ships = (points + 1) // 2
        for (avoided, sub_shift, asw_shift, targets), share in fights.items():
            if avoided:
                result[()] += share
                continue
            on_convoy = self._effects(factors, sub_shift, ships)
            on_subs = self._effects(asw, asw_shift, sum(line['count'] for line in subs))
            hits = [
                *hits_on_convoy(on_convoy, targets, escorts, points, defence),
                *hits_on_subs(on_subs, sorted(subs, key=lambda line: self._attack(line, weather)), engagement),
            ]
            for outcomes, other in joint(*(saved(effect, hit['defence']) for effect, hit in hits)).items():
                sums = defaultdict(int)
                for effect, (_, hit) in zip(outcomes, hits):
                    if effect:
                        sums[hit['kind'], hit['id'], effect] += hit['number']
                result[tuple(sorted((*key, number) for key, number in sums.items()))] += share * other
        return result

    def _attack(self, line, weather):
        """The adjusted attack of a submarine."""
        if line['section'] == 0:
            return 1
        if line['section'] == 4:
            return line['attack']
        column = {'storm': 'snow', 'blizzard': 'rain'}.get(weather, weather)
        return max(1, line['attack'] + self.scenario['tables']['sectionModifiers'][column][str(line['section'])])

    def _asw(self, line):
        """The ASW value of an escort."""
        if line['type'] == 'asw':
            return line['asw'] * (2 if line.get('darkRed') else 1)
        year = self.scenario['turn']['year'] if line.get('power') in LISTED else 0
        if line['type'] == 'nav':
            return line['airToSea'] * (0.5 if year < 1942 else 1)
        if line['cost1'] == 1:
            return 0.5 if year < 1942 else 1 if year < 1943 else 2
        return 0.5 if line['cost1'] == 2 and year >= 1943 else 0

    def _effects(self, factors, shift, ships):
        """The effects of a cell of the chart, the severest first."""
        chart = self.scenario['tables']['navalCombatChart']
        thresholds = chart['lines']['subAndAsw']
        column = sum(1 for least in thresholds if least <= factors) - 1
        if column < 0 or ships == 0:
            return []
        column = max(0, min(len(thresholds) - 1, column + shift))
        row = next(index for index, (least, most) in enumerate(chart['shipBands']) if least <= ships and (most is None or ships <= most))
        cell = chart['cells'][row][column]
        effects = [] if cell == '-' else [part[-1] for part in cell.split() for _ in range(int(part[:-1] or 1))]
        return sorted(effects, key='XDA'.index)


def rounded(factors):
    """To the nearest whole number, a half upward."""
    return floor(factors + 0.5)


def saved(effect, defence):
    """What becomes of an effect on a unit: it stands on a d10 roll of the defence factor or less. Without a factor it stands."""
    stands = 1.0 if defence is None else min(defence, 10) / 10
    return {outcome: share for outcome, share in ((effect, stands), (MILDER[effect], 1 - stands)) if share > 1e-15}


def sub_total(weather, roll, subs, air):
    """The modified search roll of the sub side."""
    total = roll - max(line['section'] for line in subs)
    if weather not in STORMY and any(line['section'] >= roll for line in air):
        total -= 1
    return total + (2 if weather in STORMY else 1 if weather in {'rain', 'snow'} else 0)


def convoy_total(weather, roll, escorts, points):
    """The modified search roll of the convoy side."""
    if weather in STORMY:
        return roll
    aircraft = 1 if any(line['type'] == 'nav' for line in escorts) else 0
    return roll - aircraft + ((points + 9) // 10 if points > 1 else 0)


def spending(engagement, difference, escorts):
    """What surprise points buy: (avoided, shift of the submarines, shift of the escorts, bought escorts)."""
    side = 'subs' if difference > 0 else 'convoy'
    points = abs(difference)
    written = engagement.get('orders', {}).get(side, {}).get('surprise', [])
    if isinstance(written, dict):
        reached = [int(least) for least in written['at'] if int(least) <= points]
        written = written['at'][str(max(reached))] if reached else []
    avoided, own, enemy, targets = False, 0, 0, []
    for purchase in written:
        columns = purchase.get('columns', 1)
        price = PRICES.get(purchase['buy'], COLUMN_PRICE * columns)
        if price > points:
            continue
        if purchase['buy'] == 'target' and purchase['unit'] not in {line['id'] for line in escorts}:
            continue
        points -= price
        if purchase['buy'] == 'avoid':
            avoided = True
        elif purchase['buy'] == 'own-column-up':
            own += columns
        elif purchase['buy'] == 'enemy-column-down':
            enemy -= columns
        else:
            targets.append(purchase['unit'])
    return (avoided, own, enemy, tuple(targets)) if side == 'subs' else (avoided, enemy, own, ())


def hits_on_convoy(effects, targets, escorts, points, defence):
    """Bought escorts take the worst effects, ships of the convoy the others: the owner gives up a leftover point first."""
    taken = [next(line for line in escorts if line['id'] == target) for target in targets][: len(effects)]
    for effect, line in zip(effects, taken):
        yield effect, {'kind': 'escorts', 'id': line['id'], 'defence': line.get('defence'), 'number': 1}
    ships = ([1] if points % 2 else []) + [2] * (points // 2)
    for effect, ship in zip(effects[len(taken) :], ships):
        yield effect, {'kind': 'points', 'id': '', 'defence': defence, 'number': ship}


def hits_on_subs(effects, subs, engagement):
    """The owner gives up submarines as ordered, then those of the lowest value, the severest effect first."""
    order = engagement.get('orders', {}).get('subs', {}).get('losses', [])
    ranked = sorted(subs, key=lambda line: order.index(line['id']) if line['id'] in order else len(order))
    boats = [line for line in ranked for _ in range(line['count'])]
    for effect, line in zip(effects, boats):
        yield effect, {'kind': 'subs', 'id': line['id'], 'defence': line.get('defence'), 'number': 1}


def added(sums, more):
    """Two tuples of (key, number) pairs as one."""
    numbers = dict(sums)
    for key, number in more:
        numbers[key] = numbers.get(key, 0) + number
    return tuple(sorted(numbers.items()))
