/**
 * The growth of every feature for every shape of text: the CPU time at four sizes, as a power of the size. A feature that
 * grows faster than `maxShapeExponent` is reported; a time too short to measure counts as sound.
 */
import {
  collectActions,
  analyse,
  checkTables,
  findCompletions,
  emptyMemory,
  createFixAll,
  findFoldableRanges,
  formatDocument,
  getHover,
  findInlayHints,
  findLenses,
  listNamedSymbols,
  prepareLenses,
  diagnose,
  findReferences,
  renameSymbol,
  encodeSemanticTokens,
  findSymbols,
  createTurnLenses,
  type Analysis,
} from '../../server/src/features';
import { inlayHintKinds } from '../../server/src/protocol';
import { environment } from '../support/environment';
import { listShapes, type Shape } from '../support/shapes';
import { fitExponent } from './statistics';

/** The maximum exponent of any feature. */
export const maxShapeExponent = 1.3;

export interface ShapeGrowth {
  readonly shape: string;
  readonly feature: string;
  readonly exponent: number;
  /** Milliseconds at the largest size. */
  readonly time: number;
}

/** An analysed text, as input of the features. */
interface OpenDocument {
  readonly text: string;
  readonly analysis: Analysis;
  readonly reported: ReturnType<typeof diagnose>;
  readonly middle: number;
}

const analysisEnvironment = environment();
const kinds = new Set(inlayHintKinds);

export function openDocument(text: string, before?: Analysis): OpenDocument {
  const analysis = analyse(text, before, analysisEnvironment);
  return { text, analysis, reported: diagnose(analysis), middle: Math.floor(text.length / 2) };
}

export const features: Readonly<Record<string, (document: OpenDocument) => unknown>> = {
  edit: ({ text, analysis, middle }) => openDocument(`${text.slice(0, middle)}x${text.slice(middle)}`, analysis),
  'edit at the end': ({ text, analysis }) => openDocument(`${text}x`, analysis),
  hover: ({ analysis, middle }) => [0.1, 0.5, 0.9].map((part) => getHover(analysis, Math.floor(2 * part * middle))),
  completion: ({ analysis, middle, text }) => [middle, text.length - 1].map((at) => findCompletions(analysis, at)),
  lenses: ({ analysis }) => [
    findLenses(analysis, emptyMemory),
    createTurnLenses(analysis),
    [...prepareLenses(analysis)],
  ],
  actions: ({ analysis, middle, reported }) =>
    collectActions(analysis, { from: middle, to: middle }, reported, emptyMemory),
  'actions of all': ({ analysis, text, reported }) =>
    collectActions(analysis, { from: 0, to: text.length }, reported, emptyMemory),
  'fix of all': ({ reported }) => createFixAll(reported)?.edits,
  tokens: ({ analysis }) => encodeSemanticTokens(analysis),
  symbols: ({ analysis }) => findSymbols(analysis),
  folding: ({ analysis }) => findFoldableRanges(analysis),
  formatting: ({ analysis }) => formatDocument(analysis, { tabSize: 2, insertFinalNewline: true }),
  hints: ({ analysis, text }) => findInlayHints(analysis, { from: 0, to: text.length }, kinds),
  rename: ({ analysis, text }) => {
    const at = text.indexOf('id: ') + 4;
    return [findReferences(analysis, at, true), renameSymbol(analysis, at, 'another-name')];
  },
  workspace: ({ text }) => {
    const { analysis } = openDocument(text);
    return [listNamedSymbols(analysis), checkTables(analysis, {})];
  },
};

/** Measures the CPU time in milliseconds. */
function measureTime<T>(run: () => T): readonly [time: number, result: T] {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

/** Shorter times cannot be distinguished from noise. */
const floor = 8;

/** A feature that takes longer is not measured at larger sizes. */
const patience = 4_000;

/** In characters. */
const firstLength = 10_000;

const runs = 2;

/** @param only a pattern for the names of shapes */
export function* measureShapes(only = ''): Generator<readonly ShapeGrowth[]> {
  const isChosen = new RegExp(only);
  for (const shape of listShapes()) if (isChosen.test(shape.name)) yield measureShape(shape);
}

/** If the exponent is too great for short texts, longer ones are measured: compilation and garbage collection count less there. */
function measureShape(shape: Shape): readonly ShapeGrowth[] {
  const growths = measureFrom(shape, firstLength);
  if (growths.every(({ exponent, time }) => exponent <= maxShapeExponent || time > patience)) return growths;
  const repeated = new Map(measureFrom(shape, 3 * firstLength).map((growth) => [growth.feature, growth]));
  return growths.map((growth) =>
    growth.exponent <= maxShapeExponent || growth.time > patience ? growth : (repeated.get(growth.feature) ?? growth),
  );
}

function measureFrom({ name, write }: Shape, length: number): readonly ShapeGrowth[] {
  const each = (write(200).length - write(100).length) / 100;
  const first = Math.max(4, Math.round(length / Math.max(each, 8)));
  const times = new Map<string, [size: number, time: number][]>();
  for (const size of [first, 2 * first, 4 * first, 8 * first]) {
    const text = write(size);
    // The minimum of several times: garbage collection can slow down any.
    const shortest = new Map<string, number>();
    for (let run = 0, sum = 0; run < runs && sum < patience / 4; run++)
      for (const [feature, time] of measureFeatures(
        text,
        (candidate) => (times.get(candidate)?.at(-1)?.[1] ?? 0) > patience,
      )) {
        shortest.set(feature, Math.min(shortest.get(feature) ?? Infinity, time));
        sum += time;
      }
    for (const [feature, time] of shortest) times.set(feature, [...(times.get(feature) ?? []), [size, time]]);
    if ((times.get('check')?.at(-1)?.[1] ?? 0) > patience) break;
  }
  return [...times].map(([feature, values]) => ({
    shape: name,
    feature,
    exponent: fitMeasurable(values),
    time: values.at(-1)![1],
  }));
}

/** All features are measured on the same text, as in an editor: later ones use the caches of earlier ones. */
function* measureFeatures(
  text: string,
  isDear: (feature: string) => boolean,
): Generator<readonly [feature: string, time: number]> {
  const [time, document] = measureTime(() => openDocument(text));
  yield ['check', time];
  for (const [feature, ask] of Object.entries(features))
    if (!isDear(feature)) yield [feature, measureTime(() => ask(document))[0]];
}

/**
 * The exponent over the sizes that take long enough to be measured, or that of the last doubling if it is smaller: an edit in the
 * middle may meet cheaper text at one size than at the others, while growth that is faster than linear shows most at the largest. 0 if
 * too few sizes take long enough.
 */
function fitMeasurable(values: readonly (readonly [size: number, time: number])[]): number {
  const measurable = values.filter(([, time]) => time >= floor);
  if (measurable.length < 2) return 0;
  return Math.min(fitExponent(values.slice(-Math.max(3, measurable.length))), fitExponent(measurable.slice(-2)));
}

/** The features and shapes that grow too fast, the worst first. */
export function formatShapes(over: readonly ShapeGrowth[]): string {
  const rows = [...over].sort((a, b) => b.exponent - a.exponent);
  return rows
    .map(
      ({ exponent, time, feature, shape }) =>
        `${exponent.toFixed(2).padStart(6)}  ${time.toFixed(0).padStart(6)} ms  ${feature.padEnd(16)}  ${shape}`,
    )
    .join('\n');
}
