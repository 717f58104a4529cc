/** The combats of a scenario and their ranges in its text. */
import type { FormerNames } from '../../engine/dice-source';
import { valueAt } from '../../model/place';
import { repeatedIn } from '../../model/repeated';
import type { CombatSite, Ruleset } from '../../model/ruleset';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { Scenario } from '../scenario';

/** A combat with its scenario. */
export interface ScenarioCombat {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly site: CombatSite;
  /** The combat as the ruleset lists it, which does not cache its definition: for callers that look at many combats once. */
  readonly listed: CombatSite;
  /** The name of its random stream: no two combats of a file share one. */
  readonly diceName: string;
  /** Former ids of renamed units and combats, which still name their random streams. */
  readonly formerIds?: FormerNames;
}

/** The cached combats of a scenario. */
interface Listed {
  /** In the order of the text. */
  readonly sites: readonly CombatSite[];
  /** Ids that occur more than once. */
  readonly repeated: ReadonlySet<string>;
  /** By combat as the ruleset lists it. Filled on demand, since most edits need few of them. */
  readonly combats: Map<CombatSite, ScenarioCombat>;
  /** Set by the first call that needs all. */
  all?: readonly ScenarioCombat[];
}

const listed = new WeakMap<Scenario, Listed>();

/** In the order of the text; empty if the ruleset fails to list them. */
export function combatsOf(scenario: Scenario): readonly ScenarioCombat[] {
  return (listedOf(scenario).all ??= combatsThat(scenario, () => true));
}

/** The combats that satisfy a predicate, in the order of the text. */
export function combatsThat(scenario: Scenario, isWanted: (site: CombatSite) => boolean): readonly ScenarioCombat[] {
  const known = listedOf(scenario);
  const before = new Map<string, number>();
  const wanted: ScenarioCombat[] = [];
  for (const site of known.sites) {
    const isRepeated = known.repeated.has(site.id);
    const above = isRepeated ? (before.get(site.id) ?? 0) : 0;
    if (isRepeated) before.set(site.id, above + 1);
    if (!isWanted(site)) continue;
    let combat = known.combats.get(site);
    if (!combat) known.combats.set(site, (combat = combatOf(scenario, site, above)));
    wanted.push(combat);
  }
  return wanted;
}

function listedOf(scenario: Scenario): Listed {
  let known = listed.get(scenario);
  if (!known) {
    const sites = inOrder(scenario, listedCombats(scenario));
    listed.set(scenario, (known = { sites, repeated: repeatedIn(sites.map(({ id }) => id)), combats: new Map() }));
  }
  return known;
}

/** @param precedingCount number of earlier combats in the scenario that have the same id, by mistake */
function combatOf(scenario: Scenario, site: CombatSite, above: number): ScenarioCombat {
  const formerIds = formerIdsOf(scenario);
  const known = formerIds && Object.hasOwn(formerIds, site.id) ? formerIds[site.id]! : site.id;
  return {
    scenario,
    ruleset: scenario.ruleset!,
    site: scenario.stated(site),
    listed: site,
    diceName: diceName(scenario, known, above),
    ...(formerIds && { formerIds }),
  };
}

/** Sorts by offset, which a ruleset with one list of combats has done already. */
function inOrder(scenario: Scenario, sites: readonly CombatSite[]): readonly CombatSite[] {
  if (isOneList(scenario, sites)) return sites;
  const from = sites.map((site) => headOf({ scenario, site }).from);
  if (from.every((offset, index) => index === 0 || from[index - 1]! <= offset)) return sites;
  return [...sites.keys()].sort((a, b) => from[a]! - from[b]!).map((index) => sites[index]!);
}

/** Whether the combats are the items of one list, in order. */
function isOneList({ view, parts }: Scenario, sites: readonly CombatSite[]): boolean {
  const list = parts
    .map((part) => valueAt(view().data, [part]))
    .find((items) => Array.isArray(items) && items.includes(sites[0]?.object));
  let at = 0;
  for (const item of (list ?? []) as readonly unknown[]) if (item === sites[at]?.object) at++;
  return at === sites.length;
}

/** `formerIds:` of a scenario, if present and valid. */
function formerIdsOf({ view }: Scenario): FormerNames | undefined {
  return valueAt(view().data, ['formerIds']) as FormerNames | undefined;
}

/** Made of the document and the original id, so that edits elsewhere in the file change no dice. */
function diceName({ index }: Scenario, id: string, above: number): string {
  return above === 0 ? `${index}/${id}` : `${index}/${id}/${above}`;
}

/** Empty if the ruleset throws, which the diagnostics report. */
function listedCombats({ combats }: Scenario): readonly CombatSite[] {
  try {
    return combats();
  } catch {
    return [];
  }
}

/** The range of a whole combat. */
export function extentOf({ scenario: { document }, site }: Pick<ScenarioCombat, 'scenario' | 'site'>): Range {
  return rangeOf(document, { owner: site.object }) ?? document.range;
}

/** The range below the lens of a combat. */
export function headOf({ scenario: { document }, site }: Pick<ScenarioCombat, 'scenario' | 'site'>): Range {
  return rangeOf(document, site.place) ?? document.range;
}
