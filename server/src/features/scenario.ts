/** A scenario. Everything is computed lazily and once, and reused across edits if possible. */
import type { Ids } from '../model/ids';
import type { Edit } from '../model/edit';
import type { Place } from '../model/place';
import { checkFailed, type Problem } from '../model/problem';
import type { CombatSite, Ruleset } from '../model/ruleset';
import { idsFrom } from '../model/ids';
import { checkSchema, chooseRuleset, collectIds } from '../schema';
import { partLists } from '../schema/parts';
import type { SourceDocument } from '../text';
import type { Caches } from './caches';
import { resolvableCombats } from './combat/resolvable';
import type { Environment } from './environment';
import { withoutForces } from './forces';
import { stampOf } from './header';
import type { HeaderStamp } from './header';
import { lazy, once } from '../model/lazy';
import type { Lazy } from '../model/lazy';
import { Notebook } from './problems/lookups';
import { loadTables, placeInTable } from './tables';
import type { LoadedTables } from './tables';
import { idsInView, toOriginal, viewOf } from './view';
import type { View } from './view';

export interface Scenario {
  /** Index of its document in the file. */
  readonly index: number;
  readonly document: SourceDocument;
  /** Undefined if `ruleset:` names none; then `choice` explains why. */
  readonly ruleset: Ruleset | undefined;
  readonly choice: Problem | undefined;
  /** Root properties that are lists of parts. */
  readonly parts: readonly string[];
  /** Table files, and the data with the tables inserted. */
  readonly tables: LoadedTables;
  readonly header: HeaderStamp;
  /** Diagnostics of the schema. */
  readonly faults: Lazy<readonly Problem[]>;
  readonly ids: Lazy<{ readonly ids: Ids; readonly problems: readonly Problem[] }>;
  readonly view: Lazy<View>;
  /** The ids of the view; looking up an invalid declaration throws. */
  readonly viewIds: Lazy<Ids>;
  /** Tracks the ids that combats look up, by their object in the scenario. */
  readonly notebook: Lazy<Notebook>;
  /** The valid combats, as listed by the ruleset. Throws if the ruleset throws. */
  readonly combats: Lazy<readonly CombatSite[]>;
  /** Memoizes the model of a combat. */
  readonly stated: (site: CombatSite) => CombatSite;
}

/** @param previous the scenario with this index before the last edit */
export function scenarioOf(
  document: SourceDocument,
  index: number,
  environment: Environment,
  caches: Caches,
  previous: Scenario | undefined,
): Scenario {
  const choice = chooseRuleset(document.data);
  const ruleset = 'id' in choice ? environment.rulesets.find(({ id }) => id === choice.id) : undefined;
  const parts = ruleset ? partLists(ruleset.id) : [];
  const tables = tablesOf(ruleset, document.data, environment, previous?.tables);
  const { data } = tables;
  const head = { owner: document.data, key: 'ruleset' };
  const faults = lazy(() => {
    try {
      return ruleset ? checkSchema(ruleset.id, data, caches.schema) : [];
    } catch (error) {
      // Attached to the header: no rule runs on data that could not be checked.
      return [checkFailed('schema', error, head)];
    }
  });
  const ids = lazy(() => {
    try {
      return ruleset ? collectIds(ruleset.id, data, { cache: caches.ids, index, incomplete: document.broken }) : noIds;
    } catch (error) {
      return { ...noIds, problems: [checkFailed('id', error, head)] };
    }
  });
  const view = lazy(() => viewOf(data, document, placesOf(faults(), tables), parts));
  const viewIds = lazy(() => idsInView(view(), ids().ids));
  const notebook = lazy(() => new Notebook(viewIds()));
  const stated = statedOnce(notebook);
  return {
    index,
    document,
    ruleset,
    choice: 'problem' in choice ? choice.problem : undefined,
    parts,
    tables,
    header: stampOf(data, parts, previous?.header),
    faults,
    ids,
    view,
    viewIds,
    notebook,
    combats: lazy(() => {
      const sites = ruleset?.combats(view().data, notebook().ids) ?? [];
      return resolvableCombats(sites, view(), viewIds(), ids().problems, stated);
    }),
    stated,
  };
}

function statedOnce(notebook: Lazy<Notebook>): Scenario['stated'] {
  const known = new Map<CombatSite, CombatSite>();
  return (site) => {
    let found = known.get(site);
    if (!found) {
      const combat = once(() => notebook().noting(site.object, site.combat));
      found = site.advice ? { ...site, combat, advice: once(site.advice) } : { ...site, combat };
      known.set(site, found);
    }
    return found;
  };
}

/** Places of schema errors in the scenario; for errors in a table file, the reference to the file. */
function placesOf(faults: readonly Problem[], tables: LoadedTables): readonly Place[] {
  return faults.map(({ place }) => placeInTable(tables, place)?.loaded.place ?? place);
}

const noIds = { ids: idsFrom([], []), problems: [] };

function tablesOf(
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
export function editsOfText({ view, tables, document, ruleset }: Scenario, edits: readonly Edit[]): readonly Edit[] {
  const ofData = edits.map((edit) => toOriginal(view(), edit));
  return withoutForces(ofData, document, ruleset?.id).map((edit) => {
    const owner = tables.originals.get(edit.owner);
    return owner ? ({ ...edit, owner } as Edit) : edit;
  });
}

/** Returns the objects in a list of a scenario: anything else is reported by the schema. */
export function itemsOf(data: object, list: string): readonly object[] {
  const items: unknown = (data as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(items) ? items.filter((item): item is object => typeof item === 'object' && item !== null) : [];
}
