/** Possible allotments of squadrons to the targets of an air attack, for advice. */
import type { Ids } from '../../../model/ids';
import { pluralize, formatList } from '../../../model/wording';
import { sumSquadrons } from '../air/squadrons';
import type { AirForce, Header } from '../data';
import { resolveUnits } from '../force';
import { allotTargets, distributeSquadrons, type AirTarget, type SquadronAllotment } from './air-attack';
import type { OwnedShips } from './ships';

/** One allotment of all squadrons. */
export interface Allotment {
  /** Without spaces: `akagi-4+kaga-8`. */
  readonly id: string;
  /** For display: `4 squadrons on Akagi and 8 on Kaga`. */
  readonly title: string;
  /** The `targets` of the scenario. */
  readonly targets: { ships: [string, ...string[]]; squadrons: number }[];
}

/** The largest number of allotments to compare; beyond it only even ones are. */
export const maxAllotments = 500;

/** With more targets, even allotments are tried only on one target, on two, and on all. */
const maxSubsetTargets = 6;

/**
 * All allotments of a force's squadrons, in every order of the targets. If there are too many, those in file order; if these are too many
 * as well, even allotments over subsets of the targets.
 */
export function listAllotments(
  attacker: AirForce,
  target: AirTarget,
  header: Header,
  ids: Ids,
): { readonly allotments: readonly Allotment[]; readonly isComplete: boolean } {
  const squadrons = sumSquadrons(resolveUnits(attacker, ids));
  const targets = allotTargets({ ...target, attacker, targets: undefined }, header, ids).map(({ ships }) => ships);
  if (targets.length < 2 || squadrons === 0) return { allotments: [], isComplete: true };
  const isDivided = countDivisions(squadrons, targets.length) <= maxAllotments;
  const divided = (isDivided ? listDivisions(squadrons, targets.length) : distributeEvenly(squadrons, targets)).map(
    (counts) => counts.flatMap((count, index) => (count > 0 ? [{ ships: targets[index]!, squadrons: count }] : [])),
  );
  const isComplete =
    isDivided && divided.reduce((sum, { length }) => sum + computeFactorial(length), 0) <= maxAllotments;
  // Squadrons lost before the attack are deducted from the last target, so the order matters. File order comes first.
  const reordered = isComplete ? divided.flatMap((all) => listPermutations(all).slice(1)) : [];
  return { allotments: [...divided, ...reordered].map(toAllotment), isComplete };
}

function computeFactorial(count: number): number {
  return count < 2 ? 1 : count * computeFactorial(count - 1);
}

/** All permutations of a list, starting with the list itself. */
function listPermutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    listPermutations(items.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

/** The id, the title and the `targets` of an allotment. */
export function toAllotment(targetAllotments: readonly SquadronAllotment[]): Allotment {
  const positiveAllotments = targetAllotments.filter(({ squadrons }) => squadrons > 0);
  const words = positiveAllotments.map(
    ({ ships, squadrons }, index) => `${index === 0 ? pluralize(squadrons, 'squadron') : squadrons} on ${ships.name}`,
  );
  return {
    id: positiveAllotments.map(({ ships, squadrons }) => `${ships.units[0]!}-${squadrons}`).join('+'),
    title: formatList(words) || 'no squadron',
    targets: positiveAllotments.map(({ ships, squadrons }) => ({
      ships: [ships.units[0]!, ...ships.units.slice(1)],
      squadrons,
    })),
  };
}

/** The number of ways to divide squadrons among targets. */
export function countDivisions(squadrons: number, targets: number): number {
  let count = 1;
  for (let index = 1; index < targets; index++) count = (count * (squadrons + index)) / index;
  return Math.round(count);
}

/** All divisions of squadrons, as counts by target. */
export function listDivisions(squadrons: number, targets: number): readonly (readonly number[])[] {
  if (targets === 1) return [[squadrons]];
  return Array.from({ length: squadrons + 1 }, (_, first) => first).flatMap((first) =>
    listDivisions(squadrons - first, targets - 1).map((others) => [first, ...others]),
  );
}

function distributeEvenly(squadrons: number, targets: readonly OwnedShips[]): readonly (readonly number[])[] {
  const indexes = targets.map((_, at) => at);
  const choices = indexes.length <= maxSubsetTargets ? listSubsets(indexes) : listSinglesAndPairs(indexes);
  const partialChoices = choices.filter(({ length }) => length > 0 && length < targets.length);
  return [indexes, ...partialChoices].map((selection) => {
    const countByTarget = new Map(
      distributeSquadrons(selection, squadrons).map(({ ships, squadrons: count }) => [ships, count]),
    );
    return indexes.map((at) => countByTarget.get(at) ?? 0);
  });
}

function listSubsets(indexes: readonly number[]): readonly (readonly number[])[] {
  return indexes.reduce<readonly (readonly number[])[]>(
    (selection, at) => [...selection, ...selection.map((choice) => [...choice, at])],
    [[]],
  );
}

/** The subsets with one and with two of the first targets, at most `maxAllotments`. */
function listSinglesAndPairs(indexes: readonly number[]): readonly (readonly number[])[] {
  const subsets: (readonly number[])[] = [];
  for (const [index, target] of indexes.entries()) {
    if (subsets.length + index + 1 > maxAllotments) break;
    subsets.push([target], ...indexes.slice(0, index).map((other) => [other, target]));
  }
  return subsets;
}
