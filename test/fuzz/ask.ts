/** All requests of an editor for a text, in this process. A wrong answer is thrown as an error. */
import {
  collectActions,
  listAllCombats,
  analyse,
  findCompletions,
  findDefinition,
  emptyMemory,
  createFixAll,
  findFoldableRanges,
  getHover,
  findLenses,
  diagnose,
  findReferences,
  resolveCombat,
  findSymbols,
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
  const reported = diagnose(analysis);
  const failed = reported.find(({ code }) => code === 'asdic/check-failed');
  if (failed) throw new Error(failed.message);
  const outside = reported.find(({ from, to }) => from < 0 || to < from || to > text.length);
  if (outside) throw new Error(`${outside.code} stands outside of the text: ${outside.from} to ${outside.to}`);
  const at = random.below(text.length + 1);
  getHover(analysis, at);
  getHover(analysis, random.below(text.length + 1));
  findCompletions(analysis, at);
  findDefinition(analysis, at);
  findReferences(analysis, at, true);
  findSymbols(analysis);
  findFoldableRanges(analysis);
  findLenses(analysis, emptyMemory);
  collectActions(analysis, { from: at, to: at }, reported, emptyMemory);
  applyTextEdits(text, createFixAll(reported)?.edits ?? []);
  const mended = random.pick(reported)?.listFixes() ?? [];
  for (const { edits } of mended) applyTextEdits(text, edits);
  for (const combat of listAllCombats(analysis).slice(0, 2))
    resolveCombat(combat, { fallbackSeed: random.below(1000) });
  if (random.below(20) === 0) compareFresh(text, reported, environment);
  return analysis;
}

/** Compares the diagnostics after an edit with those of a fresh analysis. @throws Error if they differ */
export function compareFresh(text: string, reported: ReturnType<typeof diagnose>, environment: Environment): void {
  const formatAll = (all: typeof reported) =>
    all.map(({ code, from, to, message }) => `${code} ${from}-${to} ${message}`);
  const [after, fresh] = [formatAll(reported), formatAll(diagnose(analyse(text, undefined, environment)))];
  const at = fresh.findIndex((line, index) => line !== after[index]);
  if (at >= 0 || fresh.length !== after.length)
    throw new Error(`after the edit "${after[at]}" was found, without it "${fresh[at]}"`);
}
