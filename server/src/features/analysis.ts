/**
 * A file as far as anyone has asked about it. Everything the editor shows is read off an analysis.
 *
 * Invariants: an analysis belongs to one text and never changes what it says; nothing is computed that nobody asked for; every feature
 * answers for any text, however broken.
 */
import type { Place } from '../model/place';
import { checkPartsInSteps, idCache, schemaCache } from '../schema';
import { isTaken, lineIndex, lineIndexAfter, parse, parseInSteps, rangeOf } from '../text';
import type { LineIndex, SourceFile } from '../text';
import { withOwnCaches } from './caches';
import type { Caches } from './caches';
import { formerly, shownCombats } from './combat/shown';
import type { FormerlyShown, ShownCombats } from './combat/shown';
import type { Environment } from './environment';
import { withForces } from './forces';
import { checkConstraintsInSteps } from './problems/constraints';
import { playing } from './problems/playing';
import { playsOf } from './problems/plays';
import type { Plays } from './problems/plays';
import { nothingTold } from './problems/told';
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
  /** How many combats may be played for its problems, and whether any wait for it. */
  readonly plays: Plays;
}

/**
 * @param previous the analysis before the last edits: parts that are unchanged keep their identity and what was found of them
 */
export function analyse(text: string, previous: Analysis | undefined, environment: Environment): Analysis {
  return analysisOf(parse(text, previous?.file), previous, environment);
}

/**
 * Analyses a text that nobody waits for, with pauses: of each piece of it what is dear to know for its problems is found out before the next. What
 * is then asked of the analysis is at hand.
 */
export function* analyseInSteps(text: string, environment: Environment): Generator<void, Analysis> {
  const analysis = analysisOf(yield* parseInSteps(text), undefined, environment);
  const { scenarios, caches } = analysis;
  for (const scenario of scenarios) {
    const { ruleset, tables } = scenario;
    if (!ruleset) continue;
    yield* attempted(checkPartsInSteps(ruleset.id, tables.data, caches.schema));
    yield* attempted(checkConstraintsInSteps(scenario, ruleset, caches.constraints));
  }
  yield* playing(analysis);
  return analysis;
}

/** What fails is told by whoever asks for it. */
function* attempted(steps: Generator<void>): Generator<void> {
  try {
    yield* steps;
  } catch {
    // The problems say so.
  }
}

function analysisOf(read: SourceFile, previous: Analysis | undefined, environment: Environment): Analysis {
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
    plays: playsOf(environment.playsAtOnce),
  };
}

/** What a text would be that is only tried, as a change of one that stands. */
export function analyseTrial(text: string, analysis: Analysis): Analysis {
  return analyse(text, withOwnCaches(analysis), analysis.environment);
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
    told: nothingTold(),
  };
}
