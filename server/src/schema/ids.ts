/** Collects the ids of a scenario. The schema defines which values declare and which reference an id. */
import { set, type Plain } from '../model/edit';
import { idsFrom, type Declaration, type Ids, type Reference } from '../model/ids';
import { comparisons, isOnlyMeaning, nearest } from '../model/nearest';
import type { Place } from '../model/place';
import type { Problem } from '../model/problem';
import { duplicates } from './duplicate-ids';
import { memo, type Memo } from './memo';
import { renewedIds, type Added } from './renewed-ids';
import { isMapping } from '../model/values';
import { memberWithIds } from './holds-ids';
import { deref, memberSchema, rootSchema, shapeOf, type Schema } from './schema';
import { behind, pathBy, type Way } from './way';
import { either, kindWords, valueWords } from './words';

/** Declarations and references of one part. */
interface PartIds {
  readonly declared: readonly Declared[];
  readonly named: readonly Named[];
}

/** A declaration whose path is relative to its part. */
interface Declared extends Omit<Declaration, 'path'> {
  /** Path of the object from the part, or from the root if it is in no part. */
  readonly way: Way | undefined;
}

/** A reference to an id of one of several kinds. */
interface Named {
  readonly kinds: readonly string[];
  readonly id: string;
  readonly place: Place;
  /** A check of the ruleset validates the reference instead, since it knows which ids are allowed. */
  readonly unchecked?: boolean;
  /** Only ids declared in this root list may be referenced. */
  readonly list?: string;
}

/** A part, or another root member, with its contribution to the scenario's ids. */
interface PartAdded extends Added {
  readonly part: PartIds;
  /** Its root list and index; absent if the paths of its ids start at the root. */
  readonly list?: string;
  readonly index?: number;
}

/** All ids of a scenario, indexed. */
interface Indexed {
  readonly rulesetId: string;
  readonly added: readonly PartAdded[];
  readonly ids: Ids;
  readonly isSound: boolean;
}

export interface IdCache {
  /** Whether a member of an object is inherited: it is written, and its ids are declared, elsewhere. */
  readonly isTaken: (owner: object, key: string | number) => boolean;
  readonly parts: Memo<PartIds>;
  /** Root members that are not part lists, with their keys. */
  readonly members: Memo<PartIds & { readonly key: string }>;
  /** The last index of each scenario of a file, by document index. */
  readonly indexed: Map<number, Indexed>;
}

export function idCache(isTaken: IdCache['isTaken'] = () => false): IdCache {
  return { isTaken, parts: memo(), members: memo(), indexed: new Map() };
}

export interface CollectOptions {
  /** Ids of parts that were collected before. */
  readonly cache?: IdCache;
  /** Document index of the scenario: with it and a cache, ids are only indexed again if an edit changed one. */
  readonly index?: number;
  /** Part of the text could not be parsed. Unknown ids are not reported, as the missing text may declare them. */
  readonly incomplete?: boolean;
}

/** Returns all ids of a scenario, with diagnostics for undeclared and duplicate ids. @param rulesetId a known ruleset */
export function collectIds(
  rulesetId: string,
  data: object,
  options: CollectOptions = {},
): { ids: Ids; problems: Problem[] } {
  const { cache = idCache(), index, incomplete = false } = options;
  const known = index === undefined ? undefined : cache.indexed.get(index);
  const before = known?.rulesetId === rulesetId ? known : undefined;
  const added: PartAdded[] = [];
  eachPart(rulesetId, data, cache, (part, list, at) => {
    const earlier = before?.added[added.length];
    const isSame = earlier?.part === part && earlier.list === list && earlier.index === at;
    added.push(isSame ? earlier : asAdded(part, list, at));
  });
  const renewed = before && renewedIds(before.ids, before.added, added);
  if (renewed && before.isSound) return { ids: renewed, problems: [] };
  const declared = added.flatMap((one) => one.declared);
  const ids =
    renewed ??
    idsFrom(
      declared,
      added.flatMap(({ uses }) => uses),
    );
  const named = added.flatMap(({ part }) => part.named);
  const unknown = unknowns(named, ids);
  const problems = [...duplicates(declared), ...(incomplete ? [] : unknown)];
  const isSound = problems.length === 0 && unknown.length === 0;
  if (index !== undefined && !renewed) cache.indexed.set(index, { rulesetId, added, ids, isSound });
  return { ids, problems };
}

/** Visits all parts of a scenario, with their lists and indexes, and all other root members. */
function eachPart(
  rulesetId: string,
  data: object,
  cache: IdCache,
  take: (part: PartIds, list?: string, index?: number) => void,
): void {
  const root = rootSchema(rulesetId);
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    const schema = memberSchema(root, key);
    if (!schema) continue;
    const items = deref(root, schema).items;
    if (!items || !Array.isArray(value) || deref(root, items).part === undefined) {
      take(memberIds(rulesetId, root, schema, data, key, cache));
      continue;
    }
    const make = (part: object) => partIds(root, items, part, cache);
    value.forEach((part: unknown, index) => {
      if (isMapping(part)) take(cache.parts.get(rulesetId, part, make), key, index);
    });
  }
}

function memberIds(
  rulesetId: string,
  root: Schema,
  schema: Schema,
  data: object,
  key: string,
  cache: IdCache,
): PartIds {
  const value = (data as Readonly<Record<string, unknown>>)[key];
  const gathered = () => {
    const found: Gathered = { isTaken: cache.isTaken, declared: [], named: [] };
    gather(root, schema, value, data, key, undefined, found);
    return { key, declared: found.declared, named: found.named };
  };
  if (typeof value !== 'object' || value === null) return gathered();
  const known = cache.members.get(rulesetId, value, gathered);
  return known.key === key ? known : gathered();
}

