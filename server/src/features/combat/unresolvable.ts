/** Why a combat cannot be resolved: the problems in the way. */
import type { Analysis } from '../analysis';
import type { OffsetProblem } from '../problems/offset-problem';
import { problems } from '../problems/problems';
import type { ShownCombat } from './shown';

/** The errors in a combat; where it has none, those of the file. In the order of the text. */
export function problemsOfCombat(
  analysis: Analysis,
  { faulty }: Pick<ShownCombat, 'faulty'>,
): readonly OffsetProblem[] {
  const errors = problems(analysis).filter(({ severity }) => severity === 'error');
  const own = errors.filter(({ from, to }) => faulty !== undefined && faulty.from <= to && from <= faulty.to);
  return own.length > 0 ? own : errors;
}

/** The first of them; undefined where the combat can be resolved, or nothing is known against it. */
export function firstProblem(analysis: Analysis, document: number, id: string): OffsetProblem | undefined {
  const combat = analysis.shown().combats.find((shown) => shown.document === document && shown.id === id);
  return combat?.faulty && problemsOfCombat(analysis, combat)[0];
}
