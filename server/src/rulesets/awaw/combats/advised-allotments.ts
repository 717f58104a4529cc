/** How squadrons can be allotted to the targets of an air attack, for advice. */
import type { Ids } from '../../../model/ids';
import { counted, listed } from '../../../model/wording';
import { squadronsIn } from '../air/squadrons';
import type { AirForce, Header } from '../data';
import { unitsOf } from '../force';
import { aimedAt, spread, type AirTarget } from './air-attack';
import type { OwnedShips } from './ships';

/** A named ship or the light ships, with the squadrons that attack it. */
export interface Allotted {
  readonly ships: OwnedShips;
  readonly squadrons: number;
}

/** A way to allot all squadrons. */
export interface Allotment {
  /** Readable, without spaces: `akagi-4+kaga-8`. */
  readonly id: string;
  /** In words: `4 squadrons on Akagi and 8 on Kaga`. */
  readonly title: string;
  /** As the scenario writes it. */
  readonly targets: { ships: [string, ...string[]]; squadrons: number }[];
}

/** Allotments beyond which only even ones are looked at. */
export const maxAllotments = 500;

/** Targets beyond which even allotments are of one, of two and of all. */
const manyTargets = 6;

/**
 * Every way to allot the squadrons of a force to what can be attacked, in every order of the targets. Where the orders make them too many, those
 * in the order of the file; where these are too many too, those that spread evenly over some targets.
 */
export function allotmentsOf(
  attacker: AirForce,
  over: AirTarget,
  header: Header,
  ids: Ids,
): { readonly allotments: readonly Allotment[]; readonly isEvery: boolean } {
  const squadrons = squadronsIn(unitsOf(attacker, ids));
  const targets = aimedAt({ ...over, attacker, targets: undefined }, header, ids).map(({ ships }) => ships);
  if (targets.length < 2 || squadrons === 0) return { allotments: [], isEvery: true };
  const isDivided = ways(squadrons, targets.length) <= maxAllotments;
  const found = (isDivided ? divisions(squadrons, targets.length) : even(squadrons, targets)).map((counts) =>
    counts.flatMap((count, at) => (count > 0 ? [{ ships: targets[at]!, squadrons: count }] : [])),
  );
  const isEvery = isDivided && found.reduce((sum, { length }) => sum + factorial(length), 0) <= maxAllotments;
  // Squadrons lost on the way come off the last target, so the order matters too. That of the file is looked at first.
  const reordered = isEvery ? found.flatMap((all) => permutations(all).slice(1)) : [];
  return { allotments: [...found, ...reordered].map(allotment), isEvery };
}

function factorial(count: number): number {
  return count < 2 ? 1 : count * factorial(count - 1);
}

/** Every order of a list, its own first. */
function permutations<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length === 0) return [[]];
  return all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((others) => [first, ...others]));
}

/** An allotment as it is told and written. */
export function allotment(all: readonly Allotted[]): Allotment {
  const some = all.filter(({ squadrons }) => squadrons > 0);
  const words = some.map(
    ({ ships, squadrons }, index) => `${index === 0 ? counted(squadrons, 'squadron') : squadrons} on ${ships.name}`,
  );
  return {
    id: some.map(({ ships, squadrons }) => `${ships.units[0]!}-${squadrons}`).join('+'),
    title: listed(words) || 'no squadron',
    targets: some.map(({ ships, squadrons }) => ({ ships: [ships.units[0]!, ...ships.units.slice(1)], squadrons })),
  };
}

/** In how many ways so many squadrons can be divided. */
export function ways(squadrons: number, targets: number): number {
  let count = 1;
  for (let at = 1; at < targets; at++) count = (count * (squadrons + at)) / at;
  return Math.round(count);
}

/** Every way to divide so many, by how many each target gets. */
export function divisions(squadrons: number, targets: number): readonly (readonly number[])[] {
  if (targets === 1) return [[squadrons]];
  return Array.from({ length: squadrons + 1 }, (_, first) => first).flatMap((first) =>
    divisions(squadrons - first, targets - 1).map((others) => [first, ...others]),
  );
}

function even(squadrons: number, targets: readonly OwnedShips[]): readonly (readonly number[])[] {
  const all = targets.map((_, at) => at);
  const choices = all.length <= manyTargets ? choicesOf(all) : onesAndTwos(all);
  const some = choices.filter(({ length }) => length > 0 && length < targets.length);
  return [all, ...some].map((chosen) => {
    const each = new Map(spread(chosen, squadrons).map(({ ships, squadrons: count }) => [ships, count]));
    return all.map((at) => each.get(at) ?? 0);
  });
}

function choicesOf(all: readonly number[]): readonly (readonly number[])[] {
  return all.reduce<readonly (readonly number[])[]>(
    (chosen, at) => [...chosen, ...chosen.map((some) => [...some, at])],
    [[]],
  );
}

/** No more than are looked at: those of one and of two of the first targets. */
function onesAndTwos(all: readonly number[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  for (const [index, at] of all.entries()) {
    if (found.length + index + 1 > maxAllotments) break;
    found.push([at], ...all.slice(0, index).map((other) => [other, at]));
  }
  return found;
}
