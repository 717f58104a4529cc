/** A turn: its combats in the order of the file, and what each leaves of the forces that later ones take from. */
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

/** What a ruleset tells of its turn. */
export interface TurnContent<B extends SeaBattle> {
  readonly title: string;
  readonly forces: readonly NamedForce[];
  /** In the order in which they are fought. */
  readonly sites: readonly CombatSite[];
  /** Its sea battles. */
  readonly battles: readonly B[];
  readonly combat: (battle: B) => Combat;
  /** What its other combats have to do with forces and with each other; none by default. */
  readonly others?: (site: CombatSite) => OtherCombat | undefined;
}

/** Units of a force that a battle takes. */
interface Line {
  readonly side: BattleSide;
  /** Among the units of the side, in the order in which they are written. */
  readonly index: number;
  /** Index of the counter of what is left of them. */
  readonly counter: number;
  readonly count: number;
  readonly force: string;
  readonly kind: string;
}

/** The turn of a scenario. Forces that one battle alone takes from carry nothing over. */
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

/** The units of a battle that are of the pool. */
function linesOf(battle: SeaBattle, forces: readonly NamedForce[], { indexes }: Pool): readonly Line[] {
  return takenBy(battle, forces).flatMap(({ force, kind, side, index, count }) => {
    const counter = indexes.get(keyOf(force.id, kind));
    return counter === undefined ? [] : [{ side, index, counter, count, kind, force: force.id }];
  });
}

/** How many units each line finds: as many as it takes, or what is left. */
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

/** What results call the groups of each side. */
function namesIn(battle: SeaBattle): Names {
  const ofSide = (side: BattleSide) => namedUnitsOf(battle, side).map(({ name }) => name.name);
  return { attacker: ofSide('attacker'), defender: ofSide('defender') };
}

/** Whether a measure tells what is left of a group, or of a type. */
function isLeft(path: Measure['path'], side: BattleSide, name: string): boolean {
  return path.length === 2 && path[0] === side && path[1] === name;
}

/** The combat with measures of the units of which the earlier battles left none, for what it is expected to come to. */
function withAbsent(combat: Combat, battle: SeaBattle, names: Names): Combat {
  const absent = battleSides.flatMap((side) =>
    [...new Set([...names[side], ...unitsOf(battle, side).map(({ type }) => type)])]
      .filter((name) => !combat.measures.some(({ path }) => isLeft(path, side, name)))
      .map((name): Measure => ({ path: [side, name], title: `${name} left, ${side}`, read: () => 0, repeats: true })),
  );
  return absent.length === 0 ? combat : { ...combat, measures: [...combat.measures, ...absent] };
}

/** The battle with as many units as its lines find. */
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
