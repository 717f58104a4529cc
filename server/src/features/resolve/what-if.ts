/**
 * *What if*: a combat with changes that are not in the file. The changes are applied to a copy of the text, which is analysed like any other:
 * there is no second way to build a combat, and exactly the edits that were calculated are written.
 */
import type { Edit, Plain } from '../../model/edit';
import type { Outcomes } from '../../engine/outcome';
import { isRough } from '../../model/figures';
import type { WhatIf, WhatIfReport } from '../../protocol';
import { type TextEdit, applyTextEdits, createTextEdits } from '../../text';
import { findChange } from '../../text/change';
import { type Analysis, analyseTrial } from '../analysis/analysis';
import { diagnose } from '../diagnostics/diagnostics';
import { toSourceEdits } from '../scenario/scenario';
import { type LocatedCombat, type Refusal, findCombat } from '../analysis/find-combat';
import { previewLines } from '../combat/preview-lines';
import { attempt, reportOdds } from './report';
import { createSetup } from './setup';

export interface ChangedCombat {
  /** The combat with its changes, in the changed text. */
  readonly target: LocatedCombat;
  /** The edits from the text of the file to the changed text. */
  readonly edits: readonly TextEdit[];
}

/** Maximum number of changes in a request. */
const maxChanges = 1_000;

/** A combat with changes of its knobs, or why it cannot be fought with them. */
export function applyChanges(target: LocatedCombat, { changes, swapped = false }: WhatIf): ChangedCombat | Refusal {
  if (changes.length > maxChanges) return { refused: `These are more changes than ${target.entry.id} has numbers.` };
  const edits = createChangeEdits(target, changes);
  if ('refused' in edits) return edits;
  const changedCombat = applyEdits(target, edits);
  if ('refused' in changedCombat || !swapped) return changedCombat;
  const swappedTarget = swapSides(changedCombat.target);
  return 'refused' in swappedTarget
    ? swappedTarget
    : { target: swappedTarget, edits: [createReplacement(target.analysis.text, swappedTarget.analysis.text)] };
}

/** A combat with edits of its data, or why it cannot be fought with them. */
export function applyEdits(target: LocatedCombat, edits: readonly Edit[]): ChangedCombat | Refusal {
  const replacements = toTextEdits(target, edits);
  const changedTarget = findInText(target, applyTextEdits(target.analysis.text, replacements));
  return 'refused' in changedTarget ? changedTarget : { target: changedTarget, edits: replacements };
}

/** Converts edits of the data of a scenario to edits of its text. */
export function toTextEdits(
  { analysis, scenario }: Pick<LocatedCombat, 'analysis' | 'scenario'>,
  edits: readonly Edit[],
): readonly TextEdit[] {
  return createTextEdits(analysis.file, toSourceEdits(scenario, mergeEdits(edits)));
}

/** The first error of a changed text that the original does not have. */
export function findNewError(analysis: Analysis, changedAnalysis: Analysis): Refusal | undefined {
  const knownMessages = new Set(diagnose(analysis).map(({ message }) => message));
  const newError = diagnose(changedAnalysis).find(
    ({ severity, message }) => severity === 'error' && !knownMessages.has(message),
  );
  return newError && { refused: `This cannot be fought: ${newError.message}` };
}

/** The odds of a combat with changes. @param isQuick whether they were computed in a hurry: if they are rough, better ones are possible */
export function createWhatIfReport(
  original: LocatedCombat,
  { target, edits }: ChangedCombat,
  outcomes: Outcomes,
  isQuick = false,
): WhatIfReport | Refusal {
  const report = reportOdds(target, outcomes);
  if ('refused' in report) return report;
  const writes = previewLines(original.analysis.text, edits);
  return { odds: report.odds!, ...(isQuick && isRough(outcomes) && { isFirst: true }), writes };
}

function createChangeEdits(target: LocatedCombat, changes: WhatIf['changes']): readonly Edit[] | Refusal {
  const { ruleset, entry } = target;
  // Allow any option: the request may be based on earlier odds, which named others.
  const setup = attempt(
    target,
    () =>
      createSetup(
        target,
        ruleset.options.map(({ name }) => `option ${name}`),
      ) ?? { refused: '' },
  );
  const edits: Edit[] = [];
  for (const { id, value } of changes) {
    const knobEdits = 'refused' in setup ? undefined : setup.knobs.get(id)?.createEdits(value);
    if (!knobEdits)
      return { refused: `${entry.id} has changed: ${id} cannot be ${value} any more. Reset, and try again.` };
    edits.push(...knobEdits);
  }
  return edits;
}

