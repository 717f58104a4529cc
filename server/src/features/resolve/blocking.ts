/** The errors that block the resolution of a combat. */
import { createLazy, type Lazy } from '../../model/lazy';
import type { Analysis } from '../analysis/analysis';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';
import { createRangeIndex, findOverlapping, type RangeIndex } from '../scenario/range-index';
import { listAllDiagnostics, diagnose } from '../diagnostics/diagnostics';
import type { DisplayedCombat } from '../combat/displayed-combats';

/** The errors of a file, computed once for all of its combats. */
interface Errors {
  readonly shown: RangeIndex<OffsetDiagnostic>;
  /** Errors that a comment or a setting hides. They block combats all the same. */
  readonly ignored: RangeIndex<OffsetDiagnostic>;
  /** Keys of the errors that block some combat. */
  readonly blockingKeys: Lazy<ReadonlySet<string>>;
}

const errorCache = new WeakMap<Analysis, Errors>();

function getErrors(analysis: Analysis): Errors {
  const cached = errorCache.get(analysis);
  if (cached) return cached;
  const isError = ({ severity }: OffsetDiagnostic): boolean => severity === 'error';
  const analysisErrors = diagnose(analysis).filter(isError);
  const visibleErrorKeys = new Set(analysisErrors.map(createKey));
  const ignored = listAllDiagnostics(analysis).filter(
    (diagnostic) => isError(diagnostic) && isFatal(diagnostic) && !visibleErrorKeys.has(createKey(diagnostic)),
  );
  const errors = {
    shown: createRangeIndex(analysisErrors.toSorted((a, b) => a.from - b.from)),
    ignored: createRangeIndex(ignored.sort((a, b) => a.from - b.from)),
    blockingKeys: createLazy(() => collectBlockingKeys(analysis)),
  };
  errorCache.set(analysis, errors);
  return errors;
}

function createKey({ from, to, code }: OffsetDiagnostic): string {
  return `${from} ${to} ${code}`;
}

/** The errors that block a combat. */
export interface BlockingErrors {
  readonly diagnostics: readonly OffsetDiagnostic[];
  /** A comment or a setting hides them, so nothing else reports them. */
  readonly areIgnored: boolean;
}

/**
 * The visible errors in a combat; else the ignored ones there; else those of the file. In the order of the text.
 */
export function findBlockingDiagnostics(
  analysis: Analysis,
  { errorRange }: Pick<DisplayedCombat, 'errorRange'>,
): BlockingErrors {
  const { shown, ignored } = getErrors(analysis);
  const filterOwn = (errors: RangeIndex<OffsetDiagnostic>) =>
    errorRange === undefined ? [] : findOverlapping(errors, errorRange);
  const candidates = [
    { diagnostics: filterOwn(shown), areIgnored: false },
    { diagnostics: filterOwn(ignored), areIgnored: true },
    { diagnostics: shown.all, areIgnored: false },
    { diagnostics: ignored.all, areIgnored: true },
  ];
  return candidates.find(({ diagnostics: all }) => all.length > 0) ?? { diagnostics: [], areIgnored: false };
}

/** Whether checks skip the part that has this diagnostic, even if it is hidden. */
function isFatal({ code }: OffsetDiagnostic): boolean {
  return code === 'id/unknown' || /^(?:schema|syntax)\//.test(code);
}

/** Whether a diagnostic blocks a combat, so that suppressing it does not help. */
export function isBlocking(analysis: Analysis, diagnostic: OffsetDiagnostic): boolean {
  return (
    diagnostic.severity === 'error' &&
    isFatal(diagnostic) &&
    getErrors(analysis).blockingKeys().has(createKey(diagnostic))
  );
}

function collectBlockingKeys(analysis: Analysis): ReadonlySet<string> {
  const faultyCombats = analysis.displayedCombats().combats.filter((combat) => combat.errorRange);
  // Combats without errors of their own share the list of the file.
  const lists = new Set(faultyCombats.map((combat) => findBlockingDiagnostics(analysis, combat).diagnostics));
  return new Set([...lists].flatMap((all) => all.map(createKey)));
}

/** The first blocking error; undefined if the combat can be resolved, or there is none. */
export function findFirstBlockingDiagnostic(
  analysis: Analysis,
  document: number,
  id: string,
): OffsetDiagnostic | undefined {
  const combat = analysis
    .displayedCombats()
    .combats.find((displayed) => displayed.document === document && displayed.id === id);
  return combat?.errorRange && findBlockingDiagnostics(analysis, combat).diagnostics[0];
}
