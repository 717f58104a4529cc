"""
A combat of A World at War between two sides: its targets, the hits on them, attack rolls with critical hits, and air combat.

The state of a combat is a sorted tuple of (name, number) pairs: for each target its hits, for each force of aircraft the squadrons that it has lost.
"""

from collections import defaultdict
from functools import cache

from chances import two_dice
from light_ships import LIGHT, ONE_FACTOR, LightShips
from naval_tables import AIR_COMBAT, AIR_DEFENSE, SQUADRONS

CARRIERS = {'cv': 3, 'cvl': 2, 'cvb': 4}
CAPITAL = ('bb', 'bc', 'pb')


def frozen(numbers):
    return tuple(sorted(numbers.items()))


def spread(states, step):
    """The states after a step, which gives the distribution after one state, a dictionary."""
    result = defaultdict(float)
    for state, share in states.items():
        for after, chance in step(dict(state)).items():
            result[after] += share * chance
    return result


def is_light(unit):
    """Whether a unit is of light ships, many under one id."""
    return unit['type'] in LIGHT


def is_air(unit):
    return unit['type'] in ('nas', 'aas')


def size_of(unit):
    return unit.get('size', CARRIERS.get(unit['type']))


class Named:
    """A named ship as a target."""

    def __init__(self, unit, hits):
        self.names, self.unit, self.start, self.most_hits = [unit['id']], unit, hits, size_of(unit)

    def factors_sunk(self, hits):
        return self.most_hits if hits >= self.most_hits else 0


class Group(LightShips):
    """Light ships as one target: at most one line of each type."""

    def __init__(self, units, losses, first_lost):
        self.names, self.unit, self.start = [unit['id'] for unit in units], units[0], 0
        lines = {unit['type']: unit for unit in units}
        assert len(lines) == len(units), 'two lines of a type'
        left = {kind: unit.get('count', 1) - losses[unit['id']][0] for kind, unit in lines.items()}
        damaged = losses[lines['ca']['id']][1] if 'ca' in lines else 0
        super().__init__(left.get('ca', 0), damaged, {kind: left.get(kind, 0) for kind in ONE_FACTOR}, first_lost)
        self.lines = {kind: unit['id'] for kind, unit in lines.items()}

    def losses(self, hits):
        """(lost, damaged) of each line."""
        sunk, damaged, lost = self.after(hits)
        return {name: (sunk, damaged) if kind == 'ca' else (lost[kind], 0) for kind, name in self.lines.items()}


class Battle:
    """Attacks on the targets of a combat. A target is called by the id of its first unit."""

    def __init__(self, targets, critical, in_port=False):
        self.targets = {target.names[0]: target for target in targets}
        self.target_by_unit = {name: key for key, target in self.targets.items() for name in target.names}
        self.critical, self.in_port = critical, in_port

    def start(self):
        return {key: target.start for key, target in self.targets.items()}

    def is_gone(self, key, state):
        return state[key] >= self.targets[key].most_hits

    def attack(self, state, key, read, modifier, surprise=0):
        """The states after a roll on a target. `read` gives the hits of a modified roll."""
        totals = defaultdict(float)
        for roll, share in two_dice().items():
            hits = min(self.targets[key].most_hits, state[key] + read(roll + modifier))
            for more, chance in self._critical_hits(key, roll, state[key], hits, surprise).items():
                totals[min(self.targets[key].most_hits, hits + more)] += share * chance
        return {frozen({**state, key: total}): share for total, share in totals.items()}

    def _critical_hits(self, key, roll, before, hits, surprise):
        """Hits that a critical die adds: after a natural twelve, on a ship sunk in port, or on one damaged with a surprise level of 7."""
        target = self.targets[key]
        if not isinstance(target, Named) or not self.critical:
            return {0: 1.0}
        is_sunk = hits >= target.most_hits
        is_damaged = hits == target.most_hits - 1 and hits > before
        if not (roll == 12 or (is_sunk and self.in_port) or (is_damaged and surprise >= 7)):
            return {0: 1.0}
        result = defaultdict(float)
        for face in range(1, 7):
            effect = self.critical[str(face)]
            result[target.most_hits if effect.get('sunk') else effect.get('hits', 0)] += 1 / 6
        return result


def column(table, roll):
    """The result of a modified roll: the first column holds for lower ones, the last for higher ones."""
    return table[max(0, min(len(table) - 1, roll - 2))]


def losses(cell):
    """Squadrons eliminated and aborted: digits of a cell."""
    return int(cell[0]), int(cell[1])


