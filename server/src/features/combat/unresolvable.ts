/** The errors that block the resolution of a combat. */
import { lazy, type Lazy } from '../../model/lazy';
import type { Analysis } from '../analysis';
import type { OffsetProblem } from '../problems/offset-problem';
import { indexInOrder, findTouching, type InOrder } from '../touching';
import { everyProblem, problems } from '../problems/problems';
import type { ShownCombat } from './shown';

/** The errors of a file, computed once for all of its combats. */
interface Errors {
  readonly shown: InOrder<OffsetProblem>;
  /** Errors that a comment or a setting hides. They block combats all the same. */
  readonly ignored: InOrder<OffsetProblem>;
  /** Keys of the errors that block some combat. */
  readonly inTheWay: Lazy<ReadonlySet<string>>;
}

const errorsIn = new WeakMap<Analysis, Errors>();

function errorsOf(analysis: Analysis): Errors {
  const known = errorsIn.get(analysis);
  if (known) return known;
  const isError = ({ severity }: OffsetProblem): boolean => severity === 'error';
  const shown = problems(analysis).filter(isError);
  const places = new Set(shown.map(keyOf));
  const ignored = everyProblem(analysis).filter(
    (problem) => isError(problem) && isFault(problem) && !places.has(keyOf(problem)),
  );
  const errors = {
    shown: indexInOrder(shown.toSorted((a, b) => a.from - b.from)),
    ignored: indexInOrder(ignored.sort((a, b) => a.from - b.from)),
    inTheWay: lazy(() => keysInTheWay(analysis)),
  };
  errorsIn.set(analysis, errors);
  return errors;
}

function keyOf({ from, to, code }: OffsetProblem): string {
  return `${from} ${to} ${code}`;
}

/** The errors that block a combat. */
export interface InTheWay {
  readonly problems: readonly OffsetProblem[];
  /** A comment or a setting hides them, so nothing else reports them. */
  readonly areIgnored: boolean;
}

/**
 * The visible errors in a combat; else the ignored ones there; else those of the file. In the order of the text.
 */
export function problemsOfCombat(analysis: Analysis, { faulty }: Pick<ShownCombat, 'faulty'>): InTheWay {
  const { shown, ignored } = errorsOf(analysis);
  const own = (errors: InOrder<OffsetProblem>) => (faulty === undefined ? [] : findTouching(errors, faulty));
  const found = [
    { problems: own(shown), areIgnored: false },
    { problems: own(ignored), areIgnored: true },
    { problems: shown.all, areIgnored: false },
    { problems: ignored.all, areIgnored: true },
  ];
  return found.find(({ problems: all }) => all.length > 0) ?? { problems: [], areIgnored: false };
}

/** Whether checks skip the part that has this diagnostic, even if it is hidden. */
function isFault({ code }: OffsetProblem): boolean {
  return code === 'id/unknown' || /^(?:schema|syntax)\//.test(code);
}

/** Whether a diagnostic blocks a combat, so that suppressing it does not help. */
export function isInTheWay(analysis: Analysis, problem: OffsetProblem): boolean {
  return problem.severity === 'error' && isFault(problem) && errorsOf(analysis).inTheWay().has(keyOf(problem));
}

function keysInTheWay(analysis: Analysis): ReadonlySet<string> {
  const faulty = analysis.shown().combats.filter((combat) => combat.faulty);
  // Combats without errors of their own share the list of the file.
  const lists = new Set(faulty.map((combat) => problemsOfCombat(analysis, combat).problems));
  return new Set([...lists].flatMap((all) => all.map(keyOf)));
}

/** The first blocking error; undefined if the combat can be resolved, or there is none. */
export function firstProblem(analysis: Analysis, document: number, id: string): OffsetProblem | undefined {
  const combat = analysis.shown().combats.find((shown) => shown.document === document && shown.id === id);
  return combat?.faulty && problemsOfCombat(analysis, combat).problems[0];
}
