/** A turn: its combats in order, and the forces that each passes on to later ones. */
import type { Combat, Measure, State } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { CombatEntry } from '../../../model/ruleset';
import { createTurn, type CarriedOver, type OrderedEntry, type ScenarioTurn } from '../../../model/turn';
import {
  battleSides,
  type BattleSide,
  type Force,
  type Group,
  type NamedForce,
  type SeaBattle,
  type Units,
} from '../data';
import { getForces, getUnits } from '../forces';
import { findClaimedUnits } from '../claimed-units';
import { nameUnits } from './names';
import { carryOverOther, formatMissing } from './turn-other';
import { getDiveKey, getPoolKey, createPool, type OtherCombat, type Pool } from './turn-pool';

/** A ruleset's description of its turn. */
export interface TurnContent<B extends SeaBattle> {
  readonly title: string;
  readonly forces: readonly NamedForce[];
  /** In the order of play. */
  readonly entries: readonly OrderedEntry[];
  /** Its sea battles. */
  readonly battles: readonly B[];
  readonly createCombat: (battle: B) => Combat;
  /** The dependence of other combats on forces and on each other; none by default. */
  readonly createOtherCombat?: (entry: CombatEntry) => OtherCombat | undefined;
  /** Whether defending units of a type that dive cannot be attacked again in the turn; by default none. */
  readonly isOutOfReach?: (type: string) => boolean;
  /** Whether forces that a single combat claims are counted as well, for what the turn leaves to the next. */
  readonly countsAll?: boolean;
}

/** Units of a force that a battle claims. */
interface ClaimLine {
  readonly side: BattleSide;
  /** Index among the side's units, as written. */
  readonly index: number;
  /** Index of the counter of those that remain. */
  readonly counter: number;
  /** Index of the counter of those that dived and cannot be attacked. */
  readonly dived?: number;
  readonly count: number;
  readonly force: string;
  readonly kind: string;
}

/** The turn of a scenario. Forces that only one battle claims carry nothing over. */
export function createBattleTurn<B extends SeaBattle>(content: TurnContent<B>): ScenarioTurn {
  const { title, entries, battles } = content;
  const otherCombats = new Map(entries.map(({ entry }) => [entry, content.createOtherCombat?.(entry)]));
  const pool = createPool(
    content.forces,
    battles,
    [...otherCombats.values()].filter((other) => other !== undefined),
    content.isOutOfReach ?? (() => false),
    content.countsAll ? 1 : 2,
  );
  const stages = entries.map(({ entry, order }) => {
    const battle = battles.find((candidate) => candidate === entry.object);
    const lines = battle ? findLines(battle, content.forces, pool) : [];
    const other = otherCombats.get(entry);
    const carried =
      battle && lines.length > 0 ? carryOverBattle(battle, lines, content) : other && carryOverOther(other, pool);
    return { entry, order, ...(carried && { carried }) };
  });
  return createTurn(title, stages, pool.counters, pool.start);
}

/** The units of a battle that are in the pool. */
function findLines(battle: SeaBattle, forces: readonly NamedForce[], { indexes, dived }: Pool): readonly ClaimLine[] {
  return findClaimedUnits(battle, forces).flatMap((claimed) => {
    const { force, kind, side, index, count } = claimed;
    const counter = indexes.get(getPoolKey(force.id, kind));
    const line = { side, index, count, kind, force: force.id };
    return counter === undefined
      ? []
      : [{ ...line, counter, ...(side === 'defender' && { dived: dived.get(getDiveKey(claimed, battle)) }) }];
  });
}

/** The number of a line's units that dived in earlier battles. */
function countDived({ dived }: ClaimLine, state: State): number {
  return dived === undefined ? 0 : state[dived]!;
}

/** The number of units present for each line: as many as it claims, or those that remain. */
function countPresent(lines: readonly ClaimLine[], state: State): ReadonlyMap<ClaimLine, number> {
  const remaining = state.slice();
  return new Map(
    lines.map((line) => {
      const present = Math.min(line.count, Math.max(0, remaining[line.counter]! - countDived(line, state)));
      remaining[line.counter]! -= present;
      return [line, present];
    }),
  );
}

