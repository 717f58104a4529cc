/** Collects the ids of a scenario. The schema defines which values declare and which reference an id. */
import { setMember, type Plain } from '../model/edit';
import { indexIds, type Declaration, type Ids, type Reference } from '../model/ids';
import { createComparisonBudget, isUnambiguous, findNearest } from '../model/nearest';
import type { Path, Place } from '../model/place';
import type { Diagnostic } from '../model/diagnostic';
import { reportDuplicates } from './duplicate-ids';
import { createPartCache, type PartCache } from './part-cache';
import { isMapping } from '../model/values';
import { deref, getMemberSchema, getRootSchema, mergeVariants, type Schema } from './schema';
import { findSynonym } from './synonyms';
import { joinAlternatives, describeKind, formatValues } from './words';

/** Declarations and references of one part, or of one root member that is not a list of parts. */
interface PartIds {
  /** Their paths start at the part, or at the root if they are in no part. */
  readonly declarations: readonly Declaration[];
  readonly references: readonly PartReference[];
}

/** A reference to an id of one of several kinds. */
interface PartReference {
  readonly kinds: readonly string[];
  readonly id: string;
  readonly place: Place;
  /** A check of the ruleset validates the reference instead, since it knows which ids are allowed. */
  readonly isCheckedByRuleset?: boolean;
  /** Only ids declared in this root list may be referenced. */
  readonly list?: string;
}

export interface IdCache {
  /** Whether a member of an object is inherited: it is written, and its ids are declared, elsewhere. */
  readonly isInherited: (owner: object, key: string | number) => boolean;
  readonly parts: PartCache<PartIds>;
  /** Root members that are not part lists, with their keys. */
  readonly members: PartCache<PartIds & { readonly key: string }>;
}

export function createIdCache(isInherited: IdCache['isInherited'] = () => false): IdCache {
  return { isInherited, parts: createPartCache(), members: createPartCache() };
}

export interface CollectOptions {
  /** Ids of parts that were collected before. */
  readonly cache?: IdCache;
  /** Part of the text could not be parsed. Unknown ids are not reported, as the missing text may declare them. */
  readonly isIncomplete?: boolean;
}

/** Returns all ids of a scenario, with diagnostics for undeclared and duplicate ids. @param rulesetId a known ruleset */
export function collectIds(
  rulesetId: string,
  data: object,
  options: CollectOptions = {},
): { ids: Ids; diagnostics: Diagnostic[] } {
  const { cache = createIdCache(), isIncomplete = false } = options;
  const declarations: Declaration[] = [];
  const references: PartReference[] = [];
  forEachPart(rulesetId, data, cache, (partIds, partPath) => {
    for (const declaration of partIds.declarations)
      declarations.push(
        partPath.length === 0 ? declaration : { ...declaration, path: [...partPath, ...declaration.path] },
      );
    for (const reference of partIds.references) references.push(reference);
  });
  const referencesByKind = references.flatMap(({ kinds, id, place, list }): Reference[] =>
    kinds.map((kind) => ({ kind, id, place, ...(list !== undefined && { inherits: true }) })),
  );
  const ids = indexIds(declarations, referencesByKind);
  const unknownIdDiagnostics = isIncomplete ? [] : reportUnknownIds(references, ids);
  return { ids, diagnostics: [...reportDuplicates(declarations), ...unknownIdDiagnostics] };
}

/** Visits the ids of each part, with its path, and those of each other root member. */
function forEachPart(
  rulesetId: string,
  data: object,
  cache: IdCache,
  visit: (partIds: PartIds, partPath: Path) => void,
): void {
  const root = getRootSchema(rulesetId);
  for (const [key, value] of Object.entries(data) as [string, unknown][]) {
    const schema = getMemberSchema(root, key);
    if (!schema) continue;
    const items = deref(root, schema).items;
    if (!items || !Array.isArray(value) || deref(root, items).part === undefined) {
      visit(collectMemberIds(rulesetId, root, schema, data, key, cache), []);
      continue;
    }
    const collect = (part: object) => collectPartIds(root, items, part, cache);
    value.forEach((part: unknown, index) => {
      if (isMapping(part)) visit(cache.parts.get(rulesetId, part, collect), [key, index]);
    });
  }
}

function collectMemberIds(
  rulesetId: string,
  root: Schema,
  schema: Schema,
  data: object,
  key: string,
  cache: IdCache,
): PartIds {
  const value = (data as Readonly<Record<string, unknown>>)[key];
  const collectMember = () => {
    const collector: Collector = { isInherited: cache.isInherited, declarations: [], references: [] };
    collectValue(root, schema, value, data, key, [], collector);
    return { key, declarations: collector.declarations, references: collector.references };
  };
  if (typeof value !== 'object' || value === null) return collectMember();
  const cached = cache.members.get(rulesetId, value, collectMember);
  return cached.key === key ? cached : collectMember();
}

function collectPartIds(root: Schema, schema: Schema, part: object, { isInherited }: IdCache): PartIds {
  const collector: Collector = { part, isInherited, declarations: [], references: [] };
  collectMembers(root, schema, part, [], collector);
  return collector;
}

/** Result under construction. */
interface Collector {
  readonly isInherited: IdCache['isInherited'];
  /** The visited value is inherited, and declared elsewhere. */
  readonly isDeclaredElsewhere?: boolean;
  /** The visited part; absent outside of parts. */
  readonly part?: object;
  readonly declarations: Declaration[];
  readonly references: PartReference[];
}

