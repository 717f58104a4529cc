/**
 * *What if*: a combat with changes that are not in the file. The changes are applied to a copy of the text, which is analysed like any other:
 * there is no second way to build a combat, and exactly the edits that were calculated are written.
 */
import type { Edit, Plain } from '../../model/edit';
import type { Outcomes } from '../../engine/outcome';
import { isRough } from '../../model/figures';
import type { WhatIf, WhatIfReport } from '../../protocol';
import { applyTextEdits, textEdits } from '../../text';
import type { TextEdit } from '../../text';
import { changeBetween } from '../../text/change';
import { analyseTrial } from '../analysis';
import type { Analysis } from '../analysis';
import { problems } from '../problems/problems';
import { editsOfText } from '../scenario';
import { findCombat } from './find';
import type { FoundCombat, Refusal } from './find';
import { linesWritten } from './lines-written';
import { attempted, reportOdds } from './report';
import { setupOf } from './setup';

export interface Changed {
  /** The combat with its changes, in the changed text. */
  readonly found: FoundCombat;
  /** The edits from the text of the file to the changed text. */
  readonly edits: readonly TextEdit[];
}

/** Maximum number of changes in a request. */
const maxChanges = 1_000;

/** A combat with changes of its knobs, or why it cannot be fought with them. */
export function changed(found: FoundCombat, { changes, swapped = false }: WhatIf): Changed | Refusal {
  if (changes.length > maxChanges) return { refused: `These are more changes than ${found.site.id} has numbers.` };
  const edits = editsOf(found, changes);
  if ('refused' in edits) return edits;
  const once = edited(found, edits);
  if ('refused' in once || !swapped) return once;
  const other = withSidesSwapped(once.found);
  return 'refused' in other ? other : { found: other, edits: [difference(found.analysis.text, other.analysis.text)] };
}

/** A combat with edits of its data, or why it cannot be fought with them. */
export function edited(found: FoundCombat, edits: readonly Edit[]): Changed | Refusal {
  const ofText = editsInText(found, edits);
  const other = inText(found, applyTextEdits(found.analysis.text, ofText));
  return 'refused' in other ? other : { found: other, edits: ofText };
}

/** Converts edits of the data of a scenario to edits of its text. */
export function editsInText(
  { analysis, scenario }: Pick<FoundCombat, 'analysis' | 'scenario'>,
  edits: readonly Edit[],
): readonly TextEdit[] {
  return textEdits(analysis.file, editsOfText(scenario, merged(edits)));
}

/** The first error of a changed text that the original does not have. */
export function whyNotFought(analysis: Analysis, other: Analysis): Refusal | undefined {
  const known = new Set(problems(analysis).map(({ message }) => message));
  const why = problems(other).find(({ severity, message }) => severity === 'error' && !known.has(message));
  return why && { refused: `This cannot be fought: ${why.message}` };
}

/** The odds of a combat with changes. @param quick whether they were computed in a hurry: if they are rough, better ones are possible */
export function whatIfReport(
  asWritten: FoundCombat,
  { found, edits }: Changed,
  outcomes: Outcomes,
  quick = false,
): WhatIfReport | Refusal {
  const report = reportOdds(found, outcomes);
  if ('refused' in report) return report;
  const writes = linesWritten(asWritten.analysis.text, edits);
  return { odds: report.odds!, ...(quick && isRough(outcomes) && { isFirst: true }), writes };
}

function editsOf(found: FoundCombat, changes: WhatIf['changes']): readonly Edit[] | Refusal {
  const { ruleset, site } = found;
  // Allow any option: the request may be based on earlier odds, which named others.
  const setup = attempted(
    found,
    () =>
      setupOf(
        found,
        ruleset.options.map(({ name }) => `option ${name}`),
      ) ?? { refused: '' },
  );
  const edits: Edit[] = [];
  for (const { id, value } of changes) {
    const own = 'refused' in setup ? undefined : setup.knobs.get(id)?.edits(value);
    if (!own) return { refused: `${site.id} has changed: ${id} cannot be ${value} any more. Reset, and try again.` };
    edits.push(...own);
  }
  return edits;
}

