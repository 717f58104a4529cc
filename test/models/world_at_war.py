"""
Turns of A World at War: rounds of naval combat, air, submarine and harbor attacks and fleet combats, with the same ships and aircraft. What
is sunk is gone, what is damaged stays damaged, hits at sea too few to damage a ship are kept, and squadrons that were eliminated or aborted
do not fly again.

A round: each side rolls dice for its search; a die that shows the number of an enemy combat group finds it, and each result buys one
air strike on the group. Then come fleet combats of active groups, then submarine attacks.

Left out: fleet combats with distant groups, air of two kinds or of several lines in one attack, two lines of a type of light ships in one group,
air defense levels by a table, research, cargo.
"""

from collections import defaultdict

from battle import CARRIERS, Battle, Flight, Group, Named, column, evenly, frozen, is_air, is_light, size_of, spread
from chances import joint, totals_of
from fleets import FleetCombat, Line, divided
from naval_tables import HARBOR, SUBMARINES

NAMES = {'japan': 'Japan', 'us': 'the US'}
SIDES = ('attacker', 'defender')
#: No turn has more states than this.
MOST_STATES = 3_000
LISTS = {'navalRounds': 'round', 'airAttacks': 'air', 'submarineAttacks': 'submarines', 'harborAttacks': 'harbor', 'fleetCombats': 'fleet'}