@cache
def air_combat(attackers, defenders, modifiers):
    """The chances of ((attackers eliminated, aborted), (defenders eliminated, aborted)). Both sides roll with all that they have."""
    if attackers <= 0 or defenders <= 0:
        return {((0, 0), (0, 0)): 1.0}
    result = defaultdict(float)
    for roll, share in two_dice().items():
        for other, chance in two_dice().items():
            on_defenders = limited(losses(column(AIR_COMBAT[attackers], roll + modifiers[0])), defenders)
            on_attackers = limited(losses(column(AIR_COMBAT[defenders], other + modifiers[1])), attackers)
            result[on_attackers, on_defenders] += share * chance
    return result


@cache
def air_defense(level, squadrons, modifier):
    """The chances of (eliminated, aborted) squadrons in the fire of the ships."""
    if level <= 0 or squadrons <= 0:
        return {(0, 0): 1.0}
    result = defaultdict(float)
    for roll, share in two_dice().items():
        result[limited(losses(column(AIR_DEFENSE[level], roll + modifier)), squadrons)] += share
    return result


def limited(lost, squadrons):
    """No more than there are: the eliminated first."""
    eliminated = min(lost[0], squadrons)
    return eliminated, min(lost[1], squadrons - eliminated)


class Flight:
    """Squadrons that attack ships: what they meet on the way, and how they divide."""

    def __init__(self, order, protection, counts):
        """`order`: the attack or strike. `protection`: what has `cover`, `cap` and the air defense level. `counts`: squadrons of a force."""
        self.order, self.protection, self.counts = order, protection, counts

    def arrivals(self, fallen):
        """
        The chances of (squadrons that come through, losses by role): `attacker`, `cover` and `cap`, as (eliminated, aborted).
        `fallen`: fighters that earlier strikes have taken out, by role.
        """
        surprise, adjustments = self.order.get('surpriseLevel', 0), self.order.get('adjustments', {})
        idle = max(0, surprise - 3)
        present = {role: max(0, self.counts(self.protection.get(role)) - fallen.get(role, 0)) for role in ('cover', 'cap')}
        engaging = {'cap': max(0, present['cap'] - idle), 'cover': max(0, present['cover'] - max(0, idle - present['cap']))}
        states = {(self.counts(self.order['attacker']), ()): 1.0}
        for role in ('cover', 'cap'):
            plus = 1 if role == 'cap' and surprise < 1 else 0
            modifiers = adjustments.get('attackerAirCombat', 0), adjustments.get('defenderAirCombat', 0) + plus
            after = defaultdict(float)
            for (squadrons, lost), share in states.items():
                for (own, other), chance in air_combat(squadrons, engaging[role], modifiers).items():
                    after[squadrons - sum(own), (*lost, own, other)] += share * chance
            states = after
        level = self.protection.get('airDefenseLevel', 0)
        level -= level > 0 and surprise >= 2
        result = defaultdict(float)
        for (squadrons, (by_cover, cover, by_cap, cap)), share in states.items():
            for by_ships, chance in air_defense(level, squadrons, adjustments.get('airDefense', 0)).items():
                eliminated = by_cover[0] + by_cap[0] + by_ships[0]
                aborted = by_cover[1] + by_cap[1] + by_ships[1]
                result[squadrons - sum(by_ships), ((eliminated, aborted), cover, cap)] += share * chance
        return result

    def attack(self, battle, state, squadrons, allotment, modifier_on):
        """The states after the attacks on the targets in their order: those that come through fill the allotment from its first target on."""
        states = {(frozen(state), squadrons): 1.0}
        for key, wanted in allotment:
            after = defaultdict(float)
            for (now, left), share in states.items():
                numbers = dict(now)
                flying = min(wanted, left)
                if flying == 0 or battle.is_gone(key, numbers):
                    after[now, left] += share
                    continue
                rolled = battle.attack(
                    numbers, key, lambda roll: column(SQUADRONS[flying], roll), modifier_on(key), self.order.get('surpriseLevel', 0)
                )
                for other, chance in rolled.items():
                    after[other, left - flying] += share * chance
            states = after
        result = defaultdict(float)
        for (now, _), share in states.items():
            result[now] += share
        return result


def evenly(keys, squadrons):
    """Squadrons spread over targets, the first of which get what is left over."""
    each, more = divmod(squadrons, len(keys)) if keys else (0, 0)
    return [(key, each + (index < more)) for index, key in enumerate(keys)]
