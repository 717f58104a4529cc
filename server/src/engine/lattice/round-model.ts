/**
 * The model that lattices solve rounds by: whether they can, which counters belong to which side, and the steps before, between and after
 * the volleys. See "Rounds of volleys" in docs/odds.md.
 */
import type { Choice, Combat, Fire, Removal, Rounds, Shooter, Side, Step, Update, Volley } from '../combat';
import type { SideLattice } from './side-lattice';
import { SideLosses, type SideCache } from './side-losses';

/** A step that may read and change anything. */
export type FreeStep = Choice | Update;

/** The two sides by number. */
export type SideIndex = 0 | 1;

/** Units that roll alike at a fire step: the part that is the same in all situations. */
export interface ShooterGroup {
  readonly by: SideIndex;
  readonly on: SideIndex;
  readonly volley: Volley;
  readonly shooter: Shooter;
  /** Counters of the units, by index among the side's. */
  readonly units: readonly number[];
}

/** A step from the first volley to the last. */
export type MiddleStep =
  | { readonly kind: 'fire'; readonly step: Fire; readonly shooters: readonly ShooterGroup[] }
  | { readonly kind: 'removal'; readonly step: Removal }
  | { readonly kind: 'free'; readonly step: FreeStep };

/** Rounds on lattices: the sides, and the steps of a repetition before the first volley (head), up to the last (middle), and after it (tail). */
export interface RoundModel {
  readonly combat: Combat;
  readonly rounds: Rounds;
  readonly sides: readonly [SideLattice, SideLattice];
  /** By counter of intact units, the counter of struck ones. */
  readonly struckByIntact: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>];
  /** By side, whether all units that are hit keep firing until they are removed, damaged ones with undamaged ones. */
  readonly allFireBack: readonly [boolean, boolean];
  /** Counters that belong to neither side. */
  readonly otherCounters: readonly number[];
  readonly head: readonly FreeStep[];
  readonly middle: readonly MiddleStep[];
  readonly tail: readonly FreeStep[];
}

type UsableStep = Fire | Removal | FreeStep;

/**
 * The model of rounds, or undefined if lattices cannot solve them.
 * @param sideCache sides of the same combat, which several rounds share; new ones are added
 */
export function createRoundModel(
  combat: Combat,
  rounds: Rounds,
  sideCache: SideCache = new Map(),
): RoundModel | undefined {
  const steps = listUsableSteps(rounds);
  if (steps === undefined) return undefined;
  const fires: Fire[] = [];
  for (const step of steps) if (step.kind === 'fire') fires.push(step);
  const names = findSides(fires);
  if (names === undefined) return undefined;
  const losses = [getSideLosses(combat, names[0], sideCache), getSideLosses(combat, names[1], sideCache)] as const;
  if (losses[0].sharesStruckCounters() || losses[1].sharesStruckCounters()) return undefined;
  for (let at = 1; at < fires.length; at++) if (!doStruckUnitsFireAlike(fires[at]!, names, losses)) return undefined;
  const shooters = [listShooters(fires, names[0]), listShooters(fires, names[1])] as const;
  const firingCounters = [
    collectFiringCounters(shooters[0], losses[0]),
    collectFiringCounters(shooters[1], losses[1]),
  ] as const;
  const otherCounters: number[] = [];
  for (let counter = 0; counter < combat.counters.length; counter++) {
    const belongsToFirst = losses[0].hasCounter(counter) || firingCounters[0].includes(counter);
    const belongsToSecond = losses[1].hasCounter(counter) || firingCounters[1].includes(counter);
    if (belongsToFirst && belongsToSecond) return undefined;
    if (!belongsToFirst && !belongsToSecond) otherCounters.push(counter);
  }
  const [first, last] = [steps.findIndex(isVolleyStep), steps.findLastIndex(isVolleyStep)];
  const endsWithRemoval = steps[last]?.kind === 'removal' && !steps[last].when;
  if (!endsWithRemoval && losses[0].struckCounters.size + losses[1].struckCounters.size > 0) return undefined;
  try {
    const sides = [losses[0].getLattice(firingCounters[0]), losses[1].getLattice(firingCounters[1])] as const;
    return {
      combat,
      rounds,
      sides,
      struckByIntact: [losses[0].struckCounters, losses[1].struckCounters],
      allFireBack: [losses[0].doAllFireBack(shooters[0]), losses[1].doAllFireBack(shooters[1])],
      otherCounters,
      head: steps.slice(0, first) as FreeStep[],
      middle: steps.slice(first, last + 1).map((step) => getMiddleStep(step, names, sides)),
      tail: steps.slice(last + 1) as FreeStep[],
    };
  } catch (error) {
    // A side has too many positions to number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The steps of a repetition; undefined if one of them is a roll or nested rounds. */
function listUsableSteps({ steps }: Rounds): readonly UsableStep[] | undefined {
  const usable: UsableStep[] = [];
  for (const step of steps) {
    if (step.kind === 'roll' || step.kind === 'rounds') return undefined;
    if (step.kind !== 'choice' || !step.keepsState) usable.push(step);
  }
  return usable;
}

function isVolleyStep({ kind }: Step): boolean {
  return kind === 'fire' || kind === 'removal';
}

function findSides(fires: readonly Fire[]): readonly [Side, Side] | undefined {
  const names = new Set<Side>();
  for (const { volleys } of fires)
    for (const { by, on } of volleys) {
      if (by === on) return undefined;
      names.add(by).add(on);
    }
  const [first = '', second = ''] = names;
  return names.size === 2 ? [first, second] : undefined;
}

function getSideLosses(combat: Combat, name: Side, sideCache: SideCache): SideLosses {
  let losses = sideCache.get(name);
  if (losses === undefined) sideCache.set(name, (losses = new SideLosses(combat, name)));
  return losses;
}

function doStruckUnitsFireAlike(
  { volleys }: Fire,
  names: readonly [Side, Side],
  losses: readonly [SideLosses, SideLosses],
): boolean {
  for (const { by, shooters } of volleys) {
    const shooterLosses = losses[by === names[0] ? 0 : 1];
    for (const shooter of shooters) if (!shooterLosses.doStruckFireAlike(shooter)) return false;
  }
  return true;
}

function listShooters(fires: readonly Fire[], side: Side): readonly Shooter[] {
  const all: Shooter[] = [];
  for (const { volleys } of fires) for (const { by, shooters } of volleys) if (by === side) all.push(...shooters);
  return all;
}

/** Counters of units that fire and cannot be lost: the side's losses do not name them. */
function collectFiringCounters(shooters: readonly Shooter[], losses: SideLosses): readonly number[] {
  const firing = new Set<number>();
  for (const { counters } of shooters)
    for (const counter of counters) if (!losses.hasCounter(counter)) firing.add(counter);
  return [...firing];
}

function getMiddleStep(
  step: UsableStep,
  names: readonly [Side, Side],
  sides: readonly [SideLattice, SideLattice],
): MiddleStep {
  if (step.kind === 'removal') return { kind: 'removal', step };
  if (step.kind !== 'fire') return { kind: 'free', step };
  const shooters: ShooterGroup[] = [];
  for (const volley of step.volleys) {
    const shooterSide: SideIndex = volley.by === names[0] ? 0 : 1;
    const targetSide: SideIndex = volley.on === names[0] ? 0 : 1;
    for (const shooter of volley.shooters)
      shooters.push({
        by: shooterSide,
        on: targetSide,
        volley,
        shooter,
        units: sides[shooterSide].getIndexes(shooter.counters),
      });
  }
  return { kind: 'fire', step, shooters };
}
