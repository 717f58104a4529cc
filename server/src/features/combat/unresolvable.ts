/** Why a combat cannot be resolved: the problems in the way. */
import type { Analysis } from '../analysis';
import type { OffsetProblem } from '../problems/offset-problem';
import { everyProblem, problems } from '../problems/problems';
import type { ShownCombat } from './shown';

/** The errors of a file in the order of the text: found once for all of its combats. */
interface Errors {
  readonly shown: readonly OffsetProblem[];
  /** Those that a comment or a setting keeps from being shown as errors. They are in the way all the same. */
  readonly ignored: readonly OffsetProblem[];
}

const errorsIn = new WeakMap<Analysis, Errors>();

function errorsOf(analysis: Analysis): Errors {
  const known = errorsIn.get(analysis);
  if (known) return known;
  const isError = ({ severity }: OffsetProblem): boolean => severity === 'error';
  const shown = problems(analysis).filter(isError);
  const places = new Set(shown.map(keyOf));
  const ignored = everyProblem(analysis).filter((problem) => isError(problem) && !places.has(keyOf(problem)));
  const errors = { shown, ignored };
  errorsIn.set(analysis, errors);
  return errors;
}

function keyOf({ from, to, code }: OffsetProblem): string {
  return `${from} ${to} ${code}`;
}

/** What is in the way of a combat. */
export interface InTheWay {
  readonly problems: readonly OffsetProblem[];
  /** A comment or a setting hides them: nothing else tells of them. */
  readonly areIgnored: boolean;
}

/**
 * The errors in a combat; where it has none that are shown, those that are ignored there; else those of the file. In the order of the text.
 */
export function problemsOfCombat(analysis: Analysis, { faulty }: Pick<ShownCombat, 'faulty'>): InTheWay {
  const { shown, ignored } = errorsOf(analysis);
  const own = (all: readonly OffsetProblem[]) =>
    faulty === undefined ? [] : all.filter(({ from, to }) => faulty.from <= to && from <= faulty.to);
  const found = [
    { problems: own(shown), areIgnored: false },
    { problems: own(ignored).filter(isFault), areIgnored: true },
    { problems: shown, areIgnored: false },
    { problems: ignored.filter(isFault), areIgnored: true },
  ];
  return found.find(({ problems: all }) => all.length > 0) ?? { problems: [], areIgnored: false };
}

/** Whether a text with this problem cannot be read as what it is meant to be: what it stands in is kept from the rules, shown or not. */
function isFault({ code }: OffsetProblem): boolean {
  return code === 'id/unknown' || /^(?:schema|syntax)\//.test(code);
}

/** Whether a problem keeps a combat from being resolved, so that nothing is gained by ignoring it. */
export function isInTheWay(analysis: Analysis, problem: OffsetProblem): boolean {
  if (problem.severity !== 'error' || !isFault(problem)) return false;
  return analysis
    .shown()
    .combats.some(
      (combat) =>
        combat.faulty && problemsOfCombat(analysis, combat).problems.some((other) => keyOf(other) === keyOf(problem)),
    );
}

/** The first of them; undefined where the combat can be resolved, or nothing is known against it. */
export function firstProblem(analysis: Analysis, document: number, id: string): OffsetProblem | undefined {
  const combat = analysis.shown().combats.find((shown) => shown.document === document && shown.id === id);
  return combat?.faulty && problemsOfCombat(analysis, combat).problems[0];
}
