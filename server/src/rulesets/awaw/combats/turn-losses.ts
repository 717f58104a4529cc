/** The losses of a combat of a turn: which of its counters they need at its end, and what they change for later combats. */
import type { Combat, Measure, State, Step } from '../../../engine/combat';
import { groupBy } from '../../group-by';
import { countSquadrons } from '../air/squadrons';
import { isAirUnit, type AirAttack, type AirForce, type CombatGroup, type NavalRound, type Unit } from '../data';
import { resolveUnits } from '../force';
import { resolveJoin } from '../join-orders';
import { joinId } from './board';
import { getDamaged } from './describe-remaining';
import { enemySide } from './fleet-combat';
import { factorsSunk } from './losses';
import { createUniqueNames } from '../../../model/free-name';
import { listDistinctGroups } from './search-combat';
import { createStepHead } from './step-kinds';
import { toSourceId } from './turn-forces';
import type { Pool, ReducedCombat } from './turn-pool';
import { fateCodes } from './turn-ships';

/** An air force of a combat, and the names of the counters of its losses. */
interface AirForceLosses {
  readonly force: AirForce;
  readonly counters: Readonly<Record<AirFate, string>>;
}

type AirFate = 'eliminated' | 'aborted';

/** The air forces that lose squadrons: those of an air attack, or of the strikes of a round. */
function listAirLosses(combat: object): readonly AirForceLosses[] {
  if (isAirAttack(combat)) return listStrikeLosses(undefined, combat.attacker, combat);
  if (!isRound(combat)) return [];
  const createName = createUniqueNames();
  return (combat.strikes ?? []).flatMap(({ id, by, group, attacker }) => {
    const enemies = listDistinctGroups(combat[enemySide[by]].groups);
    return listStrikeLosses(createName(id), attacker, enemies.find(({ number }) => number === group) ?? {});
  });
}

function isAirAttack(combat: object): combat is AirAttack {
  return 'where' in combat;
}

function isRound(combat: object): combat is NavalRound {
  return 'strikes' in combat;
}

function listStrikeLosses(
  id: string | undefined,
  attacker: AirForce,
  { cover, cap }: Pick<CombatGroup, 'cover' | 'cap'>,
): readonly AirForceLosses[] {
  const listLosses = (force: AirForce | undefined, prefix: string): AirForceLosses[] =>
    force
      ? [
          {
            force,
            counters: { eliminated: joinId(id, `${prefix}eliminated`), aborted: joinId(id, `${prefix}aborted`) },
          },
        ]
      : [];
  return [...listLosses(attacker, ''), ...listLosses(cover, 'cover.'), ...listLosses(cap, 'cap.')];
}

/** The squadrons of each line that a combat eliminated or aborted, by id. The lines of a force lose in their order. @param fates those that count */
function countLostSquadrons(
  { item, ids }: ReducedCombat,
  end: State,
  { counters }: Combat,
  fates: readonly AirFate[],
): Map<string, number> {
  const losses = new Map<string, number>();
  const indexes = new Map(counters.map(({ name }, index) => [name, index]));
  for (const { force, counters: names } of listAirLosses(item)) {
    let remaining = fates.reduce((sum, fate) => sum + (end[indexes.get(names[fate]) ?? -1] ?? 0), 0);
    for (const { unit } of resolveUnits(force, ids)) {
      if (!isAirUnit(unit)) continue;
      const lostCount = Math.min(remaining, countSquadrons(unit));
      remaining -= lostCount;
      losses.set(unit.id, (losses.get(unit.id) ?? 0) + lostCount);
    }
  }
  return losses;
}

/**
 * The combat with counters kept to its end: hits on ships, losses of squadrons, and the losses of each side.
 * @param lines that later combats have as well
 */
