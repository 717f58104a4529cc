/** All requests of an editor for a text, in this process. A wrong answer is thrown as an error. */
import {
  actions,
  allCombats,
  analyse,
  completions,
  definition,
  emptyMemory,
  fixAll,
  folds,
  hover,
  lenses,
  problems,
  references,
  resolve,
  symbols,
  type Analysis,
} from '../../server/src/features';
import type { Environment } from '../../server/src/features';
import { applyTextEdits } from '../../server/src/text';
import type { RandomNumbers } from './random';

/**
 * Sends all requests for a text, as an editor does after an edit.
 * @param before the analysis of the text before the edit; the answers must be those of a fresh analysis
 * @throws Error with a description of the wrong answer
 */
export function ask(
  text: string,
  before: Analysis | undefined,
  environment: Environment,
  random: RandomNumbers,
): Analysis {
  const analysis = analyse(text, before, environment);
  const found = problems(analysis);
  const failed = found.find(({ code }) => code === 'asdic/check-failed');
  if (failed) throw new Error(failed.message);
  const outside = found.find(({ from, to }) => from < 0 || to < from || to > text.length);
  if (outside) throw new Error(`${outside.code} stands outside of the text: ${outside.from} to ${outside.to}`);
  const at = random.below(text.length + 1);
  hover(analysis, at);
  hover(analysis, random.below(text.length + 1));
  completions(analysis, at);
  definition(analysis, at);
  references(analysis, at, true);
  symbols(analysis);
  folds(analysis);
  lenses(analysis, emptyMemory);
  actions(analysis, { from: at, to: at }, found, emptyMemory);
  applyTextEdits(text, fixAll(found)?.edits ?? []);
  const mended = random.one(found)?.fixes() ?? [];
  for (const { edits } of mended) applyTextEdits(text, edits);
  for (const combat of allCombats(analysis).slice(0, 2)) resolve(combat, { fallbackSeed: random.below(1000) });
  if (random.below(20) === 0) compareFresh(text, found, environment);
  return analysis;
}

/** Compares the diagnostics after an edit with those of a fresh analysis. @throws Error if they differ */
export function compareFresh(text: string, found: ReturnType<typeof problems>, environment: Environment): void {
  const inWords = (all: typeof found) => all.map(({ code, from, to, message }) => `${code} ${from}-${to} ${message}`);
  const [after, fresh] = [inWords(found), inWords(problems(analyse(text, undefined, environment)))];
  const at = fresh.findIndex((one, index) => one !== after[index]);
  if (at >= 0 || fresh.length !== after.length)
    throw new Error(`after the edit "${after[at]}" was found, without it "${fresh[at]}"`);
}