class Turn:
    """A scenario as data, and the odds of its turn. The state of a named ship is (hits, 0), of light ships (lost, damaged), of aircraft (lost, 0)."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.units = {unit['id']: {**unit, 'nation': force['nation']} for force in scenario['forces'] for unit in force['units']}
        self.modifiers = {entry['nation']: entry for entry in scenario['tables']['nationality']['entries']}
        self.critical = scenario['tables'].get('criticalHits', {}).get('results', {})

    def totals(self):
        """The chance of each value of each total, by the path of the total."""
        start = tuple((name, (0, 0)) for name in sorted(self.units))
        states = {(start, ()): 1.0}
        combats = self._combats()
        for place, (kind, combat) in enumerate(combats):
            later = {name for _, other in combats[place + 1 :] for name in named_in(other)}
            fight = {'round': self._round, 'air': self._air, 'fleet': self._fleet}.get(kind, self._single)
            known = {}
            after = defaultdict(float)
            for (units, sums), share in states.items():
                if units not in known:
                    known[units] = self._fought(kind, combat, dict(units), fight, later)
                for (now, gained), other in known[units].items():
                    after[now, added(sums, gained)] += share * other
            states = after
            if len(states) > MOST_STATES:
                raise ValueError('too many states to enumerate')
        return totals_of(states)

    def _combats(self):
        """In the order of the file, but rounds by their numbers: in the places that rounds have."""
        listed = [(LISTS[key], one) for key in self.scenario if key in LISTS for one in self.scenario[key]]
        rounds = iter(sorted((one for kind, one in listed if kind == 'round'), key=lambda one: one['number']))
        return [(kind, next(rounds) if kind == 'round' else one) for kind, one in listed]

    def _fought(self, kind, combat, units, fight, later):
        """
        The distribution of (units after a combat, what it adds to totals). It takes place only while both sides have something that fights.
        Units that no later combat has are forgotten.
        """
        if not all(self._can_fight(kind, combat[side], units) for side in SIDES):
            return {(frozen(units), ()): 1.0}
        result = defaultdict(float)
        for (now, squadrons), share in fight(kind, combat, units).items():
            kept = tuple((name, state if name in later else (0, 0)) for name, state in now)
            result[kept, self._gained(combat, units, dict(now), squadrons)] += share
        return result

    def _can_fight(self, kind, side, units):
        groups = side['groups'] if kind == 'round' else [side]
        members = [self.units[unit['unit']] for group in groups for unit in group['units']]
        return any(self._left(unit, units) > 0 for unit in members)

    def _left(self, unit, units):
        """Squadrons, factors, cruisers or submarines that are left; of a named ship the hits that it can still take."""
        lost = units[unit['id']][0]
        if is_air(unit):
            return unit.get('squadrons', 1) - lost
        return (unit.get('count', 1) if is_light(unit) or unit['type'] == 'sub' else size_of(unit)) - lost

    def _gained(self, combat, before, after, squadrons):
        sums = defaultdict(int)
        expected = combat.get('expect', {})
        for name, (new, damaged) in after.items():
            unit, (old, _) = self.units[name], before[name]
            if is_air(unit) or unit['type'] == 'sub':
                continue
            lost = self._factors_sunk(unit, new) - self._factors_sunk(unit, old)
            if lost:
                sums[NAMES[unit['nation']], 'naval factors sunk'] += lost
            wanted = expected.get('ships', {}).get(name)
            if wanted:
                sunk = lost // (2 if unit['type'] == 'ca' else 1) if is_light(unit) else int(lost > 0)
                if sunk >= wanted['sunk']['min']:
                    sums['expect', combat['id'], 'ships', name, 'sunk'] = 1
        for path, _ in squadrons:
            sums[('expect', combat['id'], 'squadrons', *path)] = 1
        return frozen(sums)

    def _factors_sunk(self, unit, lost):
        if is_light(unit):
            return lost * (2 if unit['type'] == 'ca' else 1)
        return size_of(unit) if lost >= size_of(unit) else 0

    # Targets, and what their hits come to.

    def _targets(self, names, units, in_port, first_lost=(), screened=()):
        """The targets among some units, in the order of the file: named ships by themselves, light ships as one, those that are screened as another."""
        afloat = [self.units[name] for name in names if self._left(self.units[name], units) > 0]
        named = [Named(unit, self._hits_before(unit, units, in_port)) for unit in afloat if not is_light(unit)]
        groups = [
            [unit for unit in afloat if is_light(unit) and (unit['id'] in screened) == behind] for behind in (False, True)
        ]
        return named + [Group(group, units, first_lost) for group in groups if group]

    def _hits_before(self, unit, units, in_port):
        hits = units[unit['id']][0]
        return 0 if in_port and hits < size_of(unit) - 1 else hits

    def _after(self, battle, state, units):
        """The units after the hits of a combat. In port what has not damaged a ship is repaired."""
        now = dict(units)
        for key, target in battle.targets.items():
            hits = state[key]
            if isinstance(target, Named):
                now[key] = (0 if battle.in_port and hits < target.most_hits - 1 else hits, 0)
                continue
            for name, (lost, damaged) in target.losses(hits).items():
                now[name] = (units[name][0] + lost, damaged)
        return now

    def _drm(self, nation, kind):
        return self.modifiers[nation][kind]

    # Air attacks.

    def _air_modifier(self, order, nation, at_sea):
        adjustment = order.get('adjustments', {}).get('attack', 0)
        is_naval = self.units[order['attacker']['units'][0]['unit']]['type'] == 'nas'
        bonus = adjustment + (is_naval and at_sea) + (order.get('surpriseLevel', 0) >= 3)
        return lambda unit: self._drm(nation, 'air') - self._drm(unit['nation'], 'naval') + bonus

    def _allotment(self, order, battle, squadrons):
        """(target, squadrons) pairs, as stated, else every target alike."""
        if 'targets' not in order:
            return evenly(list(battle.targets), squadrons)
        pairs = []
        for target in order['targets']:
            keys = {battle.target_by_unit[name]: None for name in target['ships'] if name in battle.target_by_unit}
            pairs += evenly(list(keys), target['squadrons'])
        return pairs

    def _counts(self, units):
        return lambda force: sum(max(0, self._left(self.units[one['unit']], units)) for one in force['units']) if force else 0

    def _lose(self, units, force, lost):
        if force and sum(lost):
            name = force['units'][0]['unit']
            units[name] = (units[name][0] + sum(lost), 0)

    def _air(self, kind, combat, units):
        in_port = combat['where'] == 'in-port'
        names = [one['unit'] for one in combat['defender']['units']]
        battle = Battle(self._targets(names, units, in_port, first_lost(combat)), self.critical, in_port)
        flight = Flight(combat, combat, self._counts(units))
        modifier = self._air_modifier(combat, combat['attacker']['nation'], not in_port)
        allotment = self._allotment(combat, battle, self._counts(units)(combat['attacker']))
        result = defaultdict(float)
        for (squadrons, lost), share in flight.arrivals({}).items():
            attacked = flight.attack(battle, battle.start(), squadrons, allotment, lambda key: modifier(battle.targets[key].unit))
            for state, chance in attacked.items():
                now = self._after(battle, dict(state), units)
                for force, taken in zip((combat['attacker'], combat.get('cover'), combat.get('cap')), lost):
                    self._lose(now, force, taken)
                result[frozen(now), met(combat, (), squadrons, lost)] += share * chance
        return result

    # Submarine and harbor attacks.

    def _rolls(self, names, attackers, battle):
        """The target of each attacker: in the order of the targets, and again from the first."""
        if names is None:
            keys = sorted(battle.targets, key=lambda key: -battle.targets[key].most_hits if isinstance(battle.targets[key], Named) else 0)
        else:
            keys = list(dict.fromkeys(battle.target_by_unit[name] for name in names if name in battle.target_by_unit))
        return [keys[index % len(keys)] for index in range(attackers)] if keys else []

    def _attackers(self, force, units):
        """One for each squadron, submarine, cruiser or factor, and one for each named ship."""
        members = [self.units[one['unit']] for one in force['units']]
        left = [(unit, self._left(unit, units)) for unit in members]
        return sum((count if is_air(unit) or is_light(unit) or unit['type'] == 'sub' else 1) for unit, count in left if count > 0)

    def _roll_all(self, battle, states, rolls, table, modifier):
        for key in rolls:

            def attack(state, key=key):
                if battle.is_gone(key, state):
                    return {frozen(state): 1.0}
                return battle.attack(state, key, lambda roll: column(table, roll), modifier)

            states = spread(states, attack)
        return states

    def _single(self, kind, combat, units):
        in_port, table = (True, HARBOR) if kind == 'harbor' else (False, SUBMARINES)
        # Of light ships only those that are named are attacked, as one.
        names = [one['unit'] for one in combat['defender']['units'] if one['unit'] in combat.get('targets', one.values())]
        battle = Battle(self._targets(names, units, in_port, first_lost(combat)), self.critical, in_port)
        rolls = self._rolls(combat.get('targets'), self._attackers(combat['attacker'], units), battle)
        modifier = combat.get('adjustments', {}).get('attack', 0)
        states = self._roll_all(battle, {frozen(battle.start()): 1.0}, rolls, table, modifier)
        return self._ended(battle, states, units)

    def _ended(self, battle, states, units):
        result = defaultdict(float)
        for state, share in states.items():
            result[frozen(self._after(battle, dict(state), units)), ()] += share
        return result

    # Fleet combats.

    def _fleet(self, kind, combat, units):
        targets, sides = [], []
        for side in SIDES:
            group = combat[side]
            own = self._targets([one['unit'] for one in group['units']], units, False, first_lost(combat), group.get('screened', ()))
            targets += own
            sides.append((group, own, combat.get('adjustments', {}).get(side, 0)))
        battle = Battle(targets, self.critical)
        fight = self._fleet_combat(battle, sides, [group['nation'] for group, _, _ in sides], combat.get('orders', {}).get('fire', ()))
        return self._ended(battle, fight.fight(battle.start()), units)

    def _fleet_combat(self, battle, sides, nations, fire):
        lines = []
        for (group, own, adjustment), (enemy, _, _), nation, other in zip(sides, sides[::-1], nations, nations[::-1]):
            modifier = self._drm(nation, 'naval') - self._drm(other, 'naval') + adjustment
            modifier += enemy.get('reducedEffectiveness', False) - group.get('reducedEffectiveness', False)
            keys = {target.names[0]: target for target in own}
            names = {name for target in own for name in target.names}
            orders = [
                (one['by'], one['at'], one.get('factors'))
                for one in fire
                if one['by'] in names and one['at'] in battle.target_by_unit and one['at'] not in names
            ]
            lines.append(Line(*divided(keys, group.get('screened', ())), modifier, orders))
        return FleetCombat(battle, lines, lambda unit: self._drm(unit['nation'], 'naval'))

    # Rounds.

    def _round(self, kind, combat, units):
        groups = {side: {group['number']: group for group in combat[side]['groups']} for side in SIDES}
        own = {
            (side, number): self._targets([one['unit'] for one in group['units']], units, False, first_lost(combat), group.get('screened', ()))
            for side in SIDES
            for number, group in groups[side].items()
        }
        battle = Battle([target for targets in own.values() for target in targets], self.critical)
        found = joint(*(self._search(combat, side, units) for side in SIDES))
        result = defaultdict(float)
        for results, share in found.items():
            left = dict(zip(SIDES, map(dict, results)))
            states = {(frozen(battle.start()), (), ()): 1.0}
            for strike in combat.get('strikes', []):
                if left[strike['by']].get(strike['group']):
                    left[strike['by']][strike['group']] -= 1
                    states = self._strike(combat, strike, groups, own, battle, states, units)
            after = defaultdict(float)
            for (state, lost, squadrons), other in states.items():
                for end, chance in self._after_strikes(combat, groups, own, battle, state, units).items():
                    after[end, lost, squadrons] += other * chance
            for (state, lost, squadrons), other in after.items():
                now = self._after(battle, dict(state), units)
                for name, count in lost:
                    now[name] = (now[name][0] + count, 0)
                result[frozen(now), squadrons] += share * other
        return result

    def _strike(self, combat, strike, groups, own, battle, states, units):
        enemy = enemy_of(strike['by'])
        group, nation = groups[enemy][strike['group']], combat[strike['by']]['nation']
        within = Battle(own[enemy, strike['group']], self.critical)
        flight = Flight(strike, group, self._counts(units))
        modifier = self._air_modifier(strike, nation, True)
        allotment = self._allotment(strike, within, self._counts(units)(strike['attacker']))
        forces = strike['attacker'], group.get('cover'), group.get('cap')
        names = [force['units'][0]['unit'] if force else None for force in forces]
        after = defaultdict(float)
        for (state, lost, met_before), share in states.items():
            numbers = dict(lost)
            fallen = {role: numbers.get(name, 0) for role, name in zip(('cover', 'cap'), names[1:])}
            for (squadrons, taken), chance in flight.arrivals(fallen).items():
                now = dict(numbers)
                for name, some in zip(names, taken):
                    if sum(some):
                        now[name] = now.get(name, 0) + sum(some)
                words = (*met_before, *met(combat, (strike['id'],), squadrons, taken))
                attacked = flight.attack(battle, dict(state), squadrons, allotment, lambda key: modifier(battle.targets[key].unit))
                for end, other in attacked.items():
                    after[end, frozen(now), words] += share * chance * other
        return after

    def _after_strikes(self, combat, groups, own, battle, state, units):
        states = {state: 1.0}
        for fleet in combat.get('fleetCombats', []):
            sides = [(groups[side][fleet[side]], own[side, fleet[side]], 0) for side in SIDES]
            nations = [combat[side]['nation'] for side in SIDES]
            fight = self._fleet_combat(battle, sides, nations, fleet.get('orders', {}).get('fire', ()))
            states = spread(states, fight.fight)
        for attack in combat.get('submarineAttacks', []):
            within = Battle(own[enemy_of(attack['by']), attack['group']], self.critical)
            rolls = self._rolls(attack.get('targets'), self._attackers(attack['attacker'], units), within)
            states = self._roll_all(battle, states, rolls, SUBMARINES, 0)
        return states

    def _search(self, combat, side, units):
        """How many results a side has on each enemy group, as far as there are strikes to buy: tuples of (group, results)."""
        own, other = combat[side].get('search', {}), combat[enemy_of(side)].get('search', {})
        dice = own.get('squadrons', 0) + own.get('codebreaking', 0) - other.get('codebreaking', 0) + combat['number'] - 1
        for group in combat[side]['groups']:
            names = [unit['unit'] for unit in group['units']]
            if group['number'] <= combat['number']:
                dice += sum(self._undamaged_factors(name, units) for name in names) >= 10
            else:
                dice += any(self.units[name]['type'] in CARRIERS and self._undamaged_factors(name, units) > 0 for name in names)
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
                        after[frozen({**numbers, face: numbers[face] + 1})] += share / 6
                    else:
                        after[state] += share / 6
            states = after
        return states

    def _undamaged_factors(self, name, units):
        unit = self.units[name]
        lost, damaged = units[name]
        if is_light(unit):
            return (unit.get('count', 1) - lost - damaged) * (2 if unit['type'] == 'ca' else 1)
        return size_of(unit) if lost < size_of(unit) - 1 else 0


def enemy_of(side):
    return 'defender' if side == 'attacker' else 'attacker'


def first_lost(combat):
    return combat.get('orders', {}).get('firstLost', ())


def met(combat, above, squadrons, lost):
    """The expectations of squadrons that hold, as (path, True) pairs. `above`: the id of a strike."""
    wanted = flattened(combat.get('expect', {}).get('squadrons', {}))
    (own, cover, cap) = lost
    numbers = {
        ('attacking',): squadrons,
        **{(word,): own[index] for index, word in enumerate(('eliminated', 'aborted'))},
        **{(role, word): of[index] for role, of in (('cover', cover), ('cap', cap)) for index, word in enumerate(('eliminated', 'aborted'))},
    }
    return tuple(
        (path, True) for path, least in wanted if path[: len(above)] == above and numbers.get(path[len(above) :], -1) >= least
    )


def flattened(expected, path=()):
    """(path, least number) pairs of nested expectations."""
    for key, value in expected.items():
        if 'min' in value:
            yield (*path, key), value['min']
        else:
            yield from flattened(value, (*path, key))


def added(sums, more):
    """Two tuples of (key, number) pairs as one."""
    numbers = dict(sums)
    for key, number in more:
        numbers[key] = numbers.get(key, 0) + number
    return frozen(numbers)


def named_in(node):
    """The units of the order of battle that a combat takes."""
    if isinstance(node, list):
        return {name for item in node for name in named_in(item)}
    if not isinstance(node, dict):
        return set()
    return {value for key, value in node.items() if key == 'unit'} | {name for value in node.values() for name in named_in(value)}
