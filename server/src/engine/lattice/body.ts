/** Whether rounds can be solved on lattices, and how their steps fall into those of one side each and those of both. */
import type { Choice, Combat, Fire, Loss, Removal, Rounds, Side, Step, Update } from '../combat';
import { SideLattice } from './side';

/** A step that may read and change anything. */
export type FreeStep = Choice | Update;

/** The two sides by number. */
export type SideIndex = 0 | 1;

/** Steps of a repetition: before the first volley, with volleys, and after the last. */
export interface Body {
  readonly combat: Combat;
  readonly rounds: Rounds;
  /** The second is made up where all volleys are of one. */
  readonly names: readonly [Side, Side];
  readonly sides: readonly [SideLattice, SideLattice];
  /** By counter of units standing, the counter of those struck. */
  readonly struck: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
  /** Counters that are neither side's. */
  readonly rest: readonly number[];
  readonly head: readonly FreeStep[];
  readonly middle: readonly (Fire | Removal | FreeStep)[];
  readonly tail: readonly FreeStep[];
}

/** Lattices of a combat that are known already, by what they hold. */
export type KnownLattices = Map<string, SideLattice>;

/**
 * The body of rounds that lattices can take; undefined for others.
 * @param known lattices of the same combat, which several rounds can share; new ones are added
 */
export function bodyOf(combat: Combat, rounds: Rounds, known: KnownLattices = new Map()): Body | undefined {
  const steps = rounds.steps.filter((step) => !(step.kind === 'choice' && step.idle));
  if (!steps.every(isUsable)) return undefined;
  const fires = steps.filter((step) => step.kind === 'fire');
  const names = sidesOf(fires);
  if (fires.length === 0 || names === undefined) return undefined;
  const losses = names.map((name) => combat.losses?.[name] ?? []);
  if (!fires.slice(1).every((fire) => strikesBackWell(fire, combat))) return undefined;
  if (losses.some(mixesTheStruck)) return undefined;
  const lost = losses.map(countersOf);
  const firing = names.map((name, side) => firingOf(fires, name, lost[side]!));
  const own = lost.map((counters, side) => new Set([...counters, ...firing[side]!]));
  if ([...own[0]!].some((counter) => own[1]!.has(counter))) return undefined;
  const isBattle = (step: Step) => step.kind === 'fire' || step.kind === 'removal';
  const [first, last] = [steps.findIndex(isBattle), steps.findLastIndex(isBattle)];
  const isCleared = steps[last]?.kind === 'removal' && !steps[last].when;
  if (!isCleared && losses.flat().some(({ struck }) => struck !== undefined)) return undefined;
  try {
    const lattice = (side: SideIndex) => {
      const name = `${names[side]} ${firing[side]!.join()}`;
      const lattice = known.get(name) ?? new SideLattice(combat.counters, losses[side]!, firing[side]!);
      known.set(name, lattice);
      return lattice;
    };
    return {
      combat,
      rounds,
      names,
      sides: [lattice(0), lattice(1)],
      struck: [struckOf(losses[0]!), struckOf(losses[1]!)],
      rest: [...combat.counters.keys()].filter((index) => !own[0]!.has(index) && !own[1]!.has(index)),
      head: steps.slice(0, first) as FreeStep[],
      middle: steps.slice(first, last + 1),
      tail: steps.slice(last + 1) as FreeStep[],
    };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function isUsable(step: Step): step is Fire | Removal | FreeStep {
  return step.kind !== 'roll' && step.kind !== 'rounds';
}

function sidesOf(fires: readonly Fire[]): readonly [Side, Side] | undefined {
  const names = new Set<Side>();
  for (const { volleys } of fires) for (const { by, on } of volleys) names.add(by).add(on);
  const [first = '', second = ''] = names;
  return names.size === 2 ? [first, second] : undefined;
}

/** Counters of units that fire and cannot be lost, so that they are no part of a side's losses. */
function firingOf(fires: readonly Fire[], side: Side, lost: ReadonlySet<number>): readonly number[] {
  const firing = new Set<number>();
  for (const { volleys } of fires)
    for (const { by, shooters } of volleys)
      if (by === side)
        for (const { counters } of shooters)
          for (const counter of counters) if (!lost.has(counter)) firing.add(counter);
  return [...firing];
}

/** Whether the units struck fire with those of their kind: then a position says who fires. */
function strikesBackWell(fire: Fire, { losses = {} }: Combat): boolean {
  return fire.volleys.every(({ by, shooters }) =>
    shooters.every(({ counters }) =>
      (losses[by] ?? []).every(({ counter, struck }) => {
        return struck === undefined || counters.includes(counter) === counters.includes(struck);
      }),
    ),
  );
}

/** Whether a counter of units struck is not that of one kind of units alone. */
function mixesTheStruck(losses: readonly Loss[]): boolean {
  const kinds = struckOf(losses);
  const struck = new Set(kinds.values());
  return (
    struck.size < kinds.size ||
    losses.some(
      (loss) =>
        struck.has(loss.counter) ||
        (loss.becomes !== undefined && struck.has(loss.becomes)) ||
        (loss.struck !== undefined && kinds.get(loss.counter) !== loss.struck),
    )
  );
}

function struckOf(losses: readonly Loss[]): ReadonlyMap<number, number> {
  const kinds = new Map<number, number>();
  for (const { counter, struck } of losses) if (struck !== undefined) kinds.set(counter, struck);
  return kinds;
}

/** All counters that losses read or change. */
function countersOf(losses: readonly Loss[]): ReadonlySet<number> {
  const counters = new Set<number>();
  for (const { counter, becomes, struck } of losses) {
    counters.add(counter);
    if (becomes !== undefined) counters.add(becomes);
    if (struck !== undefined) counters.add(struck);
  }
  return counters;
}
