/**
 * The lazy analysis of a file. Everything that the editor shows is derived from it.
 *
 * Invariants: an analysis belongs to one text and its results never change; everything is computed on demand; every feature
 * returns a result for any text, valid or not.
 */
import type { Place } from '../../model/place';
import { createIdCache, createSchemaCache } from '../../schema';
import { type LineIndex, type SourceFile, createLineIndex, isInherited, parse, rangeAt } from '../../text';
import { type Caches, withOwnCaches } from '../scenario/caches';
import {
  type DisplayedCombats,
  type PreviouslyDisplayed,
  computeDisplayedCombats,
  toPreviouslyDisplayed,
} from '../combat/displayed-combats';
import type { Environment } from '../scenario/environment';
import { withInheritance } from '../scenario/order-of-battle';
import { type PreviousDiagnostics, getPreviousDiagnostics } from '../scenario/offset-diagnostic';
import { type Lazy, createLazy } from '../../model/lazy';
import { type Scenario, createScenario } from '../scenario/scenario';

export interface Analysis {
  readonly text: string;
  readonly file: SourceFile;
  readonly environment: Environment;
  readonly lines: Lazy<LineIndex>;
  /** One per YAML document. */
  readonly scenarios: readonly Scenario[];
  /** Combats with lenses: those of this text, and while it cannot be parsed completely, the previous ones. */
  readonly displayedCombats: Lazy<DisplayedCombats>;
  /** Combats last shown for a previous text. */
  readonly previouslyShown: PreviouslyDisplayed | undefined;
  readonly caches: Caches;
  /** Number of combats that are simulated before diagnostics are returned; all others run afterwards (`runDeferredExpectations`). */
  readonly maxImmediateCombats: number;
  /** Diagnostics published for the previous text. */
  readonly previousDiagnostics: PreviousDiagnostics;
}

/** @param previous the analysis before the last edits: unchanged parts keep their identity and cached results */
export function analyse(text: string, previous: Analysis | undefined, environment: Environment): Analysis {
  return createAnalysis(parse(text, previous?.file), previous, environment);
}

/** @param source the parsed text */
export function createAnalysis(source: SourceFile, previous: Analysis | undefined, environment: Environment): Analysis {
  const { text } = source;
  const caches = previous?.caches ?? createCaches();
  const file = withInheritance(source, environment);
  const scenarios = createScenarios(file, environment, caches, previous?.scenarios);
  const shownBefore = previous?.displayedCombats.peek();
  const previouslyShown = shownBefore ? toPreviouslyDisplayed(shownBefore) : previous?.previouslyShown;
  return {
    text,
    file,
    environment,
    lines: createLazy(() => createLineIndex(text)),
    scenarios,
    displayedCombats: createLazy(() => computeDisplayedCombats(text, file.broken, scenarios, previouslyShown)),
    previouslyShown,
    caches,
    maxImmediateCombats: environment.maxImmediateCombats ?? Infinity,
    previousDiagnostics: getPreviousDiagnostics(previous),
  };
}

/** Analyses a trial text, as a change of an analysis that stays current. */
export function analyseTrial(text: string, analysis: Analysis): Analysis {
  return analyse(
    text,
    { ...withOwnCaches(analysis), previousDiagnostics: getPreviousDiagnostics(analysis) },
    analysis.environment,
  );
}

/** Separate from `analyse`, so that no closure retains the previous analysis, and through it all earlier ones. */
function createScenarios(
  { documents }: SourceFile,
  environment: Environment,
  caches: Caches,
  previous: readonly Scenario[] | undefined,
): readonly Scenario[] {
  return documents.map((document, index) => createScenario(document, index, environment, caches, previous?.[index]));
}

/** Returns the scenario whose document contains an offset; between two documents, the one before. */
export function findScenarioAt({ scenarios }: Analysis, offset: number): Scenario | undefined {
  return scenarios.findLast(({ document }) => document.range.from <= offset) ?? scenarios[0];
}

/** Returns a function that maps places of a scenario to lines of the file, from 1; undefined for places in other files. */
export function createLineResolver(
  { lines }: Pick<Analysis, 'lines'>,
  { document }: Scenario,
): (place: Place) => number | undefined {
  return (place) => {
    const range = rangeAt(document, place);
    return range && lines().positionAt(range.from).line + 1;
  };
}

function createCaches(): Caches {
  return {
    schema: createSchemaCache(),
    ids: createIdCache(isInherited),
    checks: new WeakMap(),
    expectations: new WeakMap(),
  };
}
