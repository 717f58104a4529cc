"""What hits do to light ships that are one target: cruisers of two factors, and destroyers, escort carriers and transports of one."""

ONE_FACTOR = ('dd', 'cve', 'transport')
LIGHT = ('ca', *ONE_FACTOR)


class LightShips:
    """Light ships at the start of a combat. Everything follows from the hits that they have taken in it, all attacks together."""

    def __init__(self, cruisers, damaged, ones, first_lost=()):
        """`ones`: factors by type. `damaged` of the cruisers were damaged before. `first_lost`: types that lose a factor first where shares are equal."""
        self.cruisers, self.damaged, self.ones = cruisers, damaged, ones
        self.order = [*first_lost, *(kind for kind in ONE_FACTOR if kind not in first_lost)]
        self.most_hits = 2 * cruisers - damaged + sum(ones.values())

    def after(self, hits):
        """(cruisers sunk, cruisers damaged and afloat, factors lost by type)."""
        on_cruisers, on_others = self._shared(hits)
        cruiser_hits = self.damaged + on_cruisers
        return cruiser_hits // 2, cruiser_hits % 2, self._by_type(on_others)

    def firing(self, hits):
        """Factors that are neither sunk nor damaged."""
        sunk, damaged, lost = self.after(hits)
        return 2 * (self.cruisers - sunk - damaged) + sum(self.ones.values()) - sum(lost.values())

    def factors_sunk(self, hits):
        sunk, _, lost = self.after(hits)
        return 2 * sunk + sum(lost.values())

    def _shared(self, hits):
        """Two hits on cruisers, two on the others, and so on; a cruiser that was damaged before has had the first. What one kind cannot take the other does."""
        most_cruisers, most_others = 2 * self.cruisers - self.damaged, sum(self.ones.values())
        on_cruisers = on_others = 0
        turn = 1 if self.damaged else 0
        while hits > on_cruisers + on_others and on_cruisers + on_others < most_cruisers + most_others:
            if turn % 4 < 2 and on_cruisers < most_cruisers:
                on_cruisers += 1
            elif turn % 4 >= 2 and on_others < most_others:
                on_others += 1
            turn += 1
        return on_cruisers, on_others

    def _by_type(self, hits):
        """In proportion to the factors of each type: whole shares first, then one more for the largest fractions."""
        total = sum(self.ones.values())
        lost = {kind: self.ones[kind] * hits // total if total else 0 for kind in ONE_FACTOR}
        fractions = {kind: self.ones[kind] * hits % total if total else 0 for kind in ONE_FACTOR}
        for kind in sorted(self.order, key=lambda kind: -fractions[kind])[: hits - sum(lost.values())]:
            lost[kind] += 1
        return lost
