/** Code actions at a range: fixes of its diagnostics, fix-all, refactorings, and the actions of the combat around it. */
import { plainLabel } from '../model/wording';
import type { Range, TextEdit } from '../text';
import type { Analysis } from './analysis';
import { allCombats } from './combat/find';
import type { Memory } from './combat/memory';
import { extentOf } from './combat/scenario-combats';
import { fixAll } from './fix-all';
import type { FixAllAction } from './fix-all';
import { lensesOfCombat } from './lenses';
import type { LensAction } from './lenses';
import type { OffsetProblem } from './problems/offset-problem';
import { refactorings } from './refactor/refactorings';
import type { Refactoring } from './refactor/refactoring';
import { suppressionFixes } from './suppressions/fixes';
import { shown } from './shown';

export interface FixAction {
  readonly kind: 'quickfix';
  readonly title: string;
  readonly problem: OffsetProblem;
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
 * @param found the displayed diagnostics of the file
 */
export function actions(
  analysis: Analysis,
  at: Range,
  found: readonly OffsetProblem[],
  memory: Memory,
): readonly Action[] {
  const touched = found.filter((problem) => touches(problem, at)).slice(0, shown.fixedProblems);
  const tried = touched.filter(({ isTried }) => isTried).slice(shown.triedProblems);
  const all = fixAll(found);
  return [
    ...touched.filter((problem) => !tried.includes(problem)).flatMap(fixesOf),
    ...touched.flatMap((problem) => suppressionsOf(analysis, problem)),
    ...(all ? [all] : []),
    ...refactorings(analysis, at.from),
    ...combatActions(analysis, at, memory),
  ];
}

function fixesOf(problem: OffsetProblem): readonly FixAction[] {
  return problem
    .fixes()
    .map(({ title, edits, preferred = false }) => ({ kind: 'quickfix', title, problem, preferred, edits }));
}

function suppressionsOf(analysis: Analysis, problem: OffsetProblem): readonly FixAction[] {
  return suppressionFixes(analysis, problem).map(({ title, edits }) => ({
    kind: 'quickfix',
    title,
    problem,
    preferred: false,
    edits,
  }));
}

const titles: Readonly<Record<LensAction, string>> = {
  resolve: 'Resolve combat',
  odds: 'Show odds of combat',
  advise: 'Advise on combat',
  history: 'Show earlier results of combat',
  showProblem: 'Show what keeps from resolving',
  reroll: 'Reroll combat',
  writeResult: 'Write result of combat',
};

/** The lens actions of the combat at a range. */
function combatActions(analysis: Analysis, at: Range, memory: Memory): readonly CombatAction[] {
  const here = allCombats(analysis).findLast((found) => touches(extentOf(found), at));
  if (!here) return [];
  const combat = { document: here.scenario.index, id: here.site.id };
  return lensesOfCombat(analysis, memory, combat).flatMap(({ action }): CombatAction[] =>
    action ? [{ kind: 'combat', title: plainLabel(`${titles[action]} ${combat.id}`), action, ...combat }] : [],
  );
}

function touches(a: Range, b: Range): boolean {
  return a.from <= b.to && b.from <= a.to;
}
