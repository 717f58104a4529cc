/** The ids of a scenario: which values declare one and which name one stands in the schema. */
import { set, type Plain } from '../model/edit';
import { idsFrom, type Declaration, type Ids, type Reference } from '../model/ids';
import { comparisons, isOnlyMeaning, nearest } from '../model/nearest';
import type { Place } from '../model/place';
import type { Problem } from '../model/problem';
import { memo, type Memo } from './memo';
import { renewedIds, type Added } from './renewed-ids';
import { isMapping } from '../model/values';
import { deref, memberSchema, rootSchema, schemaOf, variantsOf, type Schema } from './schema';
import { either, kindWords, valueWords } from './words';

/** What one part declares and names; paths from the part. */
interface PartIds {
  readonly declared: readonly Declaration[];
  readonly named: readonly Named[];
}

/** A value that names an id of one of several kinds. */
interface Named {
  readonly kinds: readonly string[];
  readonly id: string;
  readonly place: Place;
  /** A check of the ruleset says whether there is such an id: it knows which are meant. */
  readonly unchecked?: boolean;
}

/** A part, or another member, with what it adds to the ids of its scenario. */
interface PartAdded extends Added {
  readonly part: PartIds;
  /** Path of the part from the root; empty where those of its ids are from there. */
  readonly path: readonly (string | number)[];
}

/** All ids of a scenario, indexed. */
interface Indexed {
  readonly rulesetId: string;
  readonly added: readonly PartAdded[];
  readonly ids: Ids;
  readonly isSound: boolean;
}

export interface IdCache {
  readonly parts: Memo<PartIds>;
  /** Members that are no part lists, with their keys. */
  readonly members: Memo<PartIds & { readonly key: string }>;
  /** What was last indexed of each scenario of a file, by its place among the documents. */
  readonly indexed: Map<number, Indexed>;
}

export function idCache(): IdCache {
  return { parts: memo(), members: memo(), indexed: new Map() };
}

export interface CollectOptions {
  /** Ids of parts already read. */
  readonly cache?: IdCache;
  /** Which scenario of its file this is: with it, and a cache, the ids are indexed anew only where an edit changed one. */
  readonly index?: number;
  /** The text could not be read as a whole: an id that nothing declares may stand in what is missing, and is no problem. */
  readonly incomplete?: boolean;
}

/**
 * All ids of a scenario, and the problems with them: ids that nothing declares, ids declared twice.
 * @param rulesetId a known ruleset
 */
export function collectIds(
  rulesetId: string,
  data: object,
  options: CollectOptions = {},
): { ids: Ids; problems: Problem[] } {
  const { cache = idCache(), index, incomplete = false } = options;
  const known = index === undefined ? undefined : cache.indexed.get(index);
  const before = known?.rulesetId === rulesetId ? known : undefined;
  const added: PartAdded[] = [];
  for (const [part, path] of partsOf(rulesetId, data, cache)) {
    const earlier = before?.added[added.length];
    added.push(earlier?.part === part && isSamePath(earlier.path, path) ? earlier : asAdded(part, path));
  }
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
  const problems = [...duplicates(declared, ids), ...(incomplete ? [] : unknown)];
  const isSound = problems.length === 0 && unknown.length === 0;
  if (index !== undefined && !renewed) cache.indexed.set(index, { rulesetId, added, ids, isSound });
  return { ids, problems };
}

/** The parts of a scenario, and its other members, with the path of each; the paths of ids in other members are from the root. */
function* partsOf(rulesetId: string, data: object, cache: IdCache): Iterable<readonly [PartIds, PartAdded['path']]> {
  const root = rootSchema(rulesetId);
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    const schema = memberSchema(root, key);
    if (!schema) continue;
    const items = deref(root, schema).items;
    if (!items || !Array.isArray(value) || deref(root, items).part === undefined) {
      yield [memberIds(rulesetId, root, schema, data, key, cache), []];
      continue;
    }
    for (const [index, part] of value.entries() as Iterable<[number, unknown]>)
      if (isMapping(part)) yield [cache.parts.get(rulesetId, part, () => partIds(root, items, part)), [key, index]];
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
    const found: { key: string; declared: Declaration[]; named: Named[] } = { key, declared: [], named: [] };
    gather(root, schema, value, { owner: data, key }, [key], found);
    return found;
  };
  if (typeof value !== 'object' || value === null) return gathered();
  const known = cache.members.get(rulesetId, value, gathered);
  return known.key === key ? known : gathered();
}

function asAdded(part: PartIds, path: PartAdded['path']): PartAdded {
  return {
    part,
    path,
    declared:
      path.length === 0 ? part.declared : part.declared.map((one) => ({ ...one, path: [...path, ...one.path] })),
    uses: part.named.flatMap(({ kinds, id, place }): Reference[] => kinds.map((kind) => ({ kind, id, place }))),
  };
}

