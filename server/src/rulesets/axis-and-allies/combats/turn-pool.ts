/** What carries over from combat to combat of a turn: units of forces that several take from, and sums that several go by. */
import type { Combat, Counter, State } from '../../../engine/combat';
import { battleSides, type NamedForce, type SeaBattle } from '../data';
import { forcesOf } from '../forces';
import { kindsOf } from '../taken';

/** A combat that is no sea battle: what it takes of forces, and sums that it goes by. */
export interface OtherCombat {
  /** What it takes of forces. */
  readonly takes: readonly Taken[];
  readonly sums: readonly Sum[];
  /** Whether it takes place. @param found how many there are of what it takes, in the same order */
  readonly takesPlace: (found: readonly number[]) => boolean;
  /** @param sumOf what a sum has come to; undefined where no other combat has to do with it */
  readonly combat: (found: readonly number[], sumOf: (name: string) => number | undefined) => Combat;
  /** How many are left of what it takes. */
  readonly left: (found: readonly number[], end: State, combat: Combat) => readonly number[];
}

/** Like units of a force. */
export interface Taken {
  readonly force: string;
  /** As the force calls them: by their type, or by the id of a group. */
  readonly kind: string;
  readonly title: string;
  readonly count: number;
}

/** What is added up over the combats of a turn that later ones go by, such as what a territory has lost. */
export interface Sum {
  readonly name: string;
  readonly title: string;
  readonly max: number;
  /** What the combat adds to it. */
  readonly adds: (end: State, combat: Combat) => number;
}

export interface Pool {
  readonly counters: readonly Counter[];
  readonly start: State;
  /** Counters of how many are left of each kind of units of a force, by `keyOf`. */
  readonly indexes: ReadonlyMap<string, number>;
  /** Counters of sums, by name. */
  readonly sums: ReadonlyMap<string, number>;
}

/** Forces that one combat alone takes from are not in it, and sums that one alone goes by. */
export function poolOf(
  forces: readonly NamedForce[],
  battles: readonly SeaBattle[],
  others: readonly OtherCombat[],
): Pool {
  const counters: Counter[] = [];
  const start: number[] = [];
  const add = (name: string, title: string, max: number, value: number): number => {
    start.push(value);
    return counters.push({ name, title, max }) - 1;
  };
  const indexes = new Map<string, number>();
  const takers = [
    ...battles.map((battle) => battleSides.flatMap((side) => forcesOf(battle, side).map(({ from }) => from))),
    ...others.map(({ takes }) => takes.map(({ force }) => force)),
  ];
  for (const force of forces) {
    const { id } = force;
    if (takers.filter((taken) => taken.includes(id)).length < 2) continue;
    for (const [kind, count] of kindsOf(force))
      indexes.set(keyOf(id, kind), add(keyOf(id, kind), `${kind} of ${id}`, count, count));
  }
  const all = others.flatMap((other) => other.sums);
  const sums = new Map<string, number>();
  for (const { name, title } of all) {
    const same = all.filter((sum) => sum.name === name);
    if (same.length > 1 && !sums.has(name))
      sums.set(name, add(name, title, Math.max(...same.map(({ max }) => max)), 0));
  }
  return { counters, start, indexes, sums };
}

export function keyOf(force: string, kind: string): string {
  return `${force} ${kind}`;
}