function asAdded(part: PartIds, list?: string, index?: number): PartAdded {
  const start = list === undefined || index === undefined ? [] : [list, index];
  const declared = part.declared.map(({ kind, id, place, object, way, within }): Declaration => {
    const path = pathBy(start, way);
    return within ? { kind, id, place, object, path, within } : { kind, id, place, object, path };
  });
  const uses = part.named.flatMap(({ kinds, id, place, list: taken }): Reference[] =>
    kinds.map((kind) => ({ kind, id, place, ...(taken !== undefined && { takes: true }) })),
  );
  return { part, list, index, declared, uses };
}

function partIds(root: Schema, schema: Schema, part: object, { isTaken }: IdCache): PartIds {
  const found: Gathered = { part, isTaken, declared: [], named: [] };
  gatherMembers(root, schema, part, undefined, found);
  return found;
}

/** Result under construction. */
interface Gathered {
  readonly isTaken: IdCache['isTaken'];
  /** The visited value is inherited, and declared elsewhere. */
  readonly taken?: boolean;
  /** The visited part; absent outside of parts. */
  readonly part?: object;
  readonly declared: Declared[];
  readonly named: Named[];
}

/** @param owner parent of the value @param way path of the owner */
function gather(
  root: Schema,
  unresolved: Schema,
  value: unknown,
  owner: object,
  key: string | number,
  way: Way | undefined,
  found: Gathered,
): void {
  if (typeof value === 'string') gatherText(deref(root, unresolved), value, { owner, key }, way, found);
  else if (typeof value === 'object' && value !== null) gatherMembers(root, unresolved, value, behind(way, key), found);
}

function gatherText(
  schema: Schema,
  id: string,
  place: Place,
  way: Way | undefined,
  { taken, part, declared, named }: Gathered,
): void {
  if (schema.declares !== undefined && !taken)
    declared.push({ kind: schema.declares, id, place, object: place.owner, way, within: schema.uniqueIn && part });
  if (schema.refersTo) named.push({ kinds: schema.refersTo, id, place, list: schema.takes?.list });
}

function gatherMembers(root: Schema, unresolved: Schema, owner: object, way: Way | undefined, found: Gathered): void {
  const schema = shapeOf(root, unresolved, owner);
  if (Array.isArray(owner)) {
    const items = memberWithIds(root, schema, 0);
    if (!items) return;
    owner.forEach((item, index) => gather(root, items, item, owner, index, way, found));
    return;
  }
  for (const key of Object.keys(owner)) {
    const value = (owner as Readonly<Record<string, unknown>>)[key];
    if (schema.declaresKeys !== undefined || schema.keysReferTo) gatherKey(schema, owner, key, value, way, found);
    const member = memberWithIds(root, schema, key);
    if (!member) continue;
    const taken = found.taken || found.isTaken(owner, key);
    const within = taken === found.taken ? found : { ...found, taken };
    gather(root, member, value, owner, key, way, within);
  }
}

function gatherKey(
  { declaresKeys, keysReferTo }: Schema,
  owner: object,
  key: string,
  object: unknown,
  way: Way | undefined,
  { declared, named }: Gathered,
): void {
  const place = { owner, key, onKey: true };
  if (declaresKeys !== undefined) declared.push({ kind: declaresKeys, id: key, place, object, way: behind(way, key) });
  if (keysReferTo) named.push({ kinds: keysReferTo, id: key, place, unchecked: true });
}

/** Returns a memoized lookup of the distinct ids of some kinds, optionally only those declared in one root list. */
function idsByKinds(ids: Ids): (kinds: readonly string[], list: string | undefined) => readonly string[] {
  const gathered = new Map<string, readonly string[]>();
  return (kinds, list) => {
    const key = [list, ...kinds].join(' ');
    let known = gathered.get(key);
    if (!known) {
      const all = kinds.flatMap((kind) => ids.all(kind));
      const meant = list === undefined ? all : all.filter(({ path }) => path[0] === list);
      gathered.set(key, (known = [...new Set(meant.map(({ id }) => id))]));
    }
    return known;
  };
}

function unknowns(named: readonly Named[], ids: Ids): Problem[] {
  const allowed = comparisons();
  const knownOf = idsByKinds(ids);
  return named.flatMap(({ kinds, id, place, unchecked, list }): Problem[] => {
    const isThere = (kind: string) => {
      const found = ids.find(kind, id);
      return found !== undefined && (list === undefined || found.path[0] === list);
    };
    if (unchecked || kinds.some(isThere)) return [];
    const known = knownOf(kinds, list);
    const near = nearest(id, known, allowed);
    const guess = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    const rest = known.length > 0 ? ` Declared: ${valueWords(known, 'and')}.` : ' None is declared yet.';
    return [
      {
        code: 'id/unknown',
        severity: 'error',
        message: `There is no ${either(kinds.map(kindWords))} \`${id}\` in ${list === undefined ? 'this scenario' : `\`${list}\``}.${guess}${rest}`,
        place,
        fixes:
          near === undefined || place.key === undefined
            ? []
            : [
                {
                  title: `Change to \`${near}\``,
                  edits: [set(place.owner as Record<string | number, Plain>, place.key, near)],
                  preferred: isOnlyMeaning(id, near, known),
                },
              ],
      },
    ];
  });
}
