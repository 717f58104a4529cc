/**
 * A file as far as anyone has asked about it. Everything the editor shows is read off an analysis.
 *
 * Invariants: an analysis belongs to one text and never changes what it says; nothing is computed that nobody asked for; every feature
 * answers for any text, however broken.
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
  /** Those of the last text before this one whose lines somebody asked for. */
  readonly linesBefore: LineIndex | undefined;
  /** One for each YAML document. */
  readonly scenarios: readonly Scenario[];
  /** Combats that the editor shows lenses for: those of this text, and while it cannot be read in whole those that stood there before. */
  readonly shown: Lazy<ShownCombats>;
  /** What was shown last before this text. */
  readonly before: FormerlyShown | undefined;
  readonly caches: Caches;
  /** How many combats its problems wait for; all others are played after them (`playing`). */
  readonly playsAtOnce: number;
  /** What was published of the text before. */
  readonly previous: PreviousDiagnostics;
}

/**
 * @param previous the analysis before the last edits: parts that are unchanged keep their identity and what was found of them
 */
export function analyse(text: string, previous: Analysis | undefined, environment: Environment): Analysis {
  return analysisOf(parse(text, previous?.file), previous, environment);
}

/** @param read the text, parsed */
export function analysisOf(read: SourceFile, previous: Analysis | undefined, environment: Environment): Analysis {
  const { text } = read;
  const caches = previous?.caches ?? newCaches();
  const file = withForces(read, environment);
  const scenarios = scenariosOf(file, environment, caches, previous?.scenarios);
  const shownBefore = previous?.shown.known();
  const before = shownBefore ? formerly(shownBefore) : previous?.before;
  const linesBefore = previous?.lines.known() ?? previous?.linesBefore;
  // What the reader has found out of the two texts is not found out again: to compare long texts takes its time.
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

/** What a text would be that is only tried, as a change of one that stands. */
export function analyseTrial(text: string, analysis: Analysis): Analysis {
  return analyse(text, { ...withOwnCaches(analysis), previous: publishedBy(analysis) }, analysis.environment);
}

/** Apart from `analyse`, so that nothing computed later keeps the analysis before the edit alive, and through it all before that. */
function scenariosOf(
  { documents }: SourceFile,
  environment: Environment,
  caches: Caches,
  previous: readonly Scenario[] | undefined,
): readonly Scenario[] {
  return documents.map((document, index) => scenarioOf(document, index, environment, caches, previous?.[index]));
}

/** The scenario whose document holds an offset; between two documents the one before. */
export function scenarioAt({ scenarios }: Analysis, offset: number): Scenario | undefined {
  return scenarios.findLast(({ document }) => document.range.from <= offset) ?? scenarios[0];
}

/** From places of a scenario to lines of the file, from 1; places that are not in the file have none. */
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