function carryOverBattle<B extends SeaBattle>(
  battle: B,
  lines: readonly ClaimLine[],
  { createCombat }: TurnContent<B>,
): CarriedOver {
  const claimedCounters = [...new Set(lines.map(({ counter }) => counter))];
  const divedCounters = new Set(lines.flatMap(({ dived }) => dived ?? []));
  const involves = [...claimedCounters, ...divedCounters];
  const restate = (state: State) => reduceUnits(battle, lines, countPresent(lines, state));
  const names = listNames(battle);
  return {
    involves,
    takesPlace: (state) => {
      const restatedBattle = restate(state);
      return battleSides.every((side) => getUnits(restatedBattle, side).length > 0);
    },
    createCombat: (state) => withAbsentUnits(createCombat(restate(state)), battle, names),
    describeRemaining: (state) => {
      const present = countPresent(lines, state);
      const { measures } = createCombat(battle);
      return lines.flatMap((line) => {
        const name = names[line.side][line.index]!;
        const subject = measures.find(({ path }) => isRemainingMeasure(path, line.side, name))?.subject;
        const label = subject?.kind === 'units' ? subject.title : line.kind;
        const missingNotes = formatMissing(line.count, present.get(line)!, `${label} of ${line.force}`);
        const divedCount = countDived(line, state);
        return missingNotes.map((words) =>
          divedCount === 0 ? words : `${words}; ${divedCount} dived, out of reach until the next player's turn`,
        );
      });
    },
    carryOver: (state, end, { measures, counters }) => {
      const present = countPresent(lines, state);
      const countLost = (line: ClaimLine): number => {
        const name = names[line.side][line.index]!;
        const measure = measures.find(({ path }) => isRemainingMeasure(path, line.side, name));
        return measure === undefined ? 0 : present.get(line)! - measure.read(end);
      };
      const countDivers = ({ side, index }: ClaimLine): number => {
        const name = `${side}.${names[side][index]!} dived`;
        return end[counters.findIndex((counter) => counter.name === name)] ?? 0;
      };
      return withCounters(
        state,
        ...claimedCounters.map(
          (counter) =>
            [
              counter,
              lines
                .filter((line) => line.counter === counter)
                .reduce((remaining, line) => remaining - countLost(line), state[counter]!),
            ] as const,
        ),
        ...[...divedCounters].map(
          (counter) =>
            [
              counter,
              lines
                .filter((line) => line.dived === counter)
                .reduce((dived, line) => dived + countDivers(line), state[counter]!),
            ] as const,
        ),
      );
    },
  };
}

type GroupNames = Readonly<Record<BattleSide, readonly string[]>>;

/** The names of each side's groups in results. */
function listNames(battle: SeaBattle): GroupNames {
  const listUnitNames = (side: BattleSide) => nameUnits(battle, side).map(({ name }) => name.name);
  return { attacker: listUnitNames('attacker'), defender: listUnitNames('defender') };
}

/** True if a measure counts the remaining units of a group or a type. */
function isRemainingMeasure(path: Measure['path'], side: BattleSide, name: string): boolean {
  return path.length === 2 && path[0] === side && path[1] === name;
}

/** Adds measures of 0 for units that earlier battles have eliminated, so that expectations can refer to them. */
function withAbsentUnits(combat: Combat, battle: SeaBattle, names: GroupNames): Combat {
  const absent = battleSides.flatMap((side) =>
    [...new Set([...names[side], ...getUnits(battle, side).map(({ type }) => type)])]
      .filter((name) => !combat.measures.some(({ path }) => isRemainingMeasure(path, side, name)))
      .map((name): Measure => ({ path: [side, name], title: `${name} left, ${side}`, read: () => 0, repeats: true })),
  );
  return absent.length === 0 ? combat : { ...combat, measures: [...combat.measures, ...absent] };
}

/** The battle with the units that are present. */
function reduceUnits<B extends SeaBattle>(
  battle: B,
  lines: readonly ClaimLine[],
  present: ReadonlyMap<ClaimLine, number>,
): B {
  if (lines.every((line) => present.get(line) === line.count)) return battle;
  const reducedBattle = { attacker: { ...battle.attacker }, defender: { ...battle.defender } };
  for (const side of battleSides) {
    let index = 0;
    const getNextCount = (writtenCount: number): number => {
      const line = lines.find((candidate) => candidate.side === side && candidate.index === index);
      index++;
      return line ? present.get(line)! : writtenCount;
    };
    const forces = getForces(battle, side).map(({ units, ...force }) => ({
      ...force,
      units: withCounts(units, getNextCount),
    }));
    if (side === 'attacker') reducedBattle.attacker = { ...battle.attacker, units: forces[0]!.units };
    else {
      const ownForces = battle.defender.units === undefined ? 0 : 1;
      reducedBattle.defender = {
        ...battle.defender,
        ...(ownForces === 1 && { units: forces[0]!.units }),
        ...(battle.defender.forces && { forces: forces.slice(ownForces) as readonly Force[] }),
      };
    }
  }
  return { ...battle, ...reducedBattle };
}

function withCounts(units: Units | undefined, computeNextCount: (written: number) => number): Units {
  if (Array.isArray(units))
    return (units as readonly Group[]).map((group) => {
      const { count = 1 } = group;
      return count > 0 ? { ...group, count: computeNextCount(count) } : group;
    });
  const counts = Object.entries((units ?? {}) as Readonly<Record<string, number>>);
  return Object.fromEntries(counts.map(([type, count]) => [type, count > 0 ? computeNextCount(count) : count]));
}
