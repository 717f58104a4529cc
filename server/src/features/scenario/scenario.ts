/** A scenario. Everything is computed lazily and once, and reused across edits if possible. */
import { type Ids, indexIds } from '../../model/ids';
import type { Edit } from '../../model/edit';
import type { Place } from '../../model/place';
import { type Diagnostic, createCheckFailure } from '../../model/diagnostic';
import type { CombatEntry, Ruleset } from '../../model/ruleset';
import { checkSchema, chooseRuleset, collectIds } from '../../schema';
import { getPartLists } from '../../schema/part-lists';
import type { SourceDocument } from '../../text';
import { type Caches, DependencyTracker, type HeaderStamp, createHeaderStamp } from './caches';
import type { Environment } from './environment';
import { withoutInheritance } from './order-of-battle';
import { type Lazy, createLazy, memoizeOnce } from '../../model/lazy';
import { type LoadedTables, loadTables, placeInTable } from './tables';
import { InvalidReferenceError, type View, createView, restrictIds, toOriginalEdit } from './view';

export interface Scenario {
  /** Index of its document in the file. */
  readonly index: number;
  readonly document: SourceDocument;
  /** Undefined if `ruleset:` names none, as `rulesetDiagnostic` then explains, or one that is not loaded. */
  readonly ruleset: Ruleset | undefined;
  readonly rulesetDiagnostic: Diagnostic | undefined;
  /** Root properties that are lists of parts. */
  readonly parts: readonly string[];
  /** Table files, and the data with the tables inserted. */
  readonly tables: LoadedTables;
  readonly header: HeaderStamp;
  /** Diagnostics of the schema. */
  readonly schemaDiagnostics: Lazy<readonly Diagnostic[]>;
  readonly ids: Lazy<{ readonly ids: Ids; readonly diagnostics: readonly Diagnostic[] }>;
  readonly view: Lazy<View>;
  /** The ids of the view; looking up an invalid declaration throws. */
  readonly viewIds: Lazy<Ids>;
  /** Tracks the ids that combats look up, by their object in the scenario. */
  readonly tracker: Lazy<DependencyTracker>;
  /** The valid combats, as listed by the ruleset. Throws if the ruleset throws. */
  readonly combats: Lazy<readonly CombatEntry[]>;
  /** Memoizes the model of a combat. */
  readonly withCachedCombat: (entry: CombatEntry) => CombatEntry;
}

/** @param previous the scenario with this index before the last edit */
export function createScenario(
  document: SourceDocument,
  index: number,
  environment: Environment,
  caches: Caches,
  previous: Scenario | undefined,
): Scenario {
  const choice = chooseRuleset(document.data);
  const ruleset = 'id' in choice ? environment.rulesets.find(({ id }) => id === choice.id) : undefined;
  const parts = ruleset ? getPartLists(ruleset.id) : [];
  const tables = loadScenarioTables(ruleset, document.data, environment, previous?.tables);
  const { data } = tables;
  const rulesetPlace = { owner: document.data, key: 'ruleset' };
  const schemaDiagnostics = createLazy(() => {
    try {
      return ruleset ? checkSchema(ruleset.id, data, caches.schema) : [];
    } catch (error) {
      // Attached to the header: no rule runs on data that could not be checked.
      return [createCheckFailure('schema', error, rulesetPlace)];
    }
  });
  const ids = createLazy(() => {
    try {
      return ruleset ? collectIds(ruleset.id, data, { cache: caches.ids, isIncomplete: document.broken }) : noIds;
    } catch (error) {
      return { ...noIds, diagnostics: [createCheckFailure('id', error, rulesetPlace)] };
    }
  });
  const view = createLazy(() => createView(data, document, placeSchemaErrors(schemaDiagnostics(), tables), parts));
  const viewIds = createLazy(() => restrictIds(view(), ids().ids));
  const tracker = createLazy(() => new DependencyTracker(viewIds()));
  const withCachedCombat = memoizeCombats(tracker);
  return {
    index,
    document,
    ruleset,
    rulesetDiagnostic: 'diagnostic' in choice ? choice.diagnostic : undefined,
    parts,
    tables,
    header: createHeaderStamp(data, parts, previous?.header),
    schemaDiagnostics,
    ids,
    view,
    viewIds,
    tracker,
    combats: createLazy(() => {
      const entries = ruleset?.listCombats(view().data, tracker().ids) ?? [];
      return filterResolvable(entries, view(), viewIds(), ids().diagnostics, withCachedCombat);
    }),
    withCachedCombat,
  };
}

