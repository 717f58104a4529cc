/**
 * The growth of every feature for every shape of text: the CPU time at four sizes, as a power of the size. A feature that
 * grows faster than `maxShapeExponent` is reported; a time too short to measure counts as sound.
 */
import {
  actions,
  analyse,
  checkedTables,
  completions,
  emptyMemory,
  fixAll,
  folds,
  formatting,
  hover,
  inlayHints,
  lenses,
  namedThings,
  preparingLenses,
  problems,
  references,
  rename,
  semanticTokens,
  symbols,
  turnLenses,
  type Analysis,
} from '../../server/src/features';
import { inlayHintKinds } from '../../server/src/protocol';
import { environment } from '../support/environment';
import { shapes, type Shape } from '../support/shapes';
import { exponentOf } from './statistics';

/** The maximum exponent of any feature. */
export const greatestExponent = 1.3;

export interface ShapeGrowth {
  readonly shape: string;
  readonly feature: string;
  readonly exponent: number;
  /** Milliseconds at the largest size. */
  readonly time: number;
}

/** An analysed text, as input of the features. */
interface Opened {
  readonly text: string;
  readonly analysis: Analysis;
  readonly found: ReturnType<typeof problems>;
  readonly middle: number;
}

const known = environment();
const kinds = new Set(inlayHintKinds);

export function opened(text: string, before?: Analysis): Opened {
  const analysis = analyse(text, before, known);
  return { text, analysis, found: problems(analysis), middle: Math.floor(text.length / 2) };
}

export const features: Readonly<Record<string, (of: Opened) => unknown>> = {
  edit: ({ text, analysis, middle }) => opened(`${text.slice(0, middle)}x${text.slice(middle)}`, analysis),
  'edit at the end': ({ text, analysis }) => opened(`${text}x`, analysis),
  hover: ({ analysis, middle }) => [0.1, 0.5, 0.9].map((part) => hover(analysis, Math.floor(2 * part * middle))),
  completion: ({ analysis, middle, text }) => [middle, text.length - 1].map((at) => completions(analysis, at)),
  lenses: ({ analysis }) => [lenses(analysis, emptyMemory), turnLenses(analysis), [...preparingLenses(analysis)]],
  actions: ({ analysis, middle, found }) => actions(analysis, { from: middle, to: middle }, found, emptyMemory),
  'actions of all': ({ analysis, text, found }) => actions(analysis, { from: 0, to: text.length }, found, emptyMemory),
  'fix of all': ({ found }) => fixAll(found)?.edits,
  tokens: ({ analysis }) => semanticTokens(analysis),
  symbols: ({ analysis }) => symbols(analysis),
  folding: ({ analysis }) => folds(analysis),
  formatting: ({ analysis }) => formatting(analysis, { tabSize: 2, insertFinalNewline: true }),
  hints: ({ analysis, text }) => inlayHints(analysis, { from: 0, to: text.length }, kinds),
  rename: ({ analysis, text }) => {
    const at = text.indexOf('id: ') + 4;
    return [references(analysis, at, true), rename(analysis, at, 'another-name')];
  },
  workspace: ({ text }) => {
    const { analysis } = opened(text);
    return [namedThings(analysis), checkedTables(analysis, {})];
  },
};

/** Measures the CPU time in milliseconds. */
function timed<T>(run: () => T): readonly [time: number, result: T] {
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
const lengthOfFirst = 10_000;

const runs = 2;

/** @param only a pattern for the names of shapes */
export function* measureShapes(only = ''): Generator<readonly ShapeGrowth[]> {
  const isChosen = new RegExp(only);
  for (const shape of shapes()) if (isChosen.test(shape.name)) yield measureShape(shape);
}

/** If the exponent is too great for short texts, longer ones are measured: compilation and garbage collection count less there. */
function measureShape(shape: Shape): readonly ShapeGrowth[] {
  const found = measureFrom(shape, lengthOfFirst);
  if (found.every(({ exponent, time }) => exponent <= greatestExponent || time > patience)) return found;
  const again = new Map(measureFrom(shape, 3 * lengthOfFirst).map((one) => [one.feature, one]));
  return found.map((one) =>
    one.exponent <= greatestExponent || one.time > patience ? one : (again.get(one.feature) ?? one),
  );
}

function measureFrom({ name, write }: Shape, length: number): readonly ShapeGrowth[] {
  const each = (write(200).length - write(100).length) / 100;
  const first = Math.max(4, Math.round(length / Math.max(each, 8)));
  const times = new Map<string, [size: number, time: number][]>();
  for (const size of [first, 2 * first, 4 * first, 8 * first]) {
    const text = write(size);
    // The minimum of several times: garbage collection can slow down any.
    const least = new Map<string, number>();
    for (let run = 0, sum = 0; run < runs && sum < patience / 4; run++)
      for (const [feature, time] of timesOf(text, (asked) => (times.get(asked)?.at(-1)?.[1] ?? 0) > patience)) {
        least.set(feature, Math.min(least.get(feature) ?? Infinity, time));
        sum += time;
      }
    for (const [feature, time] of least) times.set(feature, [...(times.get(feature) ?? []), [size, time]]);
    if ((times.get('check')?.at(-1)?.[1] ?? 0) > patience) break;
  }
  return [...times].map(([feature, values]) => ({
    shape: name,
    feature,
    exponent: fitExponent(values),
    time: values.at(-1)![1],
  }));
}

/** All features are measured on the same text, as in an editor: later ones use the caches of earlier ones. */
function* timesOf(
  text: string,
  isDear: (feature: string) => boolean,
): Generator<readonly [feature: string, time: number]> {
  const [time, of] = timed(() => opened(text));
  yield ['check', time];
  for (const [feature, ask] of Object.entries(features)) if (!isDear(feature)) yield [feature, timed(() => ask(of))[0]];
}

/** The exponent over the sizes that take long enough to be measured; 0 if there are too few. */
function fitExponent(values: readonly (readonly [size: number, time: number])[]): number {
  const measurable = values.filter(([, time]) => time >= floor);
  return measurable.length >= 2 ? exponentOf(values.slice(-Math.max(3, measurable.length))) : 0;
}

/** The features and shapes that grow too fast, the worst first. */
export function formatShapes(over: readonly ShapeGrowth[]): string {
  const rows = [...over].sort((a, b) => b.exponent - a.exponent);
  const shown = rows.map(
    ({ exponent, time, feature, shape }) =>
      `${exponent.toFixed(2).padStart(6)}  ${time.toFixed(0).padStart(6)} ms  ${feature.padEnd(16)}  ${shape}`,
  );
  return [...shown, `${rows.length} over an exponent of ${greatestExponent}`].join('\n');
}