function isSamePath(one: PartAdded['path'], other: PartAdded['path']): boolean {
  return one.length === other.length && one.every((step, depth) => step === other[depth]);
}

function partIds(root: Schema, schema: Schema, part: object): PartIds {
  const found = { declared: [], named: [] };
  gather(root, schema, part, { owner: part }, [], found);
  return found;
}

function gather(
  root: Schema,
  unresolved: Schema,
  value: unknown,
  place: Place,
  path: readonly (string | number)[],
  found: { declared: Declaration[]; named: Named[] },
): void {
  const schema = shapeOf(root, unresolved, value);
  if (typeof value === 'string') {
    if (schema.declares !== undefined)
      found.declared.push({ kind: schema.declares, id: value, place, object: place.owner, path: path.slice(0, -1) });
    if (schema.refersTo) found.named.push({ kinds: schema.refersTo, id: value, place });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) {
    const inner = (value as Record<string | number, unknown>)[key];
    const innerPath = [...path, key];
    if (typeof key === 'string') {
      const place = { owner: value, key, onKey: true };
      if (schema.declaresKeys !== undefined)
        found.declared.push({ kind: schema.declaresKeys, id: key, place, object: inner, path: innerPath });
      if (schema.keysReferTo) found.named.push({ kinds: schema.keysReferTo, id: key, place, unchecked: true });
    }
    const innerSchema = memberSchema(schema, key);
    if (innerSchema) gather(root, innerSchema, inner, { owner: value, key }, innerPath, found);
  }
}

/**
 * The schema that speaks of a value; where its discriminator names no shape one with the keys of all shapes. An object with a mistyped `type`
 * keeps its id: else whatever names it would be at fault as well.
 */
function shapeOf(root: Schema, unresolved: Schema, value: unknown): Schema {
  const schema = schemaOf(root, unresolved, value);
  const shapes = schema.discriminator ? variantsOf(root, schema) : [];
  if (shapes.length === 0) return schema;
  const properties = Object.assign({}, ...shapes.map((shape) => shape.schema.properties)) as Schema['properties'];
  return { ...schema, properties };
}

function duplicates(declared: readonly Declaration[], ids: Ids): Problem[] {
  const freeId = freeIds(ids);
  const counts = new Map<string, number>();
  for (const { kind, id } of declared) counts.set(`${kind} ${id}`, (counts.get(`${kind} ${id}`) ?? 0) + 1);
  return declared.flatMap((declaration): Problem[] => {
    const { kind, id, place } = declaration;
    const first = ids.find(kind, id)!;
    if (first === declaration) return [];
    const free = freeId(kind, id);
    const count = counts.get(`${kind} ${id}`)!;
    return [
      {
        code: 'id/duplicate',
        severity: 'error',
        message: `There are ${count === 2 ? 'two' : count} ${kindWords(kind)}s \`${id}\`, and nothing can tell which one is meant. Give ${count === 2 ? 'one of them another id' : 'each an id of its own'}.`,
        place,
        related: [{ message: `The first ${kindWords(kind)} \`${id}\`.`, place: first.place }],
        fixes: [
          {
            title: `Change to \`${free}\``,
            edits: [set(place.owner as Record<string | number, Plain>, place.key!, free)],
          },
        ],
      },
    ];
  });
}

/** Gives an id the first number behind it that makes it new; of the same id many times it goes on from the last number. */
function freeIds(ids: Ids): (kind: string, id: string) => string {
  const numbers = new Map<string, number>();
  return (kind, id) => {
    for (let number = numbers.get(`${kind} ${id}`) ?? 2; ; number++) {
      const candidate = `${id}-${number}`;
      if (ids.find(kind, candidate)) continue;
      numbers.set(`${kind} ${id}`, number);
      return candidate;
    }
  };
}

/** The ids of some kinds, each once; gathered once for all who ask. */
function idsByKinds(ids: Ids): (kinds: readonly string[]) => readonly string[] {
  const gathered = new Map<string, readonly string[]>();
  return (kinds) => {
    const key = kinds.join(' ');
    let known = gathered.get(key);
    if (!known) gathered.set(key, (known = [...new Set(kinds.flatMap((kind) => ids.all(kind).map(({ id }) => id)))]));
    return known;
  };
}

function unknowns(named: readonly Named[], ids: Ids): Problem[] {
  const allowed = comparisons();
  const knownOf = idsByKinds(ids);
  return named.flatMap(({ kinds, id, place, unchecked }): Problem[] => {
    if (unchecked || kinds.some((kind) => ids.find(kind, id))) return [];
    const known = knownOf(kinds);
    const near = nearest(id, known, allowed);
    const guess = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    const rest = known.length > 0 ? ` Declared: ${valueWords(known, 'and')}.` : ' None is declared yet.';
    return [
      {
        code: 'id/unknown',
        severity: 'error',
        message: `There is no ${either(kinds.map(kindWords))} \`${id}\` in this scenario.${guess}${rest}`,
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
