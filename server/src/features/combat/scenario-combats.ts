/** The combats of a scenario, and where they stand in its text. */
import type { FormerNames } from '../../engine/dice-source';
import { valueAt } from '../../model/place';
import type { CombatSite, Ruleset } from '../../model/ruleset';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { Scenario } from '../scenario';

/** A combat with the scenario that asks for it. */
export interface ScenarioCombat {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly site: CombatSite;
  /** Names its dice among those of a seed: no other combat of the file rolls the same. */
  readonly diceName: string;
  /** Ids that have been renamed, with the names that the dice of a seed still go by. */
  readonly formerIds?: FormerNames;
}

const listed = new WeakMap<Scenario, readonly ScenarioCombat[]>();

/** In the order of the text; none where the ruleset fails to list them. */
export function combatsOf(scenario: Scenario): readonly ScenarioCombat[] {
  let known = listed.get(scenario);
  if (!known) listed.set(scenario, (known = listOf(scenario)));
  return known;
}

function listOf(scenario: Scenario): readonly ScenarioCombat[] {
  const { ruleset } = scenario;
  if (!ruleset) return [];
  const sites = inOrder(scenario, listedCombats(scenario));
  const formerIds = formerIdsOf(scenario);
  const named = new Map<string, number>();
  return sites.map((site): ScenarioCombat => {
    const before = named.get(site.id) ?? 0;
    named.set(site.id, before + 1);
    const known = formerIds && Object.hasOwn(formerIds, site.id) ? formerIds[site.id]! : site.id;
    return { scenario, ruleset, site, diceName: diceName(scenario, known, before), ...(formerIds && { formerIds }) };
  });
}

/** In the order of the text, in which a ruleset with one list of combats lists them. */
function inOrder(scenario: Scenario, sites: readonly CombatSite[]): readonly CombatSite[] {
  const from = sites.map((site) => headOf({ scenario, site }).from);
  if (from.every((offset, index) => index === 0 || from[index - 1]! <= offset)) return sites;
  return [...sites.keys()].sort((a, b) => from[a]! - from[b]!).map((index) => sites[index]!);
}

/** `formerIds:` of a scenario, if it is there and sound. */
function formerIdsOf({ view }: Scenario): FormerNames | undefined {
  return valueAt(view().data, ['formerIds']) as FormerNames | undefined;
}

/**
 * The document and the id, or the one that it was, so that what stands elsewhere in the file changes no dice.
 * @param before how many combats of the scenario above it have the same id, by mistake
 */
function diceName({ index }: Scenario, id: string, before: number): string {
  return before === 0 ? `${index}/${id}` : `${index}/${id}/${before}`;
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