export function keepLosses(combat: Combat, { item, ids }: ReducedCombat, lines: readonly Unit[]): Combat {
  const keptIds = new Set(lines.map(({ id }) => id));
  const settleStepIds = new Set(
    combat.measures.flatMap(({ path: [key, id], readAfterStep }) =>
      key === 'ships' && keptIds.has(id!) ? (readAfterStep ?? []) : [],
    ),
  );
  const keptAirLosses = listAirLosses(item).filter(({ force }) =>
    resolveUnits(force, ids).some(({ unit }) => keptIds.has(unit.id)),
  );
  const keptNames = new Set(keptAirLosses.flatMap(({ counters }) => Object.values(counters)));
  const keptCounters = new Set(
    combat.counters.flatMap(({ name }, index) => {
      const isKeptHits =
        name.startsWith('hits.') && settleStepIds.has(createStepHead('settle', name.slice('hits.'.length)).id);
      return isKeptHits || keptNames.has(name) || name.startsWith('sunk.') ? [index] : [];
    }),
  );
  const keepCounters = (step: Step): Step => {
    if (step.kind === 'rounds') return { ...step, steps: step.steps.map(keepCounters) };
    if (!('marginalises' in step) || !step.marginalises?.some((counter) => keptCounters.has(counter))) return step;
    return { ...step, marginalises: step.marginalises.filter((counter) => !keptCounters.has(counter)) };
  };
  // The losses of a side are added up over the turn.
  const measures = combat.measures.map(({ readAfterStep, ...measure }): Measure => {
    const isReadAtEnd = readAfterStep === undefined || measure.path[0] === factorsSunk;
    return isReadAtEnd ? measure : { ...measure, readAfterStep };
  });
  return { ...combat, measures, steps: combat.steps.map(keepCounters) };
}

/** A combat of a turn that has been fought. */
export interface FoughtCombat {
  /** Its lines that later combats have as well. */
  readonly lines: readonly Unit[];
  readonly reduced: ReducedCombat;
  /** Its lines that earlier combats changed. */
  readonly remaining: ReadonlyMap<string, Unit | undefined>;
  readonly pool: Pool;
  /** The turn before it. */
  readonly state: State;
  readonly end: State;
  readonly combat: Combat;
}

/** The counters of units after a combat, as pairs of counter and value. */
export function* computeLosses(foughtCombat: FoughtCombat): Generator<readonly [number, number]> {
  const { lines, reduced, remaining, pool, state, end, combat } = foughtCombat;
  const readMeasure = (id: string, key: string): number | undefined =>
    combat.measures.find(({ path }) => path[0] === 'ships' && path[1] === id && path[2] === key)?.read(end);
  const squadrons = countLostSquadrons(reduced, end, combat, ['eliminated', 'aborted']);
  const eliminated = countLostSquadrons(reduced, end, combat, ['eliminated']);
  for (const [id, unitLines] of groupBy(lines, toSourceId)) {
    const counters = pool.tracked.get(id)!;
    const sum = (count: (line: Unit) => number): number => unitLines.reduce((total, line) => total + count(line), 0);
    if ('fate' in counters) {
      const fates = unitLines.flatMap((line) => {
        if (readMeasure(line.id, 'sunk') === 1) return fateCodes.sunk;
        if (readMeasure(line.id, 'damaged') === 1) return fateCodes.damaged;
        // Hits at sea have added up; those in port are repaired.
        const hits = end[combat.counters.findIndex(({ name }) => name === `hits.${line.id}`)];
        return hits === undefined ? [] : Math.min(hits, fateCodes.damaged - 1);
      });
      if (fates.length > 0) yield [counters.fate, Math.max(...fates)];
    } else if ('out' in counters) {
      const outCount = state[counters.out]! + sum((line) => squadrons.get(line.id) ?? 0);
      yield [counters.out, Math.min(counters.all, outCount)];
      if (counters.eliminated === undefined) continue;
      const eliminatedCount = state[counters.eliminated]! + sum((line) => eliminated.get(line.id) ?? 0);
      yield [counters.eliminated, Math.min(counters.all, eliminatedCount)];
    } else {
      yield [counters.sunk, state[counters.sunk]! + sum((line) => readMeasure(line.id, 'sunk') ?? 0)];
      // Damaged ships that did not fight are unchanged.
      const newlyDamaged = sum((line) => {
        const damaged = readMeasure(line.id, 'damaged');
        if (damaged === undefined) return 0;
        const remainingLine = remaining.has(line.id) ? remaining.get(line.id) : line;
        const fightingUnit = remainingLine && resolveJoin(remainingLine).unit;
        return damaged - (fightingUnit ? getDamaged(fightingUnit) : 0);
      });
      yield [counters.damaged, Math.min(counters.all, Math.max(0, state[counters.damaged]! + newlyDamaged))];
    }
  }
}
