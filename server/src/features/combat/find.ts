/** Which combat is meant: by its id, by a place in the text, or because it is the only one. */
import type { CombatSite, Ruleset } from '../../model/ruleset';
import { locate, rangeOf } from '../../text';
import type { Range } from '../../text';
import { lineStart } from '../../text/lines';
import type { Analysis } from '../analysis';
import { listed } from '../../model/wording';
import type { Scenario } from '../scenario';

/** All that is given must fit. */
export interface CombatQuery {
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
  if (!ruleset) return [];
  const found = listedCombats(scenario).map((site): Found => ({ scenario, ruleset, site }));
  return found
    .map((one) => ({ one, from: headOf(one).from }))
    .sort((a, b) => a.from - b.from)
    .map(({ one }) => one);
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

export function findCombat(analysis: Analysis, which: CombatQuery): Found | Refusal {
  const combats = allCombats(analysis);
  const candidates = combats.filter(
    ({ scenario, site }) =>
      (which.document === undefined || scenario.index === which.document) &&
      (which.id === undefined || site.id === which.id),
  );
  const here =
    which.offset === undefined
      ? undefined
      : candidates.filter((found) => includes(fromLine(analysis.text, extentOf(found)), which.offset!)).at(-1);
  const [only, other] = candidates;
  if (here) return here;
  if (which.id === undefined && which.offset !== undefined && isInPart(analysis, which.offset))
    return {
      refused: 'There is no combat at the cursor, or what describes it has problems. See the problems of the file.',
    };
  if (only && !other) return only;
  return { refused: refusal(which, combats, candidates) };
}

/** Whether an offset is in an item of a root list. One that is no combat must not pass for another item that is. */
function isInPart({ scenarios }: Analysis, offset: number): boolean {
  return scenarios.some(({ document, parts }) => {
    const [list, item] = locate(document, offset)?.path ?? [];
    return typeof item === 'number' && parts.includes(String(list));
  });
}

/** With the dash of a list item and the blanks before it, where the cursor is as good as in the item. */
function fromLine(text: string, { from, to }: Range): Range {
  const start = lineStart(text, from);
  return { from: /^[\s-]*$/.test(text.slice(start, from)) ? start : from, to };
}

function includes({ from, to }: Range, offset: number): boolean {
  return from <= offset && offset <= to;
}

function refusal({ id }: CombatQuery, combats: readonly Found[], candidates: readonly Found[]): string {
  if (combats.length === 0)
    return 'There is no combat to resolve: the file has none, or what describes it has problems. See the problems of the file.';
  const names = [...new Set(combats.map(({ site }) => site.id))];
  if (candidates.length === 0) return `There is no combat \`${id}\` that can be resolved. There are: ${listed(names)}.`;
  return `Which combat is meant? There are: ${listed(names)}. Put the cursor into one, or name its id.`;
}
