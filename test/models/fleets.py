"""
Fleet combat of A World at War: capital ships, then light ships, then those that held their fire for screened ships.

Left out: fire at damaged cruisers that have become screened, and more than 25 factors beyond their row.
"""

from collections import defaultdict

from battle import CAPITAL, Named, column, frozen, is_light, spread
from naval_tables import FACTORS


class Line:
    """The ships of a side: capital ships and light ships in front, and those that are screened, in the order of the file."""

    def __init__(self, capitals, light, screened, modifier, orders):
        """Keys of targets. `modifier`: of its fire at the enemy. `orders`: (unit, target, factors or None) by line of the file."""
        self.capitals, self.light, self.screened, self.modifier, self.orders = capitals, light, screened, modifier, orders


class FleetCombat:
    def __init__(self, battle, lines, naval):
        """`naval`: the Naval DRM of a named ship."""
        self.battle, self.lines, self.naval = battle, lines, naval

    def fight(self, state):
        states = self._capital_fire(state)
        result = defaultdict(float)
        for (now, held), share in states.items():
            for (after, still), chance in self._light_fire(dict(now), held).items():
                for end, other in self._screened_fire(dict(after), still).items():
                    result[end] += share * chance * other
        return result

    # Who is there.

    def _rank(self, key, state):
        unit, hits = self.battle.targets[key].unit, state[key]
        size = self.battle.targets[key].most_hits
        is_slow = unit.get('speed', 'fast') == 'slow' or (hits > 0 and hits == size - 1)
        return -size, is_slow, hits, -self.naval(unit)

    def _ranked(self, line, state):
        return sorted((key for key in line.capitals if not self.battle.is_gone(key, state)), key=lambda key: self._rank(key, state))

    def _firing(self, line, state):
        """The factors of the light ships in front that can fire."""
        return self.battle.targets[line.light].firing(state[line.light]) if line.light else 0

    def _afloat(self, key, state):
        return key is not None and not self.battle.is_gone(key, state)

    def _ordered(self, key, line):
        """The target that a capital ship is ordered to fire at."""
        return next((self.battle.target_by_unit[at] for by, at, _ in line.orders if by == key), None)

    # Capital ships.

    def _aims(self, state):
        """The target of each capital ship afloat, as ('fire' or 'hold', target); holding has no target where any screened ship will do."""
        ranked = [self._ranked(line, state) for line in self.lines]
        pairs = min(map(len, ranked))
        aims = {}
        for own, line in enumerate(self.lines):
            enemy, foes = self.lines[1 - own], ranked[1 - own]
            for place, key in enumerate(ranked[own][pairs:]):
                order = self._ordered(key, line)
                if order in enemy.screened:
                    aims[key] = ('hold', order)
                elif order in foes or (order is not None and order == enemy.light and self._afloat(order, state)):
                    aims[key] = ('fire', order)
                elif foes:
                    aims[key] = ('fire', foes[place % len(foes)])
                elif self._afloat(enemy.light, state):
                    aims[key] = ('fire', enemy.light)
                else:
                    aims[key] = ('hold', None)
        for own, line in enumerate(self.lines):
            enemy = self.lines[1 - own]
            for key, opposite in zip(ranked[own][:pairs], ranked[1 - own][:pairs]):
                order = self._ordered(key, line)
                # A ship that others have joined to fire at may answer them instead.
                aims[key] = ('fire', order if order in ranked[1 - own][pairs:] and aims[order] == ('fire', key) else opposite)
        return aims

    def _capital_fire(self, state):
        """States after the fire of capital ships, with those that hold theirs as (ship, target) pairs."""
        aims = self._aims(state)
        held = tuple(sorted((key, at or '') for key, (what, at) in aims.items() if what == 'hold'))
        states = {frozen(state): 1.0}
        for own, line in enumerate(self.lines):
            shots = defaultdict(int)
            for key in line.capitals:
                if aims.get(key, ('none',))[0] == 'fire':
                    shots[aims[key][1]] += self.battle.targets[key].most_hits
            for at, factors in shots.items():
                states = self._shot(states, line, at, factors)
        return {(now, held): share for now, share in states.items()}

    def _shot(self, states, line, at, factors):
        row = FACTORS[min(most for most in FACTORS if most >= min(25, factors))]

        def fire(state):
            if self.battle.is_gone(at, state):
                return {frozen(state): 1.0}
            return self.battle.attack(state, at, lambda roll: column(row, roll), line.modifier)

        return spread(states, fire)

    # Light ships.

    def _light_fire(self, state, held):
        allotments = [self._allotted(line, self.lines[1 - own], state) for own, line in enumerate(self.lines)]
        states = {frozen(state): 1.0}
        for line, (shots, _) in zip(self.lines, allotments):
            for at, factors in shots.items():
                states = self._shot(states, line, at, factors)
        still = (held, tuple(waiting for _, waiting in allotments))
        return {(now, still): share for now, share in states.items()}

    def _allotted(self, line, enemy, state):
        """(factors by target, factors that hold their fire)."""
        own, foes = self._firing(line, state), self._firing(enemy, state)
        shots, waiting = defaultdict(int), 0
        if not own:
            return shots, 0
        paired = min(own, 3 * foes)
        if paired:
            shots[enemy.light] += paired
        free = own - paired
        capitals = self._ranked(enemy, state)
        chosen = []
        for by, at, factors in line.orders:
            key = self.battle.target_by_unit[at]
            some = min(free, free if factors is None else factors)
            if by not in self.battle.targets[line.light].names or not some:
                continue
            if key in enemy.screened:
                waiting += some
            elif key == enemy.light and foes:
                shots[key] += some
            elif key in capitals:
                # No second capital ship before as many factors as its size fire at the first.
                first = next((one for one in chosen if one != key and shots[one] < self.battle.targets[one].most_hits), key)
                shots[first] += some
                chosen.append(first)
            else:
                continue
            free -= some
        if free and foes:
            shots[enemy.light] += free
        elif free and capitals:
            shots[chosen[0] if chosen else capitals[0]] += free
        elif free and enemy.screened:
            waiting += free
        return shots, waiting

    # Screened ships.

    def _screened_fire(self, state, still):
        """Fire at screened ships: only where nothing is left in front of them that can fire."""
        held, waiting = still
        states = {frozen(state): 1.0}
        for own, line in enumerate(self.lines):
            enemy = self.lines[1 - own]
            mine = [(key, at) for key, at in held if key in line.capitals]
            if enemy.screened and (mine or waiting[own]):
                states = spread(states, lambda now: self._at_screened(now, line, enemy, mine, waiting[own]))
        return states

    def _at_screened(self, state, line, enemy, held, waiting):
        if any(self._afloat(key, state) for key in enemy.capitals) or self._firing(enemy, state):
            return {frozen(state): 1.0}
        states = {(frozen(state), tuple(held)): 1.0}
        # Capital ships before light ships: those with a target of their own at it, the others at the first that is left.
        for at in enemy.screened:
            after = defaultdict(float)
            for (now, waiting_ships), share in states.items():
                numbers = dict(now)
                is_left = not self.battle.is_gone(at, numbers)
                firing = [
                    (key, own)
                    for key, own in waiting_ships
                    if not self.battle.is_gone(key, numbers)
                    and is_left
                    and (own == at or ((own == '' or self.battle.is_gone(own, numbers)) and self._is_next(at, enemy, numbers)))
                ]
                others = tuple(pair for pair in waiting_ships if pair not in firing)
                factors = sum(self.battle.targets[key].most_hits for key, _ in firing)
                shot = self._shot({now: 1.0}, line, at, factors) if factors else {now: 1.0}
                for other, chance in shot.items():
                    after[other, others] += share * chance
            states = after
        result = defaultdict(float)
        for (now, _), share in states.items():
            for end, chance in self._light_at_screened(dict(now), line, enemy, waiting).items():
                result[end] += share * chance
        return result

    def _is_next(self, at, enemy, state):
        return next((key for key in enemy.screened if not self.battle.is_gone(key, state)), None) == at

    def _light_at_screened(self, state, line, enemy, waiting):
        factors = min(waiting, self._firing(line, state))
        left = [key for key in enemy.screened if not self.battle.is_gone(key, state)]
        if not factors or not left:
            return {frozen(state): 1.0}
        ordered = [
            self.battle.target_by_unit[at]
            for by, at, _ in line.orders
            if by in self.battle.targets[line.light].names and self.battle.target_by_unit[at] in enemy.screened
        ]
        at = ordered[0] if ordered and ordered[0] in left else left[0]
        return self._shot({frozen(state): 1.0}, line, at, factors)


def divided(targets, screened):
    """(capital ships, light ships or None, screened ships) of a group, by key: carriers are always screened, named ships before light ones."""
    behind = [key for key, target in targets.items() if is_behind(target, screened)]
    front = [key for key in targets if key not in behind]
    named = [key for key in front if isinstance(targets[key], Named)]
    light = next((key for key in front if not isinstance(targets[key], Named)), None)
    behind.sort(key=lambda key: not isinstance(targets[key], Named))
    return named, light, behind


def is_behind(target, screened):
    return target.names[0] in screened or not (target.unit['type'] in CAPITAL or is_light(target.unit))
