/** Detection of submarines: the dice, the detection values and the results (10.A to 10.C). */
import { createAmount, type Amount } from '../../../engine/amount';
import { getOtherSide, type BattleSide } from '../../axis-and-allies/data';
import { getUnits } from '../../axis-and-allies/forces';
import { changeBy, computeAmount } from '../kit';
import type { Group, Header, SeaBattle } from '../data';
import { battlesNumbers } from '../battles/rules';
import { detectionNumbers } from './rules';
import { getReading } from '../options';
import { getPowerAdjective } from '../wording';
import { detectionModifiers, type Submarines } from './modifiers';

export type { Submarines } from './modifiers';

/** The destroyers of one power; each rolls one die. */
export interface Searchers {
  readonly power: string | undefined;
  readonly count: number;
}

/** The submarines of a side, by group. */
export function listSubmarines(battle: SeaBattle, side: BattleSide): readonly Submarines[] {
  return getUnits<Group>(battle, side).filter(({ type }) => type === 'sub');
}

/** The destroyers of a side, by power. No other unit detects. */
export function listSearchers(battle: SeaBattle, side: BattleSide): readonly Searchers[] {
  const counts = new Map<string | undefined, number>();
  for (const { type, power, count } of getUnits(battle, side))
    if (type === 'dd') counts.set(power, (counts.get(power) ?? 0) + count);
  return [...counts].map(([power, count]) => ({ power, count }));
}

/**
 * The detection value of submarines against a power's destroyers: a die of at most this value detects them.
 * @param side the side of the submarines
 */
export function computeDetectionValue(
  battle: SeaBattle,
  side: BattleSide,
  submarines: Submarines,
  power: string | undefined,
  header: Header,
): Amount {
  const base = changeBy('detection-base', {
    label: 'undetected submarine',
    by: detectionNumbers['detection-base'].value,
  });
  const label = power === undefined ? 'destroyers' : `${getPowerAdjective(power)} destroyers`;
  return computeAmount(`detection value, ${label}`, base, detectionModifiers, {
    battle,
    side,
    submarines,
    power,
    header,
  });
}

/**
 * The highest die with which a power's destroyers detect submarines, from 0 to the sides of the die. It is their own value, or
 * with the option `detectedGroups` the highest value of all submarines on their side.
 */
export function computeDetectionLimit(
  battle: SeaBattle,
  side: BattleSide,
  submarines: Submarines,
  power: string | undefined,
  header: Header,
): number {
  const groups = getReading(header, 'detectedGroups') === 'all' ? listSubmarines(battle, side) : [submarines];
  const values = groups.map((group) => computeDetectionValue(battle, side, group, power, header).total);
  return Math.min(Math.max(0, ...values), battlesNumbers['unit-values'].sides);
}

/** The chance that submarines are detected, which takes one low enough die of any enemy destroyer. */
export function computeDetectionChance(
  battle: SeaBattle,
  side: BattleSide,
  submarines: Submarines,
  header: Header,
): number {
  const { sides } = battlesNumbers['unit-values'];
  const missChances = listSearchers(battle, getOtherSide(side)).map(
    ({ power, count }) => (1 - computeDetectionLimit(battle, side, submarines, power, header) / sides) ** count,
  );
  return 1 - missChances.reduce((product, chance) => product * chance, 1);
}

/** Submarines that are detected together, and the chance of that. */
export interface Detection {
  readonly detected: readonly Submarines[];
  readonly chance: number;
}

/**
 * The possible results of all destroyers' dice, with their chances. All groups share one set of dice, so these are not products
 * of single chances: the lowest die of each power decides.
 */
export function computeDetections(battle: SeaBattle, side: BattleSide, header: Header): readonly Detection[] {
  const groups = listSubmarines(battle, side);
  let results = new Map<string, Detection>([['', { detected: [], chance: 1 }]]);
  for (const { power, count } of listSearchers(battle, getOtherSide(side))) {
    const limits = groups.map((group) => computeDetectionLimit(battle, side, group, power, header));
    const next = new Map<string, Detection>();
    for (const { detected, chance } of results.values()) {
      for (const [lowest, probability] of computeLowestDieDistribution(count)) {
        const allDetected = groups.filter((group, index) => detected.includes(group) || lowest <= limits[index]!);
        const key = allDetected.map((group) => groups.indexOf(group)).join();
        next.set(key, { detected: allDetected, chance: (next.get(key)?.chance ?? 0) + chance * probability });
      }
    }
    results = next;
  }
  return [...results.values()].filter(({ chance }) => chance > 0);
}

/** The distribution of the lowest of some dice. */
function computeLowestDieDistribution(count: number): readonly (readonly [face: number, chance: number])[] {
  const { sides } = battlesNumbers['unit-values'];
  const computeChanceAtLeast = (face: number): number => ((sides - face + 1) / sides) ** count;
  return Array.from({ length: sides }, (_, index) => [
    index + 1,
    computeChanceAtLeast(index + 1) - computeChanceAtLeast(index + 2),
  ]);
}

/** The number of detection rolls of a side, by power. */
export function computeDetectionRolls(battle: SeaBattle, side: BattleSide): Amount {
  const noDestroyerChange = changeBy('no-destroyer-no-detection', {
    label: 'no destroyer: nothing is detected',
    by: 0,
  });
  const [first, ...others] = listSearchers(battle, side).map(({ power, count }) =>
    changeBy('detection-rolls', {
      label: power === undefined ? 'destroyers' : `${getPowerAdjective(power)} destroyers`,
      by: count,
    }),
  );
  return createAmount(`detection rolls of the ${side}`, first ?? noDestroyerChange, others);
}
