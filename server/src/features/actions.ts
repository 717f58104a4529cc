/** What can be done at a place: fixes of its problems, fixes of the whole file at once, refactorings, and the actions of the combat that it is in. */
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
 * Of a selection with very many problems the fixes of the first are listed; those of all at once are there in any case. With the cursor in one, its own are.
 * @param found the problems of the file, as they are shown
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

/** The actions of the lenses of the combat at a place. */
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