/** Merges edits that set the same place to a mapping, such as two orders: the later would replace the earlier. */
function merged(edits: readonly Edit[]): readonly Edit[] {
  const all: Edit[] = [];
  for (const edit of edits) {
    const index = all.findIndex((one) => isSetOfMapping(one) && isSetOfMapping(edit) && isSamePlace(one, edit));
    const before = all[index];
    if (before && isSetOfMapping(before) && isSetOfMapping(edit))
      all[index] = { ...before, value: { ...(before.value as object), ...(edit.value as object) } };
    else all.push(edit);
  }
  // Removals come last, so that they do not shift the indexes of other edits.
  return [...all.filter(({ edit }) => edit !== 'remove'), ...all.filter(({ edit }) => edit === 'remove')];
}

type SetOfMapping = Extract<Edit, { edit: 'set' }> & { readonly value: { readonly [key: string]: Plain } };

function isSetOfMapping(edit: Edit): edit is SetOfMapping {
  return edit.edit === 'set' && typeof edit.value === 'object' && edit.value !== null && !Array.isArray(edit.value);
}

function isSamePlace(one: SetOfMapping, other: SetOfMapping): boolean {
  return one.owner === other.owner && one.key === other.key;
}

/** The same combat in another text of its file. */
function inText({ analysis, scenario, site }: FoundCombat, text: string): FoundCombat | Refusal {
  const other = analyseTrial(text, analysis);
  const found = findCombat(other, { document: scenario.index, id: site.id });
  if (!('refused' in found)) return found;
  return whyNotFought(analysis, other) ?? found;
}

/** Swaps attacker and defender, without orders that the new side cannot give. */
function withSidesSwapped(found: FoundCombat): FoundCombat | Refusal {
  const { site } = found;
  // A third key avoids two members with the same key.
  const names = [
    ['attacker', 'asdicSwapped'],
    ['defender', 'attacker'],
    ['asdicSwapped', 'defender'],
  ] as const;
  const edits = names.map(([key, to]): Edit => ({ edit: 'rename', owner: site.object, key, to }));
  const text = applyTextEdits(found.analysis.text, textEdits(found.analysis.file, editsOfText(found.scenario, edits)));
  const swapped = inText(found, withoutForeignOrders(found, text));
  return 'refused' in swapped ? { refused: `The sides cannot be swapped. ${swapped.refused}` } : swapped;
}

/** The text without orders that the schema rejects at their new place. */
function withoutForeignOrders(found: FoundCombat, text: string): string {
  const { analysis, scenario } = found;
  const { scenarios, file } = analyseTrial(text, analysis);
  const other = scenarios[scenario.index];
  const isOrders = (owner: object): boolean => ordersOf(other?.document.data, found.site.id).includes(owner);
  const edits = (other?.faults() ?? []).flatMap(({ place: { owner, key } }): readonly Edit[] =>
    key !== undefined && isOrders(owner) ? [{ edit: 'remove', owner, key }] : [],
  );
  return edits.length === 0 ? text : applyTextEdits(text, textEdits(file, edits));
}

function ordersOf(data: object | undefined, id: string): readonly object[] {
  const lists = Object.values(data ?? {}).filter(Array.isArray) as readonly (readonly unknown[])[];
  const combat = lists.flat().find((item) => (item as { id?: unknown } | null)?.id === id);
  return ['attacker', 'defender'].flatMap((side) => {
    const orders = (combat as Readonly<Record<string, { orders?: object } | undefined>> | undefined)?.[side]?.orders;
    return orders === undefined ? [] : [orders];
  });
}

/** One edit from a text to another, which replaces all that differs. */
function difference(text: string, other: string): TextEdit {
  const { from, before, after } = changeBetween(text, other);
  return { from, to: before, insert: other.slice(from, after) };
}
