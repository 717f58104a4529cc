/**
 * The growth of the work with each shape of text, by function: how often V8 enters its blocks at three sizes, each twice the one before. Counts
 * are the same on every machine, and show a function that is quadratic while its time still hides in that of the others. Imported after
 * `steps/coverage.ts` in a process of its own. Work inside V8 (patterns, copying of text) is not counted: fuzz tests limit its time.
 */
import fs from 'node:fs';
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
} from '../../../server/src/features';
import { inlayHintKinds } from '../../../server/src/protocol';
import { environment } from '../environment';
import type { Shape } from '../shapes';
import { takeEnteredFunctions, type EnteredFunction } from '../steps/coverage';

/** The maximum exponent of the growth of any function. */
const maxExponent = 1.3;

/** Functions that are entered less often are ignored: nobody feels what they cost. */
const minEntries = 20_000;

/** Lengths of the shortest text, in characters. Growth must show from the second length as well: limits and thresholds are behind it. */
const firstLengths = [8_000, 32_000] as const;

/** A function whose work grows too fast, under a feature. */
export interface FastGrowth {
  readonly feature: string;
  /** Its name, file and beginning. */
  readonly description: string;
  /** How often its most frequent block is entered, by size. */
  readonly counts: readonly [number, number, number];
}

/** Files whose functions are left out, with the reason. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['server/src/engine/state-space.ts', 'a combat of n groups has n steps, and each checks a state of n counters'],
]);

/** An analysed text, as input of the features. */
interface OpenDocument {
  readonly text: string;
  readonly analysis: Analysis;
  readonly diagnostics: ReturnType<typeof diagnose>;
  readonly middle: number;
}

const program = process.argv[1]!;
const bundle = fs.readFileSync(program, 'utf8');
const analysisEnvironment = environment();
const kinds = new Set(inlayHintKinds);

/** The lines that a window shows, in characters. */
const screen = 3_000;

function openDocument(text: string, previous?: Analysis): OpenDocument {
  const analysis = analyse(text, previous, analysisEnvironment);
  return { text, analysis, diagnostics: diagnose(analysis), middle: Math.floor(text.length / 2) };
}

const features: Readonly<Record<string, (document: OpenDocument) => unknown>> = {
  edit: ({ text, analysis, middle }) => openDocument(`${text.slice(0, middle)}x${text.slice(middle)}`, analysis),
  'edit at the end': ({ text, analysis }) => openDocument(`${text}x`, analysis),
  hover: ({ analysis, middle }) => [0.1, 0.5, 0.9].map((part) => getHover(analysis, Math.floor(2 * part * middle))),
  completion: ({ analysis, middle, text }) => [middle, text.length - 1].map((at) => findCompletions(analysis, at)),
  lenses: ({ analysis }) => [
    findLenses(analysis, emptyMemory),
    createTurnLenses(analysis),
    [...prepareLenses(analysis)],
  ],
  actions: ({ analysis, middle, diagnostics }) =>
    collectActions(analysis, { from: middle, to: middle }, diagnostics, emptyMemory),
  'actions of all': ({ analysis, text, diagnostics }) =>
    collectActions(analysis, { from: 0, to: text.length }, diagnostics, emptyMemory),
  'fix of all': ({ diagnostics }) => createFixAll(diagnostics)?.edits,
  tokens: ({ analysis }) => encodeSemanticTokens(analysis),
  symbols: ({ analysis }) => findSymbols(analysis),
  folding: ({ analysis }) => findFoldableRanges(analysis),
  formatting: ({ analysis }) => formatDocument(analysis, { tabSize: 2, insertFinalNewline: true }),
  hints: ({ analysis, middle }) => findInlayHints(analysis, { from: middle, to: middle + screen }, kinds),
  rename: ({ analysis, text }) => {
    const at = text.indexOf('id: ') + 4;
    return [findReferences(analysis, at, true), renameSymbol(analysis, at, 'another-name')];
  },
  workspace: ({ text }) => {
    const { analysis } = openDocument(text);
    return [listNamedSymbols(analysis), checkTables(analysis, {})];
  },
};

/** The functions that grow too fast with a shape. */
export function findFastGrowth(shape: Shape): readonly FastGrowth[] {
  countEntries(shape.write(4)); // warm-up: one-time work is not counted
  const [first, second] = firstLengths;
  const suspects = findFastGrowthFrom(shape, first);
  if (suspects.length === 0) return [];
  const keys = new Set(suspects.map(({ key }) => key));
  return findFastGrowthFrom(shape, second).filter(({ key }) => keys.has(key));
}

function findFastGrowthFrom({ write }: Shape, length: number): readonly (FastGrowth & { readonly key: string })[] {
  const charactersPerItem = (write(200).length - write(100).length) / 100;
  const first = Math.max(4, Math.round(length / Math.max(charactersPerItem, 8)));
  const texts = [1, 2, 4].map((factor) => write(first * factor));
  // Of some shapes the text itself grows faster than its number of repetitions: by their indentation.
  const [limit, nextLimit] = [1, 2].map((at) => (texts[at]!.length / texts[at - 1]!.length) ** maxExponent);
  const [once, twice, fourTimes] = texts.map(countEntries);
  return [...fourTimes!].flatMap(([key, { feature, name, offset, count }]) => {
    const counts = [once!.get(key)?.count ?? 0, twice!.get(key)?.count ?? 0, count] as const;
    const isFast = counts[0] > 0 && counts[1] > limit! * counts[0] && count > nextLimit! * counts[1];
    if (!isFast || count <= minEntries) return [];
    const file = offset === undefined ? '' : findFile(offset);
    return exceptions.has(file) ? [] : [{ key, feature, counts, description: describeFunction(name, file, offset) }];
  });
}

/** The file of a function, as the bundler names it above the code. */
function findFile(offset: number): string {
  const start = bundle.lastIndexOf('\n// server/', offset) + 4;
  return start < 4 ? '' : bundle.slice(start, bundle.indexOf('\n', start));
}

function describeFunction(name: string, file: string, offset: number | undefined): string {
  if (offset === undefined) return name;
  return `${name} in ${file}: ${bundle.slice(offset, offset + 100).replaceAll(/\s+/g, ' ')}`;
}

interface FeatureFunction extends EnteredFunction {
  readonly feature: string;
}

/** How often each function is entered by each feature. */
function countEntries(text: string): ReadonlyMap<string, FeatureFunction> {
  takeEnteredFunctions(program);
  const document = openDocument(text);
  const counts = new Map<string, FeatureFunction>();
  const take = (feature: string): void => {
    for (const entered of takeEnteredFunctions(program))
      counts.set(`${feature} ${entered.name} ${entered.offset}`, { feature, ...entered });
  };
  take('check');
  for (const [feature, ask] of Object.entries(features)) {
    ask(document);
    take(feature);
  }
  return counts;
}