/** Merges edits that set the same place to a mapping, such as two orders: the later would replace the earlier. */
function mergeEdits(edits: readonly Edit[]): readonly Edit[] {
  const mergedEdits: Edit[] = [];
  for (const edit of edits) {
    const index = mergedEdits.findIndex(
      (candidate) => isSetOfMapping(candidate) && isSetOfMapping(edit) && isSamePlace(candidate, edit),
    );
    const earlierEdit = mergedEdits[index];
    if (earlierEdit && isSetOfMapping(earlierEdit) && isSetOfMapping(edit))
      mergedEdits[index] = { ...earlierEdit, value: { ...(earlierEdit.value as object), ...(edit.value as object) } };
    else mergedEdits.push(edit);
  }
  // Removals come last, so that they do not shift the indexes of other edits.
  return [
    ...mergedEdits.filter(({ edit }) => edit !== 'remove'),
    ...mergedEdits.filter(({ edit }) => edit === 'remove'),
  ];
}

type SetOfMapping = Extract<Edit, { edit: 'set' }> & { readonly value: { readonly [key: string]: Plain } };

function isSetOfMapping(edit: Edit): edit is SetOfMapping {
  return edit.edit === 'set' && typeof edit.value === 'object' && edit.value !== null && !Array.isArray(edit.value);
}

function isSamePlace(a: SetOfMapping, b: SetOfMapping): boolean {
  return a.owner === b.owner && a.key === b.key;
}

/** The same combat in another text of its file. */
function findInText({ analysis, scenario, entry }: LocatedCombat, text: string): LocatedCombat | Refusal {
  const changedAnalysis = analyseTrial(text, analysis);
  const match = findCombat(changedAnalysis, { document: scenario.index, id: entry.id });
  if (!('refused' in match)) return match;
  return findNewError(analysis, changedAnalysis) ?? match;
}

/** Swaps attacker and defender, without orders that the new side cannot give. */
function swapSides(target: LocatedCombat): LocatedCombat | Refusal {
  const { entry } = target;
  // A third key avoids two members with the same key.
  const names = [
    ['attacker', 'asdicSwapped'],
    ['defender', 'attacker'],
    ['asdicSwapped', 'defender'],
  ] as const;
  const edits = names.map(([key, to]): Edit => ({ edit: 'rename', owner: entry.object, key, to }));
  const text = applyTextEdits(
    target.analysis.text,
    createTextEdits(target.analysis.file, toSourceEdits(target.scenario, edits)),
  );
  const swappedTarget = findInText(target, removeForeignOrders(target, text));
  return 'refused' in swappedTarget
    ? { refused: `The sides cannot be swapped. ${swappedTarget.refused}` }
    : swappedTarget;
}

/** The text without orders that the schema rejects at their new place. */
function removeForeignOrders(target: LocatedCombat, text: string): string {
  const { analysis, scenario } = target;
  const { scenarios, file } = analyseTrial(text, analysis);
  const changedScenario = scenarios[scenario.index];
  const isOrders = (owner: object): boolean =>
    findOrders(changedScenario?.document.data, target.entry.id).includes(owner);
  const edits = (changedScenario?.schemaDiagnostics() ?? []).flatMap(({ place: { owner, key } }): readonly Edit[] =>
    key !== undefined && isOrders(owner) ? [{ edit: 'remove', owner, key }] : [],
  );
  return edits.length === 0 ? text : applyTextEdits(text, createTextEdits(file, edits));
}

function findOrders(data: object | undefined, id: string): readonly object[] {
  const lists = Object.values(data ?? {}).filter(Array.isArray) as readonly (readonly unknown[])[];
  const combat = lists.flat().find((item) => (item as { id?: unknown } | null)?.id === id);
  return ['attacker', 'defender'].flatMap((side) => {
    const orders = (combat as Readonly<Record<string, { orders?: object } | undefined>> | undefined)?.[side]?.orders;
    return orders === undefined ? [] : [orders];
  });
}

/** One edit from a text to another, which replaces all that differs. */
function createReplacement(text: string, other: string): TextEdit {
  const { from, oldEnd, newEnd } = findChange(text, other);
  return { from, to: oldEnd, insert: other.slice(from, newEnd) };
}
