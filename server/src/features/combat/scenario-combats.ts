/** The combats of a scenario, and where they stand in its text. */
import type { FormerNames } from '../../engine/dice-source';
import { valueAt } from '../../model/place';
import { repeatedIn } from '../../model/repeated';
import type { CombatSite, Ruleset } from '../../model/ruleset';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { Scenario } from '../scenario';

/** A combat with the scenario that asks for it. */
export interface ScenarioCombat {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly site: CombatSite;
  /** The same as the ruleset lists it: it keeps nothing of what it states, for who looks at many combats once. */
  readonly listed: CombatSite;
  /** Names its dice among those of a seed: no other combat of the file rolls the same. */
  readonly diceName: string;
  /** Ids that have been renamed, with the names that the dice of a seed still go by. */
  readonly formerIds?: FormerNames;
}

/** What is known of the combats of a scenario. */
interface Listed {
  /** In the order of the text. */
  readonly sites: readonly CombatSite[];
  /** Ids that stand there more than once. */
  readonly repeated: ReadonlySet<string>;
  /** By their sites as the ruleset lists them: after most edits few are asked for. */
  readonly combats: Map<CombatSite, ScenarioCombat>;
  /** All of them, once somebody has asked for all. */
  all?: readonly ScenarioCombat[];
}

const listed = new WeakMap<Scenario, Listed>();

/** In the order of the text; none where the ruleset fails to list them. */
export function combatsOf(scenario: Scenario): readonly ScenarioCombat[] {
  return (listedOf(scenario).all ??= combatsThat(scenario, () => true));
}

/** Those of certain sites, in the order of the text. */
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

/** @param above how many combats of the scenario above it have the same id, by mistake */
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

/** In the order of the text, in which a ruleset with one list of combats lists them. */
function inOrder(scenario: Scenario, sites: readonly CombatSite[]): readonly CombatSite[] {
  if (isOneList(scenario, sites)) return sites;
  const from = sites.map((site) => headOf({ scenario, site }).from);
  if (from.every((offset, index) => index === 0 || from[index - 1]! <= offset)) return sites;
  return [...sites.keys()].sort((a, b) => from[a]! - from[b]!).map((index) => sites[index]!);
}

/** Whether combats are items of one list, in its order: that is the one of the text. */
function isOneList({ view, parts }: Scenario, sites: readonly CombatSite[]): boolean {
  const list = parts
    .map((part) => valueAt(view().data, [part]))
    .find((items) => Array.isArray(items) && items.includes(sites[0]?.object));
  let at = 0;
  for (const item of (list ?? []) as readonly unknown[]) if (item === sites[at]?.object) at++;
  return at === sites.length;
}

/** `formerIds:` of a scenario, if it is there and sound. */
function formerIdsOf({ view }: Scenario): FormerNames | undefined {
  return valueAt(view().data, ['formerIds']) as FormerNames | undefined;
}

/** The document and the id, or the one that it was, so that what stands elsewhere in the file changes no dice. */
function diceName({ index }: Scenario, id: string, above: number): string {
  return above === 0 ? `${index}/${id}` : `${index}/${id}/${above}`;
}

/** The combats, or none where the ruleset throws: the problems of the file say so. */
function listedCombats({ combats }: Scenario): readonly CombatSite[] {
  try {
    return combats();
  } catch {
    return [];
  }
}

/** Where a combat stands in the text: the whole of its member. */
export function extentOf({ scenario: { document }, site }: Pick<ScenarioCombat, 'scenario' | 'site'>): Range {
  return rangeOf(document, { owner: site.object }) ?? document.range;
}

/** Where the head of a combat stands: what its lens stands above. */
export function headOf({ scenario: { document }, site }: Pick<ScenarioCombat, 'scenario' | 'site'>): Range {
  return rangeOf(document, site.place) ?? document.range;
}
