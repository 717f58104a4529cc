/** Edits of the next turn that all games with units by name share. */
import { type Edit, type Plain, removeMember, setMember } from '../model/edit';
import type { Ids } from '../model/ids';

/** What a turn left of a unit or a convoy of the order of battle. */
export interface Leftover {
  /** The list that declares it, and the item there. */
  readonly list: readonly object[];
  readonly item: { readonly id: string };
  /** Its kind among the ids of the scenario. */
  readonly kind: string;
  /** Members that changed, undefined if they are removed; absent if nothing is left. */
  readonly changes?: Readonly<Record<string, Plain | undefined>>;
}

/** A force of the order of battle. */
type Force = Readonly<Partial<Record<'units' | 'convoys', readonly object[]>>>;

/**
 * The edits of the order of battle, and of everything else that the next turn keeps and that names its units: a line in a port then takes no
 * more units than are left, and is removed if none are.
 * @param keptValues the values of the root that the next turn begins with, the forces among them
 */
export function createLeftoverEdits(
  leftovers: readonly Leftover[],
  forces: readonly Force[],
  keptValues: readonly unknown[],
  ids: Ids,
): readonly Edit[] {
  const holders = indexHolders(keptValues);
  const lostItems = new Set<object>();
  const edits = leftovers.flatMap(({ list, item, kind, changes }): Edit[] => {
    const references = ids.references(kind, item.id).filter(({ place }) => holders.has(place.owner));
    if (!changes) {
      lostItems.add(item);
      return [
        ...references.flatMap(({ place: { owner, key } }) => createReferenceRemoval(owner, key!, holders)),
        removeMember(list, list.indexOf(item)),
      ];
    }
    const lines = references.filter(({ inherits }) => inherits).map(({ place }) => place.owner);
    return [
      ...lines.flatMap((line) => limitLine(line, item, changes)),
      ...Object.entries(changes).map(([key, value]): Edit =>
        value === undefined ? { edit: 'remove', owner: item, key } : { edit: 'set', owner: item, key, value },
      ),
    ];
  });
  const isEmpty = ({ units = [], convoys = [] }: Force) => [...units, ...convoys].every((item) => lostItems.has(item));
  const emptied = forces.filter((force) => edits.length > 0 && isEmpty(force) && holdsAny(force, lostItems));
  return [...edits, ...emptied.map((force) => removeMember(forces, forces.indexOf(force)))];
}

function holdsAny({ units = [], convoys = [] }: Force, items: ReadonlySet<object>): boolean {
  return [...units, ...convoys].some((item) => items.has(item));
}

/** The list that contains each object; objects that are in no list have none. */
type Holders = ReadonlyMap<object, readonly unknown[] | undefined>;

function indexHolders(values: readonly unknown[]): Holders {
  const holders = new Map<object, readonly unknown[] | undefined>();
  const add = (value: unknown, list: readonly unknown[] | undefined): void => {
    if (typeof value !== 'object' || value === null || holders.has(value)) return;
    holders.set(value, list);
    if (Array.isArray(value)) for (const item of value) add(item, value);
    else for (const member of Object.values(value)) add(member, undefined);
  };
  for (const value of values) add(value, undefined);
  return holders;
}

/** Removes a line that takes the unit or records what became of it. Anything else that names it, such as an aircraft, only loses the name. */
function createReferenceRemoval(owner: object, key: string | number, holders: Holders): readonly Edit[] {
  if (Array.isArray(owner)) return [removeMember(owner as readonly unknown[], key as number)];
  const list = holders.get(owner);
  return [key === 'unit' && list ? removeMember(list, list.indexOf(owner)) : { edit: 'remove', owner, key }];
}

/** Lowers the numbers of a line that takes more than is left; a number that it inherits follows by itself. */
function limitLine(line: object, declared: object, changes: NonNullable<Leftover['changes']>): readonly Edit[] {
  return Object.entries(changes).flatMap(([key, value]) => {
    const lineValue = (line as Record<string, unknown>)[key];
    const isMore = typeof lineValue === 'number' && typeof value === 'number' && lineValue > value;
    return isMore && lineValue !== (declared as Record<string, unknown>)[key]
      ? [setMember(line as Record<string, number>, key, value)]
      : [];
  });
}
