/** Why a combat cannot be resolved: the problems in the way. */
import type { Analysis } from '../analysis';
import type { OffsetProblem } from '../problems/offset-problem';
import { problems } from '../problems/problems';
import type { ShownCombat } from './shown';

/** The errors of a file in the order of the text: found once for all of its combats. */
const errorsIn = new WeakMap<Analysis, readonly OffsetProblem[]>();

function errorsOf(analysis: Analysis): readonly OffsetProblem[] {
  let errors = errorsIn.get(analysis);
  if (!errors) errorsIn.set(analysis, (errors = problems(analysis).filter(({ severity }) => severity === 'error')));
  return errors;
}

/** The errors in a combat; where it has none, those of the file. In the order of the text. */
export function problemsOfCombat(
  analysis: Analysis,
  { faulty }: Pick<ShownCombat, 'faulty'>,
): readonly OffsetProblem[] {
  const errors = errorsOf(analysis);
  const own = faulty === undefined ? [] : errors.filter(({ from, to }) => faulty.from <= to && from <= faulty.to);
  return own.length > 0 ? own : errors;
}

/** The first of them; undefined where the combat can be resolved, or nothing is known against it. */
export function firstProblem(analysis: Analysis, document: number, id: string): OffsetProblem | undefined {
  const combat = analysis.shown().combats.find((shown) => shown.document === document && shown.id === id);
  return combat?.faulty && problemsOfCombat(analysis, combat)[0];
}
