/**
 * The lazy analysis of a file. Everything that the editor shows is derived from it.
 *
 * Invariants: an analysis belongs to one text and its results never change; everything is computed on demand; every feature
 * returns a result for any text, valid or not.
 */
import type { Place } from '../model/place';
import { idCache, schemaCache } from '../schema';
import { isTaken, lineIndex, lineIndexAfter, parse, rangeOf } from '../text';
import type { LineIndex, SourceFile } from '../text';
import { withOwnCaches } from './caches';
import type { Caches } from './caches';
import { formerly, shownCombats } from './combat/shown';
import type { FormerlyShown, ShownCombats } from './combat/shown';
import type { Environment } from './environment';
import { withForces } from './forces';
import { publishedBy } from './problems/computed';
import type { PreviousDiagnostics } from './problems/previous';
import { lazy } from '../model/lazy';
import type { Lazy } from '../model/lazy';
import { scenarioOf } from './scenario';
import type { Scenario } from './scenario';

export interface Analysis {
  readonly text: string;
  readonly file: SourceFile;
  readonly environment: Environment;
  readonly lines: Lazy<LineIndex>;
  /** Line index of the last previous text for which one was computed. */
  readonly linesBefore: LineIndex | undefined;
  /** One per YAML document. */
  readonly scenarios: readonly Scenario[];
  /** Combats with lenses: those of this text, and while it cannot be parsed completely, the previous ones. */
  readonly shown: Lazy<ShownCombats>;
  /** Combats last shown for a previous text. */
  readonly before: FormerlyShown | undefined;
  readonly caches: Caches;
  /** Number of combats that are simulated before diagnostics are returned; all others run afterwards (`playing`). */
  readonly playsAtOnce: number;
  /** Diagnostics published for the previous text. */
  readonly previous: PreviousDiagnostics;
}

/** @param previous the analysis before the last edits: unchanged parts keep their identity and cached results */
export function analyse(text: string, previous: Analysis | undefined, environment: Environment): Analysis {
  return analysisOf(parse(text, previous?.file), previous, environment);
}

/** @param read the parsed text */
export function analysisOf(read: SourceFile, previous: Analysis | undefined, environment: Environment): Analysis {
  const { text } = read;
  const caches = previous?.caches ?? newCaches();
  const file = withForces(read, environment);
  const scenarios = scenariosOf(file, environment, caches, previous?.scenarios);
  const shownBefore = previous?.shown.known();
  const before = shownBefore ? formerly(shownBefore) : previous?.before;
  const linesBefore = previous?.lines.known() ?? previous?.linesBefore;
  // The parser has already compared the two texts: comparing long texts again would be slow.
  const change = read !== previous?.file && previous?.lines.known() ? read.change : undefined;
  return {
    text,
    file,
    environment,
    lines: lazy(() => (linesBefore ? lineIndexAfter(text, linesBefore, change) : lineIndex(text))),
    linesBefore,
    scenarios,
    shown: lazy(() => shownCombats(text, file.broken, scenarios, before)),
    before,
    caches,
    playsAtOnce: environment.playsAtOnce ?? Infinity,
    previous: publishedBy(previous),
  };
}

/** Analyses a trial text, as a change of an analysis that stays current. */
export function analyseTrial(text: string, analysis: Analysis): Analysis {
  return analyse(text, { ...withOwnCaches(analysis), previous: publishedBy(analysis) }, analysis.environment);
}

/** Separate from `analyse`, so that no closure retains the previous analysis, and through it all earlier ones. */
function scenariosOf(
  { documents }: SourceFile,
  environment: Environment,
  caches: Caches,
  previous: readonly Scenario[] | undefined,
): readonly Scenario[] {
  return documents.map((document, index) => scenarioOf(document, index, environment, caches, previous?.[index]));
}

/** Returns the scenario whose document contains an offset; between two documents, the one before. */
export function scenarioAt({ scenarios }: Analysis, offset: number): Scenario | undefined {
  return scenarios.findLast(({ document }) => document.range.from <= offset) ?? scenarios[0];
}

/** Returns a function that maps places of a scenario to lines of the file, from 1; undefined for places in other files. */
export function lineOf(
  { lines }: Pick<Analysis, 'lines'>,
  { document }: Scenario,
): (place: Place) => number | undefined {
  return (place) => {
    const range = rangeOf(document, place);
    return range && lines().positionAt(range.from).line + 1;
  };
}

function newCaches(): Caches {
  return {
    schema: schemaCache(),
    ids: idCache(isTaken),
    constraints: new WeakMap(),
    expectations: new WeakMap(),
  };
}
