"""
A sea battle of Axis & Allies Revised by its later (LHTR) order of play, with what the two rulesets for submarines add:

* detection ("Enhanced"): destroyers roll before the first cycle; submarines that no roll finds hit for good, and may dive at once;
* depths: hidden submarines must be found, or elect to defend, before they can be hit; defending submarines may dive.

One cycle: submarines of both sides fire; whom they hit leaves at once unless its side began the cycle with a destroyer (which
undetected submarines disregard in the first cycle). Then the attacker's other units fire, then the defender's, and those hit
in either step still fire. At the end submarines may submerge when the enemy has no destroyer left, and the attacker may retreat.

Brute force: every state of a battle is enumerated with the chance of each number of hits.
"""

from dataclasses import dataclass
from functools import lru_cache

from chances import binomial, joint, summed

AIRCRAFT = {'ftr', 'bmbr', 'tac'}
ORDER_OF_LOSS = ['trn', 'sub', 'dd', 'ftr', 'ac', 'bmbr', 'bb']


@dataclass(frozen=True)
class Group:
    """Like units of a side."""

    type: str
    power: str
    count: int
    attack: int
    defense: int
    cost: int
    id: str = ''
    #: Dice of each unit in attack.
    dice: int = 1
    hits: int = 1
    #: Of submarines in a battle with depths: surfaced, periscope, submerged or silent.
    depth: str = 'surfaced'
    #: Technologies of the power.
    technologies: frozenset = frozenset()

    @property
    def is_sub(self):
        return self.type == 'sub'

    @property
    def is_air(self):
        return self.type in AIRCRAFT


@dataclass(frozen=True)
class Orders:
    """What a side decides."""

    losses: tuple = ()
    dive: str = 'never'
    submerge: str = 'never'
    elect: str = 'never'
    search: bool = True
    retreat_after: int = 0
    retreat_below: int = 0


@dataclass(frozen=True)
class Side:
    """The units that a side has on the board in one state of the battle."""

    groups: tuple
    #: How many of each group are left, and how many of them are damaged.
    left: tuple
    damaged: tuple
    #: How many of each group are out of the battle, and safe.
    away: tuple
    #: How many of them dived from the attack.
    dived: tuple

    def count(self, wanted):
        return sum(n for group, n in zip(self.groups, self.left) if wanted(group))

    @property
    def size(self):
        return sum(self.left)

    @property
    def has_destroyer(self):
        return self.count(lambda group: group.type == 'dd') > 0

    @property
    def has_aircraft(self):
        return self.count(lambda group: group.is_air) > 0

    @property
    def has_prey(self):
        """Whether it has something that a submarine can hit."""
        return self.count(lambda group: not group.is_air) > 0

    def hit(self, hits, order, may_hit):
        """The side after so many hits, each on the first unit of the order that it may take. What is too much is lost."""
        left, damaged = list(self.left), list(self.damaged)
        for kind in order:
            for index, group in enumerate(self.groups):
                if group.type != kind.removesuffix('-damage') or not may_hit(group):
                    continue
                if kind.endswith('-damage'):
                    taken = min(hits, left[index] - damaged[index]) if group.hits == 2 else 0
                    damaged[index] += taken
                else:
                    taken = min(hits, left[index])
                    left[index] -= taken
                    damaged[index] = min(damaged[index], left[index])
                hits -= taken
        return Side(self.groups, tuple(left), tuple(damaged), self.away, self.dived)

    def without_leaving(self, leaves, dives=False):
        """The side once every group for which `leaves` holds has left the battle."""
        gone = [n if leaves(group) else 0 for group, n in zip(self.groups, self.left)]
        return Side(
            self.groups,
            tuple(n - out for n, out in zip(self.left, gone)),
            self.damaged,
            tuple(n + out for n, out in zip(self.away, gone)),
            tuple(n + out * dives for n, out in zip(self.dived, gone)),
        )

    def survivors(self):
        return tuple(n + out for n, out in zip(self.left, self.away))


def order_of(orders):
    """Damage that is not named comes first, types that are not named last."""
    named = list(orders.losses)
    first = [] if 'bb-damage' in named else ['bb-damage']
    return first + named + [kind for kind in ORDER_OF_LOSS if kind not in named]


def leaves_when(when, enemy):
    """Whether an order to leave holds."""
    return {
        'never': False,
        'always': True,
        'no-target-left': not enemy.has_prey,
        'enemy-has-aircraft': enemy.has_aircraft,
        'enemy-has-destroyer': enemy.has_destroyer,
    }[when]


