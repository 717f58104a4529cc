/** Where a battle stands, and branches of what can come of it. */
import type { Battle, Group } from './battle';
import { plus, times } from './fraction';
import type { Fraction } from './fraction';

export type SideName = 'attacker' | 'defender';

/** What is known of the units of a group. Units that are lost for good are nowhere. */
export interface GroupState {
  /** In the battle, not damaged. */
  readonly sound: number;
  /** In the battle, damaged. */
  readonly damaged: number;
  /** Hit in opening fire, and still to fire before they are removed. */
  readonly struck: number;
  /** Out of the battle and alive: submerged, dived, or never found; with damaged ones, which there are none of. */
  readonly away: number;
  /** Undetected (`aare`, during cycle 1). */
  readonly undetected: boolean;
  /** Defends unfound (`depth`): cannot be hit in cycle 1. */
  readonly elected: boolean;
}

export interface Position {
  /** The cycle that comes next or is being fought, 1 the first; it stays at the last that makes a difference. */
  readonly cycle: number;
  readonly retreated: boolean;
  /** By group, the attacker's first. */
  readonly groups: readonly GroupState[];
}

/** A battle with its groups in one list. */
export interface Field {
  readonly battle: Battle;
  readonly groups: readonly Group[];
  readonly sideOf: readonly SideName[];
}

export function fieldOf(battle: Battle): Field {
  const { attacker, defender } = battle;
  return {
    battle,
    groups: [...attacker.groups, ...defender.groups],
    sideOf: [...attacker.groups.map(() => 'attacker' as const), ...defender.groups.map(() => 'defender' as const)],
  };
}

export function other(side: SideName): SideName {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** Indexes of the groups of a side. */
export function indexesOf({ sideOf }: Field, side: SideName): readonly number[] {
  return sideOf.flatMap((of, index) => (of === side ? [index] : []));
}

export function unhurt({ sound, damaged }: GroupState): number {
  return sound + damaged;
}

export function unitsOf(field: Field, position: Position, side: SideName): number {
  return indexesOf(field, side).reduce((sum, index) => sum + unhurt(position.groups[index]!), 0);
}

/** Whether the side has a destroyer in the battle. */
export function hasDestroyer(field: Field, position: Position, side: SideName): boolean {
  return indexesOf(field, side).some(
    (index) => field.groups[index]!.kind === 'destroyer' && unhurt(position.groups[index]!) > 0,
  );
}

/** The position with one group changed. */
export function withGroup(position: Position, index: number, change: Partial<GroupState>): Position {
  return { ...position, groups: position.groups.map((group, at) => (at === index ? { ...group, ...change } : group)) };
}

/** All of a group leave the battle alive. */
export function sendAway(position: Position, index: number): Position {
  const { sound, damaged, away } = position.groups[index]!;
  return withGroup(position, index, { sound: 0, damaged: 0, away: away + sound + damaged });
}

/** Positions that are the same, and no others, have the same text. */
export function nameOf({ cycle, retreated, groups }: Position): string {
  const texts = groups.map(({ sound, damaged, struck, away, undetected, elected }) =>
    [sound, damaged, struck, away, undetected ? 'u' : '', elected ? 'e' : ''].join(','),
  );
  return `${cycle}${retreated ? 'r' : ''} ${texts.join(' ')}`;
}

/** What can come of something, each with its probability. */
export type Branches<T> = readonly (readonly [what: T, share: Fraction])[];

/** Carries branches on; positions that are the same become one. */
export function then(branches: Branches<Position>, next: (from: Position) => Branches<Position>): Branches<Position> {
  const merged = new Map<string, readonly [Position, Fraction]>();
  for (const [from, share] of branches)
    for (const [to, chance] of next(from)) {
      const name = nameOf(to);
      const known = merged.get(name);
      const both = times(share, chance);
      merged.set(name, [to, known ? plus(known[1], both) : both]);
    }
  return [...merged.values()];
}
