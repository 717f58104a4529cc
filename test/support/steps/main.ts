/** Prints the steps of each hostile text at its size and at twice its size, and the peak memory, as JSON. */
import { stepsSince } from './coverage';
import {
  actions,
  adviceChoices,
  allCombats,
  analyse,
  completions,
  emptyMemory,
  fixAll,
  folds,
  formatting,
  hover,
  inlayHints,
  lenses,
  namedThings,
  problems,
  rename,
  resolve,
  semanticTokens,
  symbols,
} from '../../../server/src/features';
import { inlayHintKinds } from '../../../server/src/protocol';
import { environment } from '../environment';
import { hostileTexts } from '../hostile';

/** Runs all requests of an editor that opens a text. */
function ask(text: string): void {
  const analysis = analyse(text, undefined, environment());
  const found = problems(analysis);
  void fixAll(found)?.edits;
  symbols(analysis);
  folds(analysis);
  semanticTokens(analysis);
  namedThings(analysis);
  formatting(analysis, { tabSize: 2 });
  inlayHints(analysis, { from: 0, to: text.length }, new Set(inlayHintKinds));
  const middle = Math.floor(text.length / 2);
  hover(analysis, middle);
  completions(analysis, text.length - 1);
  lenses(analysis, emptyMemory);
  actions(analysis, { from: middle, to: middle }, found, emptyMemory);
  actions(analysis, { from: 0, to: text.length }, found, emptyMemory);
  rename(analysis, text.search(/\bcw:/), 'another-name');
  problems(analyse(`${text.slice(0, middle)}x${text.slice(middle)}`, analysis, environment()));
  for (const combat of allCombats(analysis).slice(0, 2)) {
    resolve(combat, { fallbackSeed: 1 });
    adviceChoices(combat);
  }
}

const counted = Object.entries(hostileTexts).map(([what, { size, write }]) => {
  ask(write(size)); // warm-up: one-time work is not counted
  const steps = [size, 2 * size].map((each) => {
    const text = write(each);
    stepsSince();
    ask(text);
    return stepsSince();
  });
  return [what, steps] as const;
});
/** In megabytes. */
const peak = process.resourceUsage().maxRSS / 1000;
console.log(JSON.stringify({ steps: Object.fromEntries(counted), peak }));
