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
 * @param previousAnalysis the analysis of the text before the edit; the answers must be those of a fresh analysis
 * @throws Error with a description of the wrong answer
 */
export function ask(
  text: string,
  previousAnalysis: Analysis | undefined,
  environment: Environment,
  random: RandomNumbers,
): Analysis {
  const analysis = analyse(text, previousAnalysis, environment);
  const diagnostics = diagnose(analysis);
  const crashedCheck = diagnostics.find(({ code }) => code === 'asdic/check-failed');
  if (crashedCheck) throw new Error(crashedCheck.message);
  const misplaced = diagnostics.find(({ from, to }) => from < 0 || to < from || to > text.length);
  if (misplaced) throw new Error(`${misplaced.code} stands outside of the text: ${misplaced.from} to ${misplaced.to}`);
  const offset = random.below(text.length + 1);
  getHover(analysis, offset);
  getHover(analysis, random.below(text.length + 1));
  findCompletions(analysis, offset);
  findDefinition(analysis, offset);
  findReferences(analysis, offset, true);
  findSymbols(analysis);
  findFoldableRanges(analysis);
  findLenses(analysis, emptyMemory);
  collectActions(analysis, { from: offset, to: offset }, diagnostics, emptyMemory);
  applyTextEdits(text, createFixAll(diagnostics)?.edits ?? []);
  const fixes = random.pick(diagnostics)?.listFixes() ?? [];
  for (const { edits } of fixes) applyTextEdits(text, edits);
  for (const combat of listAllCombats(analysis).slice(0, 2))
    resolveCombat(combat, { fallbackSeed: random.below(1000) });
  if (random.below(20) === 0) compareWithFresh(text, diagnostics, environment);
  return analysis;
}

/** Compares the diagnostics after an edit with those of a fresh analysis. @throws Error if they differ */
export function compareWithFresh(text: string, reported: ReturnType<typeof diagnose>, environment: Environment): void {
  const formatAll = (diagnosticList: typeof reported) =>
    diagnosticList.map(({ code, from, to, message }) => `${code} ${from}-${to} ${message}`);
  const [afterEdit, fresh] = [formatAll(reported), formatAll(diagnose(analyse(text, undefined, environment)))];
  const differing = fresh.findIndex((line, index) => line !== afterEdit[index]);
  if (differing >= 0 || fresh.length !== afterEdit.length)
    throw new Error(`after the edit "${afterEdit[differing]}" was found, without it "${fresh[differing]}"`);
}
