"""Distributions as dictionaries from an outcome to its chance, and the dice that they are made from."""

from collections import defaultdict
from math import comb


def mixed(parts):
    """The mixture of (chance, distribution) pairs."""
    result = defaultdict(float)
    for weight, distribution in parts:
        for outcome, share in distribution.items():
            result[outcome] += weight * share
    return dict(result)


def mapped(distribution, change):
    """The distribution of change(outcome)."""
    result = defaultdict(float)
    for outcome, share in distribution.items():
        result[change(outcome)] += share
    return dict(result)


def joint(*distributions):
    """The distribution of the tuple of independent outcomes."""
    result = {(): 1.0}
    for distribution in distributions:
        result = {
            (*outcomes, outcome): share * other
            for outcomes, share in result.items()
            for outcome, other in distribution.items()
        }
    return result


def binomial(count, chance):
    """How many of so many dice succeed."""
    return {
        hits: comb(count, hits) * chance**hits * (1 - chance) ** (count - hits)
        for hits in range(count + 1)
        if not (chance == 0 and hits > 0) and not (chance == 1 and hits < count)
    }


def summed(*distributions):
    """The sum of independent numbers."""
    return mapped(joint(*distributions), sum) if distributions else {0: 1.0}


def two_dice():
    """The sum of two six-sided dice."""
    return {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}


def ten_sided():
    """One ten-sided die."""
    return {face: 0.1 for face in range(1, 11)}


def totals_of(states):
    """The chance of each value of each total, of states that are pairs of what is left and the totals' (key, number) pairs; an absent total is 0."""
    keys = {key for _, sums in states for key, _ in sums}
    result = {key: defaultdict(float) for key in keys}
    for (_, sums), share in states.items():
        numbers = dict(sums)
        for key in keys:
            result[key][numbers.get(key, 0)] += share
    return result
