"""Turns of Axis & Allies: sea battles in the order of the file, each of which begins with what the earlier ones left of the forces.

Submarines that dived may not be attacked again until the turn of the next player: battles against the same power leave them out.
"""

from collections import defaultdict

from chances import totals_of
from sea_battle import AIRCRAFT, Battle, Group, Orders

#: Attack, defense, cost.
REVISED = {
    'trn': (0, 1, 8),
    'sub': (2, 2, 8),
    'dd': (3, 3, 12),
    'ftr': (3, 4, 10),
    'ac': (1, 3, 16),
    'bmbr': (4, 1, 15),
    'bb': (4, 4, 24),
}
#: By what a die of so many sides hits on, for the values of a d6.
DERIVED = {0: 0, 1: 3, 2: 7, 3: 10, 4: 13}

TITLES = {
    'trn': 'transports',
    'sub': 'submarines',
    'dd': 'destroyers',
    'ftr': 'fighters',
    'ac': 'aircraft carriers',
    'bmbr': 'bombers',
    'bb': 'battleships',
}
NAMES = {'us': 'the US', 'uk': 'the UK', 'japan': 'Japan', 'germany': 'Germany', 'ussr': 'the USSR'}


class Turn:
    """A scenario as data, and the odds of its turn."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.depths = scenario['ruleset'] == 'aa-depth'
        self.table = scenario.get('unitTable', 'revised-d6')
        self.sides = {'revised-d6': 6, 'derived-d20': 20, 'own-d12': 12}[self.table]
        self.forces = {force['id']: force for force in scenario.get('forces', [])}
        self.known = {}

    def totals(self):
        """The chance of each value of each total, by the path of the total."""
        start = tuple(
            sorted(((force['id'], kind), line['count']) for force in self.forces.values() for kind, line in lines_of(force['units']))
        )
        states = {(start, ()): 1.0}
        for battle in self.scenario['seaBattles']:
            after = defaultdict(float)
            for (left, sums), share in states.items():
                for (now, more), other in self._fought(battle, dict(left)).items():
                    after[now, added(sums, more)] += share * other
            states = after
        return totals_of(states)

    def _fought(self, battle, left):
        """The distribution of what is left of the forces, with what the battle adds to the totals."""
        sources, groups = [], []
        enemy = self._power(battle['attacker'])
        for side in ('attacker', 'defender'):
            found = list(self._units(battle, side, left, enemy))
            sources.append([source for source, _ in found])
            groups.append([group for _, group in found])
        if not all(groups):
            return {(tuple(sorted(left.items())), ()): 1.0}
        key = (battle['id'], *map(tuple, groups))
        if key not in self.known:
            orders = tuple(orders_of(battle[side].get('orders', {})) for side in ('attacker', 'defender'))
            self.known[key] = Battle(*groups, orders, self.sides, self.depths).outcomes()
        result = defaultdict(float)
        for (*ends, dived), share in self.known[key].items():
            now, sums = dict(left), {}
            for source, number in zip(sources[1], dived):
                if source and number:
                    now[*source, enemy] = now.get((*source, enemy), 0) + number
            for side, of, end, where in zip(('attacker', 'defender'), groups, ends, sources):
                for group, remaining, source in zip(of, end, where):
                    lost = group.count - remaining
                    if source:
                        now[source] -= lost
                    if lost:
                        owner = NAMES[group.power]
                        for total, number in ((f'{TITLES[group.type]} lost', lost), ('IPC lost', lost * group.cost)):
                            sums[owner, total] = sums.get((owner, total), 0) + number
            wanted = battle.get('expect', {}).get('outcome')
            if wanted and wanted == outcome(*ends):
                sums['expect', battle['id'], 'outcome'] = 1
            result[tuple(sorted(now.items())), tuple(sorted(sums.items()))] += share
        return result

    def _power(self, written):
        source = self.forces.get(written.get('from'))
        return source['power'] if source else written.get('power')

    def _units(self, battle, side, left, enemy):
        """The units of a side that are there, each with the line of a force that it comes from."""
        written = battle[side]
        rest = dict(left)
        for force in written.get('forces', [written]):
            source = self.forces.get(force.get('from'))
            power = source['power'] if source else force['power']
            own = dict(lines_of(source['units'])) if source else {}
            for kind, line in lines_of(force.get('units', source and source['units'])):
                place = (source['id'], kind) if source else None
                out_of_reach = left.get((*place, enemy), 0) if place and side == 'defender' else 0
                count = max(0, min(line['count'], rest[place] - out_of_reach)) if place else line['count']
                if place:
                    rest[place] -= count
                if count > 0:
                    yield place, self._group({**own.get(kind, {}), **line, 'count': count}, power)

    def _group(self, line, power):
        attack, defense, cost = self._values(line['type'])
        technologies = frozenset(self.scenario['powers'][power].get('technologies', ()))
        if line['type'] == 'sub' and 'super-submarines' in technologies:
            attack = 3
        if line['type'] == 'ftr' and 'jet-fighters' in technologies:
            defense = 5
        return Group(
            type=line['type'],
            power=power,
            count=line['count'],
            attack=attack,
            defense=defense,
            cost=cost,
            id=line.get('id', ''),
            dice=2 if line['type'] == 'bmbr' and 'heavy-bombers' in technologies else 1,
            hits=2 if line['type'] == 'bb' else 1,
            depth=line.get('depth', 'surfaced'),
            technologies=technologies,
        )

    def _values(self, kind):
        attack, defense, cost = REVISED[kind]
        if self.table == 'derived-d20':
            return DERIVED[attack], DERIVED[defense], cost
        if self.table == 'own-d12':
            own = self.scenario['units'][kind]
            return own['attack'], own['defense'], own['cost']
        return attack, defense, cost


def lines_of(units):
    """(name, line) of each kind of units: by its id, or by its type."""
    if isinstance(units, dict):
        return [(kind, {'type': kind, 'count': count}) for kind, count in units.items() if count]
    return [(line.get('id', line['type']), {'count': 1, **line}) for line in units]


def orders_of(orders):
    """Orders of a side as the battle takes them."""
    retreat = orders.get('retreat', {})
    return Orders(
        losses=tuple(orders.get('losses', ())),
        dive=orders.get('dive', {}).get('when', 'never'),
        submerge=orders.get('submerge', {}).get('when', 'never'),
        elect=orders.get('elect', {}).get('when', 'never'),
        search=orders.get('search', True),
        retreat_after=retreat.get('afterRound', 0),
        retreat_below=retreat.get('fewerThan', 0),
    )


def outcome(attacker, defender):
    """Who is left, in the words of a scenario."""
    return {
        (True, True): 'both-left',
        (True, False): 'attacker-wins',
        (False, True): 'defender-wins',
        (False, False): 'nobody-left',
    }[sum(attacker) > 0, sum(defender) > 0]


def added(sums, more):
    """Two tuples of (key, number) pairs as one."""
    numbers = dict(sums)
    for key, number in more:
        numbers[key] = numbers.get(key, 0) + number
    return tuple(sorted(numbers.items()))
