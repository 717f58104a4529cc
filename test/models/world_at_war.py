"""
Turns of A World at War: rounds of naval combat, and fleet combats between destroyers, with the same ships. What is sunk is gone,
what is damaged stays damaged, and hits too few to damage a ship are kept.

A round: each side rolls dice for its search; a die that shows the number of an enemy combat group finds it. Each result buys one
air strike on the group: the ships fire at the squadrons (air defense), and those that are left roll 2d6 for each target.

Left out: combat air patrol and cover, submarines, fleet combat of anything but destroyers, surprise beyond level 3.
"""

from collections import defaultdict

from chances import joint, totals_of, two_dice
from naval_tables import AIR_DEFENSE, FACTORS, SQUADRONS

NAMES = {'japan': 'Japan', 'us': 'the US'}
CARRIERS = {'cv': 3, 'cvl': 2, 'cvb': 4}
SIZES = {**CARRIERS, 'bb': 4, 'bc': 3, 'pb': 2}


class Turn:
    """A scenario as data, and the odds of its turn. The state of a ship is its hits; of light ships (sunk, damaged)."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.units = {unit['id']: {**unit, 'nation': force['nation']} for force in scenario['forces'] for unit in force['units']}
        self.modifiers = {entry['nation']: entry for entry in scenario['tables']['nationality']['entries']}
        self.critical = scenario['tables'].get('criticalHits', {}).get('results', {})

    def totals(self):
        """The chance of each value of each total, by the path of the total."""
        start = tuple((name, (0, 0)) for name in sorted(self.units))
        states = {(start, ()): 1.0}
        for kind, combat in self._combats():
            after = defaultdict(float)
            for (ships, sums), share in states.items():
                for now, other in self._fought(kind, combat, dict(ships)).items():
                    after[now, added(sums, self._gained(combat, ships, now))] += share * other
            states = after
        return totals_of(states)

    def _combats(self):
        """Rounds by their numbers; fleet combats stand behind them."""
        rounds = sorted(self.scenario.get('navalRounds', []), key=lambda one: one['number'])
        return [('round', one) for one in rounds] + [('fleet', one) for one in self.scenario.get('fleetCombats', [])]

    def _gained(self, combat, before, after):
        sums = defaultdict(int)
        for (name, old), (_, new) in zip(before, after):
            unit = self.units[name]
            lost = self._factors_sunk(name, new) - self._factors_sunk(name, old)
            if lost:
                sums[NAMES[unit['nation']], 'naval factors sunk'] += lost
            for key, wanted in combat.get('expect', {}).get('ships', {}).get(name, {}).items():
                sunk = lost // (2 if unit['type'] == 'ca' else 1) if is_light(unit) else int(lost > 0)
                if key == 'sunk' and sunk >= wanted['min']:
                    sums['expect', combat['id'], 'ships', name, 'sunk'] = 1
        return tuple(sorted(sums.items()))

    def _factors_sunk(self, name, state):
        unit = self.units[name]
        if is_light(unit):
            return state[0] * (2 if unit['type'] == 'ca' else 1)
        return size_of(unit) if state[0] >= size_of(unit) else 0

    def _is_gone(self, name, ships):
        unit = self.units[name]
        return ships[name][0] >= (unit.get('count', 1) if is_light(unit) else size_of(unit))

    def _fought(self, kind, combat, ships):
        """The distribution of the ships after a combat; it is fought only while both sides have ships."""
        groups = {side: combat[side]['groups'] if kind == 'round' else [combat[side]] for side in ('attacker', 'defender')}
        left = {
            side: [unit['unit'] for group in of for unit in group['units'] if not self._is_gone(unit['unit'], ships)]
            for side, of in groups.items()
        }
        if not all(left.values()):
            return {tuple(sorted(ships.items())): 1.0}
        if kind == 'fleet':
            return self._fleet_combat(combat, ships, left)
        return self._round(combat, ships)

    # Rounds.

    def _round(self, combat, ships):
        found = joint(*(self._search(combat, side, ships) for side in ('attacker', 'defender')))
        result = defaultdict(float)
        for results, share in found.items():
            states = {tuple(sorted(ships.items())): 1.0}
            left = dict(zip(('attacker', 'defender'), map(dict, results)))
            for strike in combat.get('strikes', []):
                if not left[strike['by']].get(strike['group']):
                    continue
                left[strike['by']][strike['group']] -= 1
                after = defaultdict(float)
                for state, other in states.items():
                    for now, chance in self._strike(combat, strike, dict(state)).items():
                        after[now] += other * chance
                states = after
            for state, other in states.items():
                result[state] += share * other
        return result

    def _search(self, combat, side, ships):
        """How many results a side has on each enemy group, as far as there are strikes to buy: tuples of (group, results)."""
        enemy = 'defender' if side == 'attacker' else 'attacker'
        own, other = combat[side].get('search', {}), combat[enemy].get('search', {})
        dice = own.get('squadrons', 0) + own.get('codebreaking', 0) - other.get('codebreaking', 0) + combat['number'] - 1
        for group in combat[side]['groups']:
            if group['number'] <= combat['number']:
                dice += sum(self._undamaged_factors(unit['unit'], ships) for unit in group['units']) >= 10
            else:
                dice += any(self._is_operational_carrier(unit['unit'], ships) for unit in group['units'])
        wanted = defaultdict(int)
        for strike in combat.get('strikes', []):
            if strike['by'] == side:
                wanted[strike['group']] += 1
        states = {tuple((group, 0) for group in sorted(wanted)): 1.0}
        for _ in range(max(0, dice)):
            after = defaultdict(float)
            for state, share in states.items():
                numbers = dict(state)
                for face in range(1, 7):
                    if face in numbers and numbers[face] < wanted[face]:
                        after[tuple(sorted({**numbers, face: numbers[face] + 1}.items()))] += share / 6
                    else:
                        after[state] += share / 6
            states = after
        return states

    def _undamaged_factors(self, name, ships):
        unit = self.units[name]
        lost, damaged = ships[name]
        if is_light(unit):
            return (unit.get('count', 1) - lost - damaged) * (2 if unit['type'] == 'ca' else 1)
        return size_of(unit) if lost < size_of(unit) - 1 else 0

    def _is_operational_carrier(self, name, ships):
        return self.units[name]['type'] in CARRIERS and self._undamaged_factors(name, ships) > 0

    def _strike(self, combat, strike, ships):
        """The distribution of the ships after a strike."""
        enemy = 'defender' if strike['by'] == 'attacker' else 'attacker'
        group = next(one for one in combat[enemy]['groups'] if one['number'] == strike['group'])
        level = group['airDefenseLevel'] - (strike.get('surpriseLevel', 0) >= 2)
        result = defaultdict(float)
        for roll, share in (two_dice() if level > 0 else {2: 1.0}).items():
            less = sum(map(int, AIR_DEFENSE[level][roll - 2])) if level > 0 else 0
            states = {tuple(sorted(ships.items())): 1.0}
            for target in strike['targets']:
                squadrons = target['squadrons'] - less
                after = defaultdict(float)
                for state, other in states.items():
                    for now, chance in self._air_attack(strike, target['ships'], squadrons, dict(state)).items():
                        after[now] += other * chance
                states = after
            for state, other in states.items():
                result[state] += share * other
        return result

    def _air_attack(self, strike, names, squadrons, ships):
        names = [name for name in names if not self._is_gone(name, ships)]
        if squadrons <= 0 or not names:
            return {tuple(sorted(ships.items())): 1.0}
        nation = strike['attacker']['nation']
        defender = self.units[names[0]]
        modifier = self.modifiers[nation]['air'] - self.modifiers[defender['nation']]['naval']
        modifier += strike['attacker']['units'][0]['type'] == 'nas'
        modifier += strike.get('surpriseLevel', 0) >= 3
        result = defaultdict(float)
        for roll, share in two_dice().items():
            hits = SQUADRONS[squadrons][max(2, min(12, roll + modifier)) - 2]
            faces = [str(face) for face in range(1, 7)] if roll == 12 and self.critical and not is_light(defender) else ['']
            for face in faces:
                effect = self.critical.get(face, {})
                now = self._hit(ships, names, hits + effect.get('hits', 0), effect.get('sunk', False))
                result[now] += share / len(faces)
        return result

    def _hit(self, ships, names, hits, sunk=False):
        """The ships after hits on a named ship, or on light ships as one."""
        now = dict(ships)
        first = self.units[names[0]]
        if not is_light(first):
            size = size_of(first)
            total = size if sunk else min(size, ships[names[0]][0] + hits)
            now[names[0]] = (total, 0)
            return tuple(sorted(now.items()))
        cruisers = [name for name in names if self.units[name]['type'] == 'ca']
        others = [name for name in names if self.units[name]['type'] != 'ca']
        left = {name: self.units[name].get('count', 1) - ships[name][0] for name in names}
        of_cruisers = sum(2 * left[name] - ships[name][1] for name in cruisers)
        of_others = sum(left[name] for name in others)
        cycle = 'CCDD'
        place = 1 if any(ships[name][1] for name in cruisers) else 0
        on_cruisers = on_others = 0
        while hits and on_cruisers + on_others < of_cruisers + of_others:
            kind = cycle[place % 4]
            place += 1
            if kind == 'C' and on_cruisers < of_cruisers:
                on_cruisers += 1
            elif kind == 'D' and on_others < of_others:
                on_others += 1
            else:
                continue
            hits -= 1
        for name in cruisers:
            sunk_before, damaged = ships[name]
            total = damaged + on_cruisers
            now[name] = (sunk_before + total // 2, total % 2)
        for name in others:
            now[name] = (ships[name][0] + on_others, 0)
        return tuple(sorted(now.items()))

    # Fleet combat between destroyers: both sides fire at once, with all that they have.

    def _fleet_combat(self, combat, ships, left):
        fires = []
        for side, enemy in (('attacker', 'defender'), ('defender', 'attacker')):
            own, other = combat[side], combat[enemy]
            modifier = self.modifiers[own['nation']]['naval'] - self.modifiers[other['nation']]['naval']
            modifier += combat.get('adjustments', {}).get(side, 0)
            modifier += other.get('reducedEffectiveness', False) - own.get('reducedEffectiveness', False)
            factors = sum(self.units[name].get('count', 1) - ships[name][0] for name in left[side])
            row = FACTORS[min(most for most in FACTORS if most >= factors)]
            fires.append((left[enemy], {roll: (share, row[max(2, min(12, roll + modifier)) - 2]) for roll, share in two_dice().items()}))
        result = defaultdict(float)
        (on_defender, first), (on_attacker, second) = fires
        for share, hits in first.values():
            for other, back in second.values():
                now = dict(self._hit(ships, on_defender, hits))
                result[self._hit(now, on_attacker, back)] += share * other
        return result


def is_light(unit):
    """Whether a unit is of light ships, many under one id."""
    return unit['type'] in {'ca', 'dd'}


def size_of(unit):
    return unit.get('size', SIZES[unit['type']])


def added(sums, more):
    """Two tuples of (key, number) pairs as one."""
    numbers = dict(sums)
    for key, number in more:
        numbers[key] = numbers.get(key, 0) + number
    return tuple(sorted(numbers.items()))
