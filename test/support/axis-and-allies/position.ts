/** Positions of a battle, and branches of positions with probabilities. */
import type { Battle, Group } from './battle';
import { add, multiply } from './fraction';
import type { Fraction } from './fraction';

export type SideName = 'attacker' | 'defender';

/** The state of the units of a group. Lost units are not counted. */
export interface GroupState {
  /** In the battle, not damaged. */
  readonly sound: number;
  /** In the battle, damaged. */
  readonly damaged: number;
  /** Hit in opening fire; they still fire before they are removed. */
  readonly struck: number;
  /** Out of the battle and alive: submerged, dived, or never found. Damaged units never leave. */
  readonly away: number;
  /** Undetected (`aare`, during cycle 1). */
  readonly undetected: boolean;
  /** Defends unfound (`depth`): cannot be hit in cycle 1. */
  readonly elected: boolean;
}

export interface Position {
  /** The current or next cycle, from 1; it stops at the last cycle that makes a difference. */
  readonly cycle: number;
  readonly retreated: boolean;
  /** By group, the attacker's first. */
  readonly groups: readonly GroupState[];
}

/** A battle with its groups in one list. */
export interface Field {
  readonly battle: Battle;
  readonly groups: readonly Group[];
  readonly sideByGroup: readonly SideName[];
}

export function createField(battle: Battle): Field {
  const { attacker, defender } = battle;
  return {
    battle,
    groups: [...attacker.groups, ...defender.groups],
    sideByGroup: [...attacker.groups.map(() => 'attacker' as const), ...defender.groups.map(() => 'defender' as const)],
  };
}

export function getOpponent(side: SideName): SideName {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** Indexes of the groups of a side. */
export function listIndexes({ sideByGroup }: Field, side: SideName): readonly number[] {
  return sideByGroup.flatMap((owner, index) => (owner === side ? [index] : []));
}

export function countUnstruck({ sound, damaged }: GroupState): number {
  return sound + damaged;
}

export function countUnits(field: Field, position: Position, side: SideName): number {
  return listIndexes(field, side).reduce((sum, index) => sum + countUnstruck(position.groups[index]!), 0);
}

/** Whether the side has a destroyer in the battle. */
export function hasDestroyer(field: Field, position: Position, side: SideName): boolean {
  return listIndexes(field, side).some(
    (index) => field.groups[index]!.kind === 'destroyer' && countUnstruck(position.groups[index]!) > 0,
  );
}

/** The position with one group changed. */
export function withGroup(position: Position, index: number, change: Partial<GroupState>): Position {
  return { ...position, groups: position.groups.map((group, at) => (at === index ? { ...group, ...change } : group)) };
}

/** Moves all units of a group out of the battle alive. */
export function sendAway(position: Position, index: number): Position {
  const { sound, damaged, away } = position.groups[index]!;
  return withGroup(position, index, { sound: 0, damaged: 0, away: away + sound + damaged });
}

/** A key that only equal positions share. */
export function toKey({ cycle, retreated, groups }: Position): string {
  const texts = groups.map(({ sound, damaged, struck, away, undetected, elected }) =>
    [sound, damaged, struck, away, undetected ? 'u' : '', elected ? 'e' : ''].join(','),
  );
  return `${cycle}${retreated ? 'r' : ''} ${texts.join(' ')}`;
}

/** Alternatives with their probabilities. */
export type Branches<T> = readonly (readonly [what: T, share: Fraction])[];

/** Replaces each branch by its successors; equal positions are merged. */
export function continueBranches(
  branches: Branches<Position>,
  next: (from: Position) => Branches<Position>,
): Branches<Position> {
  const merged = new Map<string, readonly [Position, Fraction]>();
  for (const [from, probability] of branches)
    for (const [to, chance] of next(from)) {
      const name = toKey(to);
      const existing = merged.get(name);
      const both = multiply(probability, chance);
      merged.set(name, [to, existing ? add(existing[1], both) : both]);
    }
  return [...merged.values()];
}
