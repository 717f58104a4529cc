/** Short forces for tests of the enumerator: units with the values of Revised. */
import type { Group, SideOfBattle } from './battle';

/** Values of Revised on a d6. */
const units = {
  trn: { kind: 'ship', attack: 0, defence: 1 },
  sub: { kind: 'submarine', attack: 2, defence: 2 },
  dd: { kind: 'destroyer', attack: 3, defence: 3 },
  ftr: { kind: 'air', attack: 3, defence: 4 },
  ac: { kind: 'ship', attack: 1, defence: 3 },
  bmbr: { kind: 'air', attack: 4, defence: 1 },
  bb: { kind: 'ship', attack: 4, defence: 4, hits: 2 },
} as const satisfies Readonly<Record<string, Omit<Group, 'id' | 'count'>>>;

export type UnitWord = keyof typeof units;

/** The default order of loss; damage comes first. */
export const defaultLosses: readonly UnitWord[] = ['trn', 'sub', 'dd', 'ftr', 'ac', 'bmbr', 'bb'];

/** A group of a type of Revised; its id is the type. */
export function createGroup(type: UnitWord, count: number, more: Partial<Group> = {}): Group {
  return { id: type, count, ...units[type], ...more };
}

/** A side with units of Revised, one group a type, in the default order of loss. */
export function createForces(counts: Partial<Record<UnitWord, number>>, more: Partial<Group> = {}): SideOfBattle {
  const groups = defaultLosses.flatMap((type) => (counts[type] ? [createGroup(type, counts[type], more)] : []));
  return { groups, losses: groups.map(({ id }) => id) };
}
