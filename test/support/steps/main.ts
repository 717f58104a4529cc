/** Prints the steps of each hostile text at its size and at twice its size, and the peak memory, as JSON. */
import { takeStepCount } from './coverage';
import {
  collectActions,
  getAdviceChoices,
  listAllCombats,
  analyse,
  findCompletions,
  emptyMemory,
  createFixAll,
  findFoldableRanges,
  formatDocument,
  getHover,
  findInlayHints,
  findLenses,
  listNamedSymbols,
  diagnose,
  renameSymbol,
  resolveCombat,
  encodeSemanticTokens,
  findSymbols,
} from '../../../server/src/features';
import { inlayHintKinds } from '../../../server/src/protocol';
import { environment } from '../environment';
import { hostileTexts } from '../hostile';

/** Runs all requests of an editor that opens a text. */
function runEditorRequests(text: string): void {
  const analysis = analyse(text, undefined, environment());
  const allDiagnostics = diagnose(analysis);
  void createFixAll(allDiagnostics)?.edits;
  findSymbols(analysis);
  findFoldableRanges(analysis);
  encodeSemanticTokens(analysis);
  listNamedSymbols(analysis);
  formatDocument(analysis, { tabSize: 2 });
  findInlayHints(analysis, { from: 0, to: text.length }, new Set(inlayHintKinds));
  const middle = Math.floor(text.length / 2);
  getHover(analysis, middle);
  findCompletions(analysis, text.length - 1);
  findLenses(analysis, emptyMemory);
  collectActions(analysis, { from: middle, to: middle }, allDiagnostics, emptyMemory);
  collectActions(analysis, { from: 0, to: text.length }, allDiagnostics, emptyMemory);
  renameSymbol(analysis, text.search(/\bcw:/), 'another-name');
  diagnose(analyse(`${text.slice(0, middle)}x${text.slice(middle)}`, analysis, environment()));
  for (const combat of listAllCombats(analysis).slice(0, 2)) {
    resolveCombat(combat, { fallbackSeed: 1 });
    getAdviceChoices(combat);
  }
}

const stepCounts = Object.entries(hostileTexts).map(([name, { size, write }]) => {
  runEditorRequests(write(size)); // warm-up: one-time work is not counted
  const steps = [size, 2 * size].map((each) => {
    const text = write(each);
    takeStepCount();
    runEditorRequests(text);
    return takeStepCount();
  });
  return [name, steps] as const;
});
console.log(JSON.stringify(Object.fromEntries(stepCounts)));
