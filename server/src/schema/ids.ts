/** The ids of a scenario: which values declare one and which name one stands in the schema. */
import { set, type Plain } from '../model/edit';
import { idsFrom, type Declaration, type Ids } from '../model/ids';
import { comparisons, isOnlyMeaning, nearest } from '../model/nearest';
import type { Place } from '../model/place';
import type { Problem } from '../model/problem';
import { memo, type Memo } from './memo';
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

export type IdCache = Memo<PartIds>;

export function idCache(): IdCache {
  return memo();
}

export interface CollectOptions {
  /** Ids of parts already read. */
  readonly cache?: IdCache;
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
  const cache = options.cache ?? idCache();
  const root = rootSchema(rulesetId);
  const declared: Declaration[] = [];
  const named: Named[] = [];
  const add = (part: PartIds, path: readonly (string | number)[]) => {
    for (const declaration of part.declared)
      declared.push(path.length === 0 ? declaration : { ...declaration, path: [...path, ...declaration.path] });
    named.push(...part.named);
  };
  for (const [key, value] of Object.entries(data)) {
    const schema = memberSchema(root, key);
    if (!schema) continue;
    const items = deref(root, schema).items;
    if (!items || !Array.isArray(value) || deref(root, items).part === undefined) {
      const found: { declared: Declaration[]; named: Named[] } = { declared: [], named: [] };
      gather(root, schema, value, { owner: data, key }, [key], found);
      add(found, []);
      continue;
    }
    value.forEach((part: unknown, index) => {
      if (!isMapping(part)) return;
      add(
        cache.get(rulesetId, part, () => partIds(root, items, part)),
        [key, index],
      );
    });
  }
  const uses = named.flatMap(({ kinds, id, place }) => kinds.map((kind) => ({ kind, id, place })));
  const ids = idsFrom(declared, uses);
  return { ids, problems: [...duplicates(declared, ids), ...(options.incomplete ? [] : unknowns(named, ids))] };
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
  return declared.flatMap((declaration): Problem[] => {
    const { kind, id, place } = declaration;
    const first = ids.find(kind, id)!;
    if (first === declaration) return [];
    const free = freeId(kind, id);
    return [
      {
        code: 'id/duplicate',
        severity: 'error',
        message: `There are two ${kindWords(kind)}s \`${id}\`, and nothing can tell which one is meant. Give one of them another id.`,
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
    const rest = known.length > 0 ? ` Known are ${valueWords(known, 'and')}.` : ' None is declared yet.';
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