/** @param owner parent of the value @param path of the owner */
function collectValue(
  root: Schema,
  unresolvedSchema: Schema,
  value: unknown,
  owner: object,
  key: string | number,
  path: Path,
  collector: Collector,
): void {
  if (typeof value === 'string') collectText(deref(root, unresolvedSchema), value, { owner, key }, path, collector);
  else if (typeof value === 'object' && value !== null)
    collectMembers(root, unresolvedSchema, value, [...path, key], collector);
}

function collectText(
  schema: Schema,
  id: string,
  place: Place,
  path: Path,
  { isDeclaredElsewhere, part, declarations, references }: Collector,
): void {
  if (schema.declares !== undefined && !isDeclaredElsewhere)
    declarations.push({
      kind: schema.declares,
      id,
      place,
      object: place.owner,
      path,
      ...(schema.uniqueIn && { within: part }),
    });
  if (schema.refersTo) references.push({ kinds: schema.refersTo, id, place, list: schema.takes?.list });
}

function collectMembers(root: Schema, unresolvedSchema: Schema, owner: object, path: Path, collector: Collector): void {
  const schema = mergeVariants(root, unresolvedSchema, owner);
  if (Array.isArray(owner)) {
    const { items } = schema;
    if (!items) return;
    owner.forEach((item, index) => collectValue(root, items, item, owner, index, path, collector));
    return;
  }
  for (const key of Object.keys(owner)) {
    const value = (owner as Readonly<Record<string, unknown>>)[key];
    if (schema.declaresKeys !== undefined || schema.keysReferTo) collectKey(schema, owner, key, value, path, collector);
    const member = getMemberSchema(schema, key);
    if (!member) continue;
    const isDeclaredElsewhere = collector.isDeclaredElsewhere || collector.isInherited(owner, key);
    const memberCollector =
      isDeclaredElsewhere === collector.isDeclaredElsewhere ? collector : { ...collector, isDeclaredElsewhere };
    collectValue(root, member, value, owner, key, path, memberCollector);
  }
}

function collectKey(
  { declaresKeys, keysReferTo }: Schema,
  owner: object,
  key: string,
  object: unknown,
  path: Path,
  { declarations, references }: Collector,
): void {
  const place = { owner, key, onKey: true };
  if (declaresKeys !== undefined)
    declarations.push({ kind: declaresKeys, id: key, place, object, path: [...path, key] });
  if (keysReferTo) references.push({ kinds: keysReferTo, id: key, place, isCheckedByRuleset: true });
}

interface DistinctIds {
  readonly idList: readonly string[];
  readonly idSet: ReadonlySet<string>;
}

function createDistinctIds(allIds: readonly string[]): DistinctIds {
  const idSet = new Set(allIds);
  return { idList: [...idSet], idSet };
}

/** Returns a memoized lookup of the distinct ids of some kinds, optionally only those declared in one root list. */
function createIdLookup(ids: Ids): (kinds: readonly string[], list: string | undefined) => DistinctIds {
  const idsByKind = new Map<string, DistinctIds>();
  return (kinds, list) => {
    const key = [list, ...kinds].join(' ');
    let cached = idsByKind.get(key);
    if (!cached) {
      const declarations = kinds.flatMap((kind) => ids.listDeclarations(kind));
      const idsInList = list === undefined ? declarations : declarations.filter(({ path }) => path[0] === list);
      idsByKind.set(key, (cached = createDistinctIds(idsInList.map(({ id }) => id))));
    }
    return cached;
  };
}

/** Whether ids of a kind have synonyms: players know the names of powers, other ids are made up. */
function isPowerKind(kind: string): boolean {
  return kind === 'power' || kind === 'nation';
}

function reportUnknownIds(references: readonly PartReference[], ids: Ids): Diagnostic[] {
  const budget = createComparisonBudget();
  const listIds = createIdLookup(ids);
  return references.flatMap(({ kinds, id, place, isCheckedByRuleset: isUnchecked, list }): Diagnostic[] => {
    const isDeclared = (kind: string) => {
      const declaration = ids.find(kind, id);
      return declaration !== undefined && (list === undefined || declaration.path[0] === list);
    };
    if (isUnchecked || kinds.some(isDeclared)) return [];
    const { idList: declaredIds, idSet } = listIds(kinds, list);
    const synonym = kinds.some(isPowerKind) ? findSynonym(id, idSet, 'value') : undefined;
    const suggestion = synonym ?? findNearest(id, declaredIds, budget);
    const guess = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
    const declaredHint =
      declaredIds.length > 0 ? ` Declared: ${formatValues(declaredIds, 'and')}.` : ' None is declared yet.';
    return [
      {
        code: 'id/unknown',
        severity: 'error',
        message: `There is no ${joinAlternatives(kinds.map(describeKind))} \`${id}\` in ${list === undefined ? 'this scenario' : `\`${list}\``}.${guess}${declaredHint}`,
        place,
        fixes:
          suggestion === undefined || place.key === undefined
            ? []
            : [
                {
                  title: `Change to \`${suggestion}\``,
                  edits: [setMember(place.owner as Record<string | number, Plain>, place.key, suggestion)],
                  preferred: suggestion === synonym || isUnambiguous(id, suggestion, declaredIds),
                },
              ],
      },
    ];
  });
}
