/** Code actions at a range: fixes of its diagnostics, fix-all, refactorings, and the actions of the combat around it. */
import { toPlainLabel } from '../../model/wording';
import type { Range, TextEdit, TextFix } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { listAllCombats } from '../analysis/find-combat';
import type { Memory } from '../combat/memory';
import { getCombatRange } from '../scenario/scenario-combats';
import { type FixAllAction, createFixAll } from '../diagnostics/fix-all';
import { type LensAction, createCombatLenses } from './lenses';
import { rangesTouch } from '../scenario/range-index';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';
import { findRefactorings } from './refactor/refactorings';
import type { Refactoring } from './refactor/refactoring';
import { displayLimits } from '../scenario/display-limits';
import { findLineEnd, findLineStart } from '../../text/lines';
import { isBlocking } from '../resolve/blocking';
import { type SuppressionExtent, findCombatAt, isInScalar, suppressionWords } from '../diagnostics/suppressions';

export interface FixAction {
  readonly kind: 'quickfix';
  readonly title: string;
  readonly diagnostic: OffsetDiagnostic;
  readonly preferred: boolean;
  readonly edits: readonly TextEdit[];
}

export interface CombatAction {
  readonly kind: 'combat';
  readonly title: string;
  readonly action: LensAction;
  readonly document: number;
  readonly id: string;
}

export type Action = FixAction | FixAllAction | CombatAction | Refactoring;

/**
 * Collects the code actions. For a selection with very many diagnostics only the fixes of the first are listed; fix-all is always included.
 * @param fileDiagnostics the displayed diagnostics of the file
 */
export function collectActions(
  analysis: Analysis,
  range: Range,
  fileDiagnostics: readonly OffsetDiagnostic[],
  memory: Memory,
): readonly Action[] {
  const touchedDiagnostics = fileDiagnostics
    .filter((diagnostic) => rangesTouch(diagnostic, range))
    .slice(0, displayLimits.problemsWithFixes);
  const untriedDiagnostics = touchedDiagnostics
    .filter(({ isFixedByTrial }) => isFixedByTrial)
    .slice(displayLimits.problemsWithTrialFixes);
  const fixAll = createFixAll(fileDiagnostics);
  return [
    ...touchedDiagnostics.filter((diagnostic) => !untriedDiagnostics.includes(diagnostic)).flatMap(toFixActions),
    ...touchedDiagnostics.flatMap((diagnostic) => toSuppressionActions(analysis, diagnostic)),
    ...(fixAll ? [fixAll] : []),
    ...findRefactorings(analysis, range.from),
    ...listCombatActions(analysis, range, memory),
  ];
}

function toFixActions(diagnostic: OffsetDiagnostic): readonly FixAction[] {
  return diagnostic
    .listFixes()
    .map(({ title, edits, preferred = false }) => ({ kind: 'quickfix', title, diagnostic, preferred, edits }));
}

function toSuppressionActions(analysis: Analysis, diagnostic: OffsetDiagnostic): readonly FixAction[] {
  return createSuppressionFixes(analysis, diagnostic).map(({ title, edits }) => ({
    kind: 'quickfix',
    title,
    diagnostic,
    preferred: false,
    edits,
  }));
}

const titles: Readonly<Record<LensAction, string>> = {
  resolve: 'Resolve combat',
  play: 'Play combat',
  stepThrough: 'Step through combat',
  odds: 'Show odds of combat',
  advise: 'Advise on combat',
  history: 'Show earlier results of combat',
  showProblem: 'Show problem of combat',
  reroll: 'Reroll combat',
  writeResult: 'Write result of combat',
};

/** The lens actions of the combat at a range. */
function listCombatActions(analysis: Analysis, range: Range, memory: Memory): readonly CombatAction[] {
  const combatAtCursor = listAllCombats(analysis).findLast((candidate) =>
    rangesTouch(getCombatRange(candidate), range),
  );
  if (!combatAtCursor) return [];
  const combat = { document: combatAtCursor.scenario.index, id: combatAtCursor.entry.id };
  // Stepping has no lens, because the row of lenses has little space.
  const actions = createCombatLenses(analysis, memory, combat).flatMap(({ action }): (LensAction | undefined)[] =>
    action === 'play' ? [action, 'stepThrough'] : [action],
  );
  return actions.flatMap((action): CombatAction[] =>
    action ? [{ kind: 'combat', title: toPlainLabel(`${titles[action]} ${combat.id}`), action, ...combat }] : [],
  );
}

// Quick fixes that suppress a diagnostic by a comment: for its line, its combat or the file. The data stay unchanged.

/** Diagnostics about Asdic itself cannot be suppressed. */
const internalPrefix = 'asdic/';

export function createSuppressionFixes(analysis: Analysis, diagnostic: OffsetDiagnostic): readonly TextFix[] {
  const { code, from, severity } = diagnostic;
  // Text with syntax errors is not checked: suppressing the error would hide that.
  if (severity === 'error' && code.startsWith('syntax/')) return [];
  // Once suppressed, the diagnostic would still keep its combat from being resolved, and nothing would show why.
  if (code.startsWith(internalPrefix) || isBlocking(analysis, diagnostic)) return [];
  const { text } = analysis;
  const lineStart = findLineStart(text, from);
  const combat = findCombatAt(analysis, lineStart);
  return [
    ...insertAbove(analysis, lineStart, 'line', code, `Ignore \`${code}\` on this line`),
    ...(combat ? insertAbove(analysis, combat.from, 'combat', code, `Ignore \`${code}\` in this combat`) : []),
    ...insertAbove(analysis, text.charCodeAt(0) === 0xfeff ? 1 : 0, 'file', code, `Ignore \`${code}\` in this file`),
  ];
}

/** Inserts a comment line, unless it would become part of a multi-line string. */
function insertAbove(
  analysis: Analysis,
  lineStart: number,
  extent: SuppressionExtent,
  code: string,
  title: string,
): readonly TextFix[] {
  const { text } = analysis;
  if (isInScalar(analysis, lineStart)) return [];
  const indent = /^ */.exec(text.slice(lineStart, findLineEnd(text, lineStart)))![0];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const insert = `${extent === 'file' ? '' : indent}# ${suppressionWords[extent]} ${code}${lineBreak}`;
  return [{ title, edits: [{ from: lineStart, to: lineStart, insert }] }];
}
