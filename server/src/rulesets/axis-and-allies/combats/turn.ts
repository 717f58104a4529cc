/** A turn: its combats in file order, and the forces that each passes on to later ones. */
import type { Combat, Measure, State } from '../../../engine/combat';
import { withCounters } from '../../../engine/combat';
import type { CombatSite } from '../../../model/ruleset';
import { orderOfFile, turnOf, type CarriedOver, type ScenarioTurn } from '../../../model/turn';
import {
  battleSides,
  type BattleSide,
  type Force,
  type Group,
  type NamedForce,
  type SeaBattle,
  type Units,
} from '../data';
import { forcesOf, unitsOf } from '../forces';
import { takenBy } from '../taken';
import { namedUnitsOf } from './names';
import { carriedByOther, fewerThan } from './turn-others';
import { keyOf, poolOf, type OtherCombat, type Pool } from './turn-pool';

/** A ruleset's description of its turn. */
export interface TurnContent<B extends SeaBattle> {
  readonly title: string;
  readonly forces: readonly NamedForce[];
  /** In the order of play. */
  readonly sites: readonly CombatSite[];
  /** Its sea battles. */
  readonly battles: readonly B[];
  readonly combat: (battle: B) => Combat;
  /** The dependence of other combats on forces and on each other; none by default. */
  readonly others?: (site: CombatSite) => OtherCombat | undefined;
}

/** Units of a force that a battle claims. */
interface Line {
  readonly side: BattleSide;
  /** Index among the side's units, as written. */
  readonly index: number;
  /** Index of the counter of those that remain. */
  readonly counter: number;
  readonly count: number;
  readonly force: string;
  readonly kind: string;
}

/** The turn of a scenario. Forces that only one battle claims carry nothing over. */
export function battleTurn<B extends SeaBattle>(content: TurnContent<B>): ScenarioTurn {
  const { title, sites, battles } = content;
  const others = new Map(sites.map((site) => [site, content.others?.(site)]));
  const pool = poolOf(
    content.forces,
    battles,
    [...others.values()].filter((other) => other !== undefined),
  );
  const stages = sites.map((site) => {
    const battle = battles.find((one) => one === site.object);
    const lines = battle ? linesOf(battle, content.forces, pool) : [];
    const other = others.get(site);
    const carried =
      battle && lines.length > 0 ? carriedBy(battle, lines, content) : other && carriedByOther(other, pool);
    return { site, order: orderOfFile, ...(carried && { carried }) };
  });
  return turnOf(title, stages, pool.counters, pool.start);
}

/** The units of a battle that are in the pool. */
function linesOf(battle: SeaBattle, forces: readonly NamedForce[], { indexes }: Pool): readonly Line[] {
  return takenBy(battle, forces).flatMap(({ force, kind, side, index, count }) => {
    const counter = indexes.get(keyOf(force.id, kind));
    return counter === undefined ? [] : [{ side, index, counter, count, kind, force: force.id }];
  });
}

/** The number of units present for each line: as many as it claims, or those that remain. */
function foundBy(lines: readonly Line[], state: State): ReadonlyMap<Line, number> {
  const rest = state.slice();
  return new Map(
    lines.map((line) => {
      const found = Math.min(line.count, rest[line.counter]!);
      rest[line.counter]! -= found;
      return [line, found];
    }),
  );
}

function carriedBy<B extends SeaBattle>(battle: B, lines: readonly Line[], { combat }: TurnContent<B>): CarriedOver {
  const involves = [...new Set(lines.map(({ counter }) => counter))];
  const restated = (state: State) => reduced(battle, lines, foundBy(lines, state));
  const names = namesIn(battle);
  return {
    involves,
    when: (state) => {
      const now = restated(state);
      return battleSides.every((side) => unitsOf(now, side).length > 0);
    },
    combat: (state) => withAbsent(combat(restated(state)), battle, names),
    left: (state) => {
      const found = foundBy(lines, state);
      const { measures } = combat(battle);
      return lines.flatMap((line) => {
        const name = names[line.side][line.index]!;
        const of = measures.find(({ path }) => isLeft(path, line.side, name))?.of;
        const what = of?.kind === 'units' ? of.title : line.kind;
        return fewerThan(line.count, found.get(line)!, `${what} of ${line.force}`);
      });
    },
    leaves: (state, end, { measures }) => {
      const found = foundBy(lines, state);
      const lost = (line: Line): number => {
        const name = names[line.side][line.index]!;
        const measure = measures.find(({ path }) => isLeft(path, line.side, name));
        return measure === undefined ? 0 : found.get(line)! - measure.read(end);
      };
      return withCounters(
        state,
        ...involves.map(
          (counter) =>
            [
              counter,
              lines
                .filter((line) => line.counter === counter)
                .reduce((left, line) => left - lost(line), state[counter]!),
            ] as const,
        ),
      );
    },
  };
}

type Names = Readonly<Record<BattleSide, readonly string[]>>;

/** The names of each side's groups in results. */
function namesIn(battle: SeaBattle): Names {
  const ofSide = (side: BattleSide) => namedUnitsOf(battle, side).map(({ name }) => name.name);
  return { attacker: ofSide('attacker'), defender: ofSide('defender') };
}

/** True if a measure counts the remaining units of a group or a type. */
function isLeft(path: Measure['path'], side: BattleSide, name: string): boolean {
  return path.length === 2 && path[0] === side && path[1] === name;
}

/** Adds measures of 0 for units that earlier battles have eliminated, so that expectations can refer to them. */
function withAbsent(combat: Combat, battle: SeaBattle, names: Names): Combat {
  const absent = battleSides.flatMap((side) =>
    [...new Set([...names[side], ...unitsOf(battle, side).map(({ type }) => type)])]
      .filter((name) => !combat.measures.some(({ path }) => isLeft(path, side, name)))
      .map((name): Measure => ({ path: [side, name], title: `${name} left, ${side}`, read: () => 0, repeats: true })),
  );
  return absent.length === 0 ? combat : { ...combat, measures: [...combat.measures, ...absent] };
}

/** The battle with the units that are present. */
function reduced<B extends SeaBattle>(battle: B, lines: readonly Line[], found: ReadonlyMap<Line, number>): B {
  if (lines.every((line) => found.get(line) === line.count)) return battle;
  const now = { attacker: { ...battle.attacker }, defender: { ...battle.defender } };
  for (const side of battleSides) {
    let index = 0;
    const countOf = (written: number): number => {
      const line = lines.find((one) => one.side === side && one.index === index);
      index++;
      return line ? found.get(line)! : written;
    };
    const forces = forcesOf(battle, side).map(({ units, ...rest }) => ({ ...rest, units: withCounts(units, countOf) }));
    if (side === 'attacker') now.attacker = { ...battle.attacker, units: forces[0]!.units };
    else {
      const own = battle.defender.units === undefined ? 0 : 1;
      now.defender = {
        ...battle.defender,
        ...(own === 1 && { units: forces[0]!.units }),
        ...(battle.defender.forces && { forces: forces.slice(own) as readonly Force[] }),
      };
    }
  }
  return { ...battle, ...now };
}

function withCounts(units: Units | undefined, countOf: (written: number) => number): Units {
  if (Array.isArray(units))
    return (units as readonly Group[]).map((group) => {
      const { count = 1 } = group;
      return count > 0 ? { ...group, count: countOf(count) } : group;
    });
  const counts = Object.entries((units ?? {}) as Readonly<Record<string, number>>);
  return Object.fromEntries(counts.map(([type, count]) => [type, count > 0 ? countOf(count) : count]));
}
