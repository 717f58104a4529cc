/** Which combat is meant: by its id, by a place in the text, or because it is the only one. */
import type { CombatSite, Ruleset } from '../../model/ruleset';
import { rangeOf } from '../../text';
import type { Range } from '../../text';
import type { Analysis } from '../analysis';
import { listed } from '../format/words';
import type { Scenario } from '../scenario';

/** All that is given must fit. */
export interface Which {
  /** Index of the document in the file. */
  readonly document?: number;
  readonly id?: string;
  /** An offset in the combat's text. */
  readonly offset?: number;
}

export interface Found {
  readonly scenario: Scenario;
  readonly ruleset: Ruleset;
  readonly site: CombatSite;
}

/** Why something cannot be done, in a sentence for the user. */
export interface Refusal {
  readonly refused: string;
}

/** Every combat of the file in the order of the text. A ruleset that fails to list the combats of a scenario costs those. */
export function allCombats(analysis: Analysis): readonly Found[] {
  return analysis.scenarios.flatMap((scenario) => combatsOf(scenario));
}

export function combatsOf(scenario: Scenario): readonly Found[] {
  const { ruleset } = scenario;
  return ruleset ? listedCombats(scenario).map((site) => ({ scenario, ruleset, site })) : [];
}

/** The combats, or none where the ruleset throws: the problems of the file tell of that. */
function listedCombats({ combats }: Scenario): readonly CombatSite[] {
  try {
    return combats();
  } catch {
    return [];
  }
}

/** Where a combat stands in the text: the whole of its member. */
export function extentOf({ scenario: { document }, site }: Found): Range {
  return rangeOf(document, { owner: site.object }) ?? document.range;
}

/** Where the head of a combat stands: what its lens stands above. */
export function headOf({ scenario: { document }, site }: Found): Range {
  return rangeOf(document, site.place) ?? document.range;
}

export function findCombat(analysis: Analysis, which: Which): Found | Refusal {
  const combats = allCombats(analysis);
  const candidates = combats.filter(
    ({ scenario, site }) =>
      (which.document === undefined || scenario.index === which.document) &&
      (which.id === undefined || site.id === which.id),
  );
  const here =
    which.offset === undefined
      ? undefined
      : candidates.filter((found) => includes(extentOf(found), which.offset!)).at(-1);
  const [only, other] = candidates;
  if (here) return here;
  if (only && !other) return only;
  return { refused: refusal(which, combats, candidates) };
}

function includes({ from, to }: Range, offset: number): boolean {
  return from <= offset && offset <= to;
}

function refusal({ id }: Which, combats: readonly Found[], candidates: readonly Found[]): string {
  if (combats.length === 0)
    return 'There is no combat to resolve: the file has none, or what describes it has problems. See the problems of the file.';
  const names = [...new Set(combats.map(({ site }) => site.id))];
  if (candidates.length === 0) return `There is no combat \`${id}\` that can be resolved. There are: ${listed(names)}.`;
  return `Which combat is meant? There are: ${listed(names)}. Put the cursor into one, or name its id.`;
}
