/** Finds a combat by its id or a place in the text, or because it is the only one. */
import { type Range, locate } from '../../text';
import { findLineStart } from '../../text/lines';
import { valueAt } from '../../model/place';
import type { CombatChoice } from '../../protocol';
import type { Analysis } from './analysis';
import type { Scenario } from '../scenario/scenario';
import { formatList } from '../../model/wording';
import { type ScenarioCombat, getCombatRange, listCombats } from '../scenario/scenario-combats';

/** All members that are set must match. */
export interface CombatQuery {
  /** Index of the document in the file. */
  readonly document?: number;
  readonly id?: string;
  /** An offset in the combat's text. */
  readonly offset?: number;
}

/** A combat that a command operates on. */
export interface LocatedCombat extends ScenarioCombat {
  readonly analysis: Analysis;
}

/** The answer to a command that cannot run, as a sentence for the user. */
export interface Refusal {
  readonly refused: string;
  /** The candidates, if the query is ambiguous. */
  readonly combats?: readonly CombatChoice[];
}

/** Every combat of the file in the order of the text, except those of scenarios whose ruleset fails to list them. */
export function listAllCombats(analysis: Analysis): readonly LocatedCombat[] {
  return analysis.scenarios.flatMap(listCombats).map((combat) => ({ ...combat, analysis }));
}

export function findCombat(analysis: Analysis, query: CombatQuery): LocatedCombat | Refusal {
  const combats = listAllCombats(analysis);
  const candidates = combats.filter(
    ({ scenario, entry }) =>
      (query.document === undefined || scenario.index === query.document) &&
      (query.id === undefined || entry.id === query.id),
  );
  const combatAtCursor =
    query.offset === undefined
      ? undefined
      : candidates
          .filter((candidate) =>
            containsOffset(extendToLineStart(analysis.text, getCombatRange(candidate)), query.offset!),
          )
          .at(-1);
  const [only, other] = candidates;
  if (combatAtCursor) return combatAtCursor;
  if (query.id === undefined && query.offset !== undefined && isInPart(analysis, query.offset))
    return {
      refused:
        'There is no combat at the cursor, or the part that describes it has problems. See the list of problems.',
    };
  if (only && !other) return only;
  return {
    refused: explainRefusal(query, combats, candidates),
    ...(other && { combats: candidates.map(toCombatChoice) }),
  };
}

function toCombatChoice({ scenario, entry: { id, title } }: LocatedCombat): CombatChoice {
  const name = getScenarioTitle(scenario);
  return { document: scenario.index, id, title, ...(name !== undefined && { scenario: name }) };
}

/** `title:` of a scenario. */
export function getScenarioTitle({ document }: Scenario): string | undefined {
  const title = valueAt(document.data, ['title']);
  return typeof title === 'string' ? title : undefined;
}

/** Whether an offset is in an item of a root list. If that item is no combat, the only combat of the file must not be used instead. */
function isInPart({ scenarios }: Analysis, offset: number): boolean {
  return scenarios.some(({ document, parts }) => {
    const [list, item] = locate(document, offset)?.path ?? [];
    return typeof item === 'number' && parts.includes(String(list));
  });
}

/** Includes the dash and the indentation before a list item, where the cursor counts as inside the item. */
function extendToLineStart(text: string, { from, to }: Range): Range {
  const start = findLineStart(text, from);
  return { from: /^[\s-]*$/.test(text.slice(start, from)) ? start : from, to };
}

function containsOffset({ from, to }: Range, offset: number): boolean {
  return from <= offset && offset <= to;
}

function explainRefusal(
  { id }: CombatQuery,
  combats: readonly LocatedCombat[],
  candidates: readonly LocatedCombat[],
): string {
  if (combats.length === 0)
    return 'There is no combat to resolve: the file has none, or the part that describes it has problems. See the list of problems.';
  if (candidates.length === 0 && id === undefined)
    return 'There is no combat to resolve in this scenario: it has none, or the part that describes it has problems. See the list of problems.';
  const names = [...new Set(combats.map(({ entry }) => entry.id))];
  if (candidates.length === 0)
    return `There is no combat \`${id}\` that can be resolved. There are: ${formatList(names)}.`;
  return `Which combat do you mean? There are: ${formatList(names)}. Put the cursor in one of them, or give its id.`;
}
