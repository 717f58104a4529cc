/** State that combats of a turn pass on: units of forces that several claim, and sums that several read. */
import type { Combat, Counter, State } from '../../../engine/combat';
import { battleSides, type NamedForce, type SeaBattle } from '../data';
import { getForces } from '../forces';
import { countKinds, findClaimedUnits, type ClaimedUnits } from '../claimed-units';

/** A combat other than a sea battle: the units that it claims and the sums that it reads. */
export interface OtherCombat {
  /** The units that it claims. */
  readonly claims: readonly UnitClaim[];
  readonly sums: readonly Sum[];
  /** True if it takes place. @param present number of units present for each claim, in the same order */
  readonly takesPlace: (present: readonly number[]) => boolean;
  /** @param readSum the current value of a sum; undefined if no other combat adds to it */
  readonly createCombat: (present: readonly number[], readSum: (name: string) => number | undefined) => Combat;
  /** The number of claimed units that remain. */
  readonly countRemaining: (present: readonly number[], end: State, combat: Combat) => readonly number[];
}

/** Units of one kind that a combat claims from a force. */
export interface UnitClaim {
  readonly force: string;
  /** Their name in the force: a type, or the id of a group. */
  readonly kind: string;
  readonly title: string;
  readonly count: number;
}

/** A total over the combats of a turn that later ones read, such as the losses of a territory. */
export interface Sum {
  readonly name: string;
  readonly title: string;
  readonly max: number;
  /** The combat's contribution. */
  readonly computeAddition: (end: State, combat: Combat) => number;
}

export interface Pool {
  readonly counters: readonly Counter[];
  readonly start: State;
  /** Counters of the remaining units of each kind in a force, by `getPoolKey`. */
  readonly indexes: ReadonlyMap<string, number>;
  /** Counters of sums, by name. `isShared` says that several combats add to the sum: only then do they read it. */
  readonly sums: ReadonlyMap<string, { readonly counter: number; readonly isShared: boolean }>;
  /** Counters of the units that dived from an attack and are out of reach of the same attacker, by `getDiveKey`. */
  readonly dived: ReadonlyMap<string, number>;
}

/** The pool of a turn, without the forces and sums that fewer than `minClaims` combats use. */
export function createPool(
  forces: readonly NamedForce[],
  battles: readonly SeaBattle[],
  others: readonly OtherCombat[],
  isOutOfReach: (type: string) => boolean,
  minClaims = 2,
): Pool {
  const counters: Counter[] = [];
  const start: number[] = [];
  const add = (name: string, title: string, max: number, value: number): number => {
    start.push(value);
    return counters.push({ name, title, max }) - 1;
  };
  const indexes = new Map<string, number>();
  const claimants = [
    ...battles.map((battle) => battleSides.flatMap((side) => getForces(battle, side).map(({ from }) => from))),
    ...others.map(({ claims }) => claims.map(({ force }) => force)),
  ];
  for (const force of forces) {
    const { id } = force;
    if (claimants.filter((forceIds) => forceIds.includes(id)).length < minClaims) continue;
    for (const [kind, count] of countKinds(force))
      indexes.set(getPoolKey(id, kind), add(getPoolKey(id, kind), `${kind} of ${id}`, count, count));
  }
  const allSums = others.flatMap((other) => other.sums);
  const sums = new Map<string, { counter: number; isShared: boolean }>();
  for (const { name, title } of allSums) {
    const sameSums = allSums.filter((sum) => sum.name === name);
    if (sameSums.length >= minClaims && !sums.has(name))
      sums.set(name, {
        counter: add(name, title, Math.max(...sameSums.map(({ max }) => max)), 0),
        isShared: sameSums.length > 1,
      });
  }
  const dived = new Map<string, number>();
  const defences = battles.map((battle) => {
    const lines = findClaimedUnits(battle, forces).filter(
      ({ side, unit }) => side === 'defender' && isOutOfReach(unit.type),
    );
    return new Map(lines.map((line) => [getDiveKey(line, battle), line]));
  });
  for (const [key, { force, kind, forceCount: count }] of defences.flatMap((lines) => [...lines]))
    if (!dived.has(key) && defences.filter((lines) => lines.has(key)).length > 1)
      dived.set(key, add(`dived ${key}`, `${kind} of ${force.id} that dived`, count, 0));
  return { counters, start, indexes, sums, dived };
}

/** The key of the units of a kind that dived from an attacker. Only that attacker cannot reach them: they surface before the next player's turn. */
export function getDiveKey({ force, kind }: Pick<ClaimedUnits, 'force' | 'kind'>, { attacker }: SeaBattle): string {
  return `${getPoolKey(force.id, kind)} ${attacker.power ?? ''}`;
}

/** The name of the sum of what a power pays for raids and rockets in the turn. */
export function getPaidName(power: string): string {
  return `paid ${power}`;
}

export function getPoolKey(force: string, kind: string): string {
  return `${force} ${kind}`;
}
