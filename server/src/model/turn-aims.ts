/** Aims of the parties of a turn: the aims of their sides in all combats, added up. */
import type { Side } from '../engine/combat';
import { hasAdvice, type Aim, type SideAdvice } from './advice';
import type { CombatEntry, SideName } from './combat-entry';
import type { ScenarioTurn } from './turn';
import { formatList } from './wording';

/** An aim of a side in one combat, by ids. */
export interface EntryAim {
  readonly entry: string;
  readonly side: Side;
  readonly aim: string;
}

/** An aim over a whole turn. */
export interface TurnAim {
  /** The id of the aim in the combats. */
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** A loss of the party: the fewer the better. */
  readonly isLoss: boolean;
  /** Aims of combats that are added up; negative for losses. */
  readonly parts: readonly EntryAim[];
  /** Totals of the turn that are added up instead, by index, with their factor: -1 if it is to be avoided. */
  readonly totals: readonly { readonly total: number; readonly times: number }[];
}

/** A side of a combat that can be advised. */
export interface AdvisedEntry {
  readonly entry: CombatEntry;
  readonly advised: SideAdvice;
}

/** Powers that fight together in a turn. */
export interface Party {
  /** Readable, without spaces: `germany+italy`. */
  readonly id: string;
  /** `Germany and Italy`. */
  readonly name: string;
  /** In the order of the turn; at least one. */
  readonly sides: readonly AdvisedEntry[];
  readonly aims: readonly TurnAim[];
}

/**
 * The parties that have a decision and an aim over the turn. Sides that share a power are one party, and so are enemies of a common enemy.
 */
export function findParties({ entries, totals }: ScenarioTurn): readonly Party[] {
  const sideEntries = entries.flatMap(({ entry }) =>
    Object.entries(entry.sides).map(([side, sideName]) => ({ entry, side, sideName })),
  );
  const getParty = groupSides(entries.map(({ entry }) => Object.values(entry.sides)));
  const ids = [...new Set(sideEntries.map(({ sideName }) => getParty(sideName.name)))];
  return ids.flatMap((id) => {
    const members = sideEntries.filter(({ sideName }) => getParty(sideName.name) === id);
    const sides = members.flatMap(({ entry, side }): AdvisedEntry[] => {
      const advised = entry.listAdvice?.().find((candidate) => candidate.side === side);
      return advised ? [{ entry, advised }] : [];
    });
    if (!sides.some(({ advised }) => hasAdvice(advised))) return [];
    const names = new Set(members.map(({ sideName }) => sideName.name));
    const aims = sumAims(sides, totals, names);
    return aims.length === 0 ? [] : [{ ...nameParty(members.map(({ sideName }) => sideName)), sides, aims }];
  });
}

function nameParty(all: readonly SideName[]): Pick<Party, 'id' | 'name'> {
  const distinctNames = [...new Map(all.map((side) => [side.name, side])).values()];
  // A side whose powers are all part of another need not be named.
  const wholeNames = distinctNames.filter(
    (side) =>
      !distinctNames.some((otherSide) => otherSide !== side && isWithin(side.powers ?? [], otherSide.powers ?? [])),
  );
  const powers = [...new Set(wholeNames.flatMap((side) => (side.powers?.length ? side.powers : [side.name])))];
  return { id: powers.join('+').replaceAll(' ', '-'), name: formatList(wholeNames.map(({ name }) => name)) };
}

function isWithin(items: readonly string[], all: readonly string[]): boolean {
  return items.length > 0 && items.length < all.length && items.every((power) => all.includes(power));
}

/** Maps the name of a side to its party. If a party would be its own enemy, every name is a separate party. */
function groupSides(combats: readonly (readonly SideName[])[]): (name: string) => string {
  const parents = new Map<string, string>();
  const find = (key: string): string => {
    let root = key;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    return root;
  };
  const unite = (first: string, other: string): void => {
    const [a, b] = [find(first), find(other)];
    if (a !== b) parents.set(b, a);
  };
  const createAlliesKey = (name: string): string => `with ${name}`;
  const createEnemiesKey = (name: string): string => `against ${name}`;
  const names = combats.flat();
  for (const [index, first] of names.entries())
    for (const other of names.slice(index + 1))
      if (first.powers?.some((power) => other.powers?.includes(power)) === true) {
        unite(createAlliesKey(first.name), createAlliesKey(other.name));
        unite(createEnemiesKey(first.name), createEnemiesKey(other.name));
      }
  for (const [attacker, other] of combats) {
    if (!attacker || !other) continue;
    unite(createAlliesKey(attacker.name), createEnemiesKey(other.name));
    unite(createAlliesKey(other.name), createEnemiesKey(attacker.name));
  }
  const isConsistent = names.every(({ name }) => find(createAlliesKey(name)) !== find(createEnemiesKey(name)));
  return isConsistent ? (name) => find(createAlliesKey(name)) : (name) => name;
}

/** The aims that can be added up; a chance of winning cannot. */
function sumAims(
  sides: readonly AdvisedEntry[],
  totals: ScenarioTurn['totals'],
  names: ReadonlySet<string>,
): readonly TurnAim[] {
  const sideAims = sides.flatMap(({ entry, advised }) =>
    advised.aims.map((aim) => ({ entry, side: advised.side, aim })),
  );
  const summable = sideAims.filter(({ aim }) => aim.unit !== 'chance');
  const byId = new Map<string, Aim>();
  for (const { aim } of summable) if (!byId.has(aim.id)) byId.set(aim.id, aim);
  return [...byId.values()].map(({ id, title, unit, preserved: retained }): TurnAim => {
    // Lost value is a total of the turn, including combats without advice.
    const losses = totals.flatMap(({ owner, words }, total) =>
      unit !== '' && owner !== undefined && words.many === `${unit} lost`
        ? [{ total, times: names.has(owner) ? -1 : 1 }]
        : [],
    );
    const parts = summable
      .filter(({ aim }) => aim.id === id)
      .map(({ entry, side }) => ({ entry: entry.id, side, aim: id }));
    return {
      ...{ id, title: retained?.lossTitle ?? title, unit, isLoss: retained !== undefined },
      ...(losses.length > 0 ? { parts: [], totals: losses } : { parts, totals: [] }),
    };
  });
}