class Battle:
    """
    A battle of two sides, each a list of groups with its orders.

    :param sides: number of faces of a die
    :param depths: whether submarines have depths; otherwise destroyers detect them
    """

    def __init__(self, attacker, defender, orders, sides=6, depths=False):
        self.groups = (tuple(attacker), tuple(defender))
        self.orders = orders
        self.sides = sides
        self.depths = depths
        self.loss_order = tuple(order_of(one) for one in orders)
        self.finished = lru_cache(maxsize=None)(self._finished)

    def outcomes(self):
        """The distribution of what is left: (attacker's survivors by group, defender's, those of the defender that dived)."""
        begin = tuple(
            Side(groups, tuple(group.count for group in groups), *((0,) * len(groups),) * 3)
            for groups in self.groups
        )
        result = {}
        for start, share in (self._searched(begin) if self.depths else self._detected(begin)).items():
            for end, other in self.finished(*start).items():
                result[end] = result.get(end, 0) + share * other
        return result

    # What comes before the first cycle: states are (attacker, defender, cycle, undetected sides, indexes of hidden groups).

    def _detected(self, begin):
        """Each destroyer of a side rolls once; one success detects the submarines of the other side."""
        chances = []
        for own, enemy in ((0, 1), (1, 0)):
            subs = [group for group in self.groups[own] if group.is_sub and group.count]
            missed = 1.0
            for group in self.groups[enemy]:
                if group.type == 'dd' and subs:
                    value = detection_value(group, self.groups[enemy], subs[0])
                    missed *= (1 - value / 6) ** group.count
            chances.append({True: missed, False: 1 - missed} if subs and missed < 1 else {bool(subs): 1.0})
        return {(*begin, 1, undetected, frozenset()): share for undetected, share in joint(*chances).items() if share}

    def _searched(self, begin):
        """Each searcher rolls once: a low enough roll finds the submarines at a depth. Others stay out, or elect to defend."""
        attacker, defender = begin
        numbers = {6: (3, 2), 12: (6, 4), 20: (10, 7)}[self.sides]
        searchers = attacker.count(lambda group: group.type in {'ftr', 'tac', 'bmbr', 'dd'}) if self.orders[0].search else 0
        best = {2: 1 - (1 - numbers[1] / self.sides) ** searchers, 0: (1 - numbers[0] / self.sides) ** searchers}
        best[1] = 1 - best[2] - best[0]
        has_ships = attacker.count(lambda group: not group.is_air and not group.is_sub) > 0
        elects = has_ships and self.orders[1].elect == 'always'
        result = {}
        for level, share in best.items():
            if share <= 0:
                continue
            hidden = {
                index
                for index, group in enumerate(self.groups[1])
                if group.is_sub
                and (group.depth == 'silent' or {'surfaced': 0, 'periscope': 1, 'submerged': 2}[group.depth] > level)
            }
            stays_out = {i for i in hidden if self.groups[1][i].depth == 'silent' or not elects}
            out = defender.without_leaving(lambda group: self.groups[1].index(group) in stays_out)
            key = (attacker, out, 1, (False, False), frozenset(hidden - stays_out))
            result[key] = result.get(key, 0) + share
        return result

    # Cycles.

    def _finished(self, attacker, defender, cycle, undetected, hidden):
        """The distribution of the end of the battle from the head of a cycle."""
        if attacker.size == 0 or defender.size == 0:
            return {(attacker.survivors(), defender.survivors(), defender.dived): 1.0}
        here = (attacker, defender, cycle, undetected, hidden)
        result, again = {}, 0.0
        for after, share in self._cycle(*here).items():
            if after == here:
                again += share
                continue
            ends = self.finished(*after) if len(after) == 5 else {after: 1.0}
            for end, other in ends.items():
                result[end] = result.get(end, 0) + share * other
        if again >= 1 - 1e-15:
            raise ValueError('nobody can hit')
        return {end: share / (1 - again) for end, share in result.items()}

    @property
    def _counts_cycles(self):
        return self.orders[0].retreat_after > 0

    def _cycle(self, attacker, defender, cycle, undetected, hidden):
        """The distribution of states at the end of a cycle: of the next cycle, or (survivors, survivors, dived) where it is over."""
        may_hit = (lambda group: True, lambda group: self.groups[1].index(group) not in hidden)
        dives = self.depths and leaves_when(self.orders[1].dive, attacker)
        divers = {i for i, group in enumerate(self.groups[1]) if dives and group.is_sub and i not in hidden}
        sides = (attacker, defender)
        guarded = tuple(side.has_destroyer for side in sides)
        result = {}

        def add(state, share):
            result[state] = result.get(state, 0) + share

        opening = joint(
            self._hits(attacker, 0, lambda index, group: group.is_sub),
            self._hits(defender, 1, lambda index, group: group.is_sub and index not in divers),
            self._shot_down(sides, cycle),
        )
        for (by_attacker, by_defender, shot), share in opening.items():
            fires, stays = [], []
            for index, hits in ((0, by_defender), (1, by_attacker)):
                side = self._less(sides[index], shot) if index == 0 else sides[index]
                left = side.hit(hits, self.loss_order[index], lambda group, index=index: not group.is_air and may_hit[index](group))
                keeps = guarded[index] and not undetected[1 - index]
                fires.append(side if keeps else left)
                stays.append(left)
            if not self.depths:
                for index in (0, 1):
                    if undetected[index] and leaves_when(self.orders[index].dive, stays[1 - index]):
                        gone = stays[index].without_leaving(lambda group: group.is_sub)
                        stays[index] = gone
            others = joint(
                self._hits(fires[0], 0, lambda index, group: not group.is_sub),
                self._hits(fires[1], 1, lambda index, group: not group.is_sub),
            )
            for (first, second), other in others.items():
                ends = [
                    stays[0].hit(second, self.loss_order[0], may_hit[0]),
                    stays[1].hit(first, self.loss_order[1], may_hit[1]),
                ]
                if divers:
                    ends[1] = ends[1].without_leaving(lambda group: self.groups[1].index(group) in divers, dives=True)
                add(self._end_of_cycle(*ends, cycle), share * other)
        return result

    def _end_of_cycle(self, attacker, defender, cycle):
        """The attacker submerges, the attacker retreats, the defender submerges; then the next cycle."""
        own, other = self.orders
        if not defender.has_destroyer and leaves_when(own.submerge, defender):
            attacker = attacker.without_leaving(lambda group: group.is_sub)
        over = attacker.size == 0 or defender.size == 0
        retreats = (own.retreat_after > 0 and cycle >= own.retreat_after) or attacker.size < own.retreat_below
        if not over and retreats:
            return (attacker.survivors(), defender.survivors(), defender.dived)
        if not attacker.has_destroyer and leaves_when(other.submerge, attacker):
            defender = defender.without_leaving(lambda group: group.is_sub)
        later = cycle + 1 if self._counts_cycles else 2
        return (attacker, defender, later, (False, False), frozenset())

    def _hits(self, side, index, fires):
        """The hits of the units that fire."""
        dice = [
            binomial(n * (group.dice if index == 0 else 1), min(self._value(group, index), self.sides) / self.sides)
            for place, (group, n) in enumerate(zip(side.groups, side.left))
            if n and fires(place, group)
        ]
        return summed(*dice)

    def _value(self, group, index):
        base = (group.attack, group.defense)[index]
        if not self.depths or not group.is_sub or base == 0:
            return base
        step = {6: 1, 12: 2, 20: 3}[self.sides]
        change = {'periscope': (step, 0), 'submerged': (-step, -step)}.get(group.depth, (0, 0))[index]
        return max(1, min(self.sides, base + change))

    def _shot_down(self, sides, cycle):
        """Battleships with combined arms fire at each enemy aircraft in the first cycle: how many of each group are hit."""
        attacker, defender = sides
        fires = cycle == 1 and defender.count(lambda group: group.type == 'bb' and 'combined-arms' in group.technologies) > 0
        return joint(
            *(
                binomial(n, (0 if 'jet-fighters' in group.technologies and group.type == 'ftr' else 1) / 6)
                if fires and group.is_air
                else {0: 1.0}
                for group, n in zip(attacker.groups, attacker.left)
            )
        )

    @staticmethod
    def _less(side, lost):
        return Side(side.groups, tuple(n - gone for n, gone in zip(side.left, lost)), side.damaged, side.away, side.dived)


def detection_value(destroyers, side, subs):
    """The number at which destroyers of a power detect submarines."""
    value = 3
    if any(group.is_air and group.count and group.power == destroyers.power for group in side):
        value += 2 if 'long-range-aircraft' in destroyers.technologies else 1
    if 'combined-arms' in destroyers.technologies:
        value += 1
    if 'super-submarines' in subs.technologies:
        value -= 1
    return value