function memoizeCombats(tracker: Lazy<DependencyTracker>): Scenario['withCachedCombat'] {
  const cached = new Map<CombatEntry, CombatEntry>();
  return (entry) => {
    let cachedCombat = cached.get(entry);
    if (!cachedCombat) {
      const buildCombat = memoizeOnce(() => tracker().track(entry.object, entry.build));
      cachedCombat = entry.listAdvice
        ? { ...entry, build: buildCombat, listAdvice: memoizeOnce(entry.listAdvice) }
        : { ...entry, build: buildCombat };
      cached.set(entry, cachedCombat);
    }
    return cachedCombat;
  };
}

/** Places of schema errors in the scenario; for errors in a table file, the reference to the file. */
function placeSchemaErrors(schemaDiagnostics: readonly Diagnostic[], tables: LoadedTables): readonly Place[] {
  return schemaDiagnostics.map(({ place }) => placeInTable(tables, place)?.loaded.place ?? place);
}

const noIds = { ids: indexIds([], []), diagnostics: [] };

function loadScenarioTables(
  ruleset: Ruleset | undefined,
  data: object,
  environment: Environment,
  previous?: LoadedTables,
): LoadedTables {
  return ruleset
    ? loadTables(ruleset.id, data, environment, previous)
    : { data, files: [], source: data, config: undefined, originals: new Map() };
}

/** Converts edits of the view to edits of the data in the text. */
export function toSourceEdits({ view, tables, document, ruleset }: Scenario, edits: readonly Edit[]): readonly Edit[] {
  const dataEdits = edits.map((edit) => toOriginalEdit(view(), edit));
  return withoutInheritance(dataEdits, document, ruleset?.id).map((edit) => {
    const owner = tables.originals.get(edit.owner);
    return owner ? ({ ...edit, owner } as Edit) : edit;
  });
}

/** Returns the objects in a list of a scenario: anything else is reported by the schema. */
export function listItems(data: object, list: string): readonly object[] {
  const items: unknown = (data as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(items) ? items.filter((item): item is object => typeof item === 'object' && item !== null) : [];
}

// Filters the combats that can be resolved: those without errors, in themselves and in everything that they refer to.

/** Kinds of ids whose declaration is optional; if any are declared, unknown names are errors. */
const fighters: ReadonlySet<string> = new Set(['power', 'nation']);

/** Members that do not affect the course of a combat. */
const membersWithoutEffect: ReadonlySet<string> = new Set(['expect']);

/** @param ids of the view @param idDiagnostics diagnostics of the ids of the scenario */
export function filterResolvable(
  combats: readonly CombatEntry[],
  { isValid }: View,
  ids: Ids,
  idDiagnostics: readonly Diagnostic[],
  cacheEntry: (entry: CombatEntry) => CombatEntry,
): readonly CombatEntry[] {
  const faultyReferences = isValid
    ? []
    : ids.allReferences.filter(({ kind, id }) => isFaulty(() => ids.find(kind, id)));
  const invalidPlaces = [
    ...findUnknown(ids, idDiagnostics),
    ...faultyReferences.filter(({ kind }) => fighters.has(kind)).map(({ place }) => place),
  ];
  const invalidKeys = indexKeysByOwner(invalidPlaces);
  const intact = invalidPlaces.length === 0 ? combats : combats.filter(({ object }) => !holdsAny(object, invalidKeys));
  // Only building a combat shows which ids it follows: it may reach a task force through the operation that it intercepts.
  return faultyReferences.length === 0 ? intact : intact.filter((entry) => !isFaulty(cacheEntry(entry).build));
}

/** Places of undeclared ids, except powers and nations if the scenario declares none. */
function findUnknown(ids: Ids, idDiagnostics: readonly Diagnostic[]): readonly Place[] {
  const places = idDiagnostics.filter(({ code }) => code === 'id/unknown').map(({ place }) => place);
  if (places.length === 0) return [];
  const undeclared = ids.allReferences.filter(
    ({ kind }) => fighters.has(kind) && ids.listDeclarations(kind).length === 0,
  );
  const undeclaredKeys = indexKeysByOwner(undeclared.map(({ place }) => place));
  return places.filter(({ owner, key }) => !undeclaredKeys.get(owner)?.has(key));
}

type Keys = ReadonlyMap<object, ReadonlySet<Place['key']>>;

function indexKeysByOwner(places: readonly Place[]): Keys {
  const keys = new Map<object, Set<Place['key']>>();
  for (const { owner, key } of places) keys.set(owner, (keys.get(owner) ?? new Set()).add(key));
  return keys;
}

function holdsAny(object: object, keys: Keys): boolean {
  if (keys.has(object)) return true;
  return Object.entries(object).some(
    ([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !membersWithoutEffect.has(key) && holdsAny(value, keys),
  );
}

function isFaulty(resolve: () => unknown): boolean {
  try {
    resolve();
    return false;
  } catch (error) {
    return error instanceof InvalidReferenceError;
  }
}
