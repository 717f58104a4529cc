/** A scenario as far as anyone has asked about it: everything is computed on demand, once, and taken over from before an edit where it can be. */
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
  /** Which document of the file it is. */
  readonly index: number;
  readonly document: SourceDocument;
  /** Undefined where `ruleset:` names none; `choice` then says why. */
  readonly ruleset: Ruleset | undefined;
  readonly choice: Problem | undefined;
  /** Root properties that are lists of parts. */
  readonly parts: readonly string[];
  /** Supplied tables in files of their own, and the data with these in place. */
  readonly tables: LoadedTables;
  readonly header: HeaderStamp;
  /** What the schema finds wrong. */
  readonly faults: Lazy<readonly Problem[]>;
  readonly ids: Lazy<{ readonly ids: Ids; readonly problems: readonly Problem[] }>;
  readonly view: Lazy<View>;
  /** The ids of the view: those that lead to a fault fail. */
  readonly viewIds: Lazy<Ids>;
  /** What combats look up, by their members of the scenario. */
  readonly notebook: Lazy<Notebook>;
  /** The combats of what is sound, as the ruleset lists them. Throws what the ruleset throws. */
  readonly combats: Lazy<readonly CombatSite[]>;
  /** One of them that is stated when it is first asked for, and once. */
  readonly stated: (site: CombatSite) => CombatSite;
}

/** @param previous the scenario in this place of the file before the last edit */
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
      // A fault of the head: no rule sees what could not be checked.
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

/** Where faults stand in the scenario: those in a table of another file where the scenario names the file. */
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

/** Edits of the data that rules see as edits of the data that the text holds. */
export function editsOfText({ view, tables, document, ruleset }: Scenario, edits: readonly Edit[]): readonly Edit[] {
  const ofData = edits.map((edit) => toOriginal(view(), edit));
  return withoutForces(ofData, document, ruleset?.id).map((edit) => {
    const owner = tables.originals.get(edit.owner);
    return owner ? ({ ...edit, owner } as Edit) : edit;
  });
}

/** What of a list of a scenario is an object: whatever else its author has put there is a problem of the schema. */
export function itemsOf(data: object, list: string): readonly object[] {
  const items: unknown = (data as Readonly<Record<string, unknown>>)[list];
  return Array.isArray(items) ? items.filter((item): item is object => typeof item === 'object' && item !== null) : [];
}
