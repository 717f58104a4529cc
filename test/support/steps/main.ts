/** Prints how many steps each hostile text takes, once and twice as long, and what memory all of them took at most, as JSON. */
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
  hover,
  lenses,
  problems,
  resolve,
  symbols,
} from '../../../server/src/features';
import { environment } from '../environment';
import { hostileTexts } from '../hostile';

/** Everything that an editor asks of a text that it opens. */
function ask(text: string): void {
  const analysis = analyse(text, undefined, environment());
  const found = problems(analysis);
  void fixAll(found)?.edits;
  symbols(analysis);
  folds(analysis);
  hover(analysis, Math.floor(text.length / 2));
  completions(analysis, text.length - 1);
  lenses(analysis, emptyMemory);
  const middle = Math.floor(text.length / 2);
  actions(analysis, { from: middle, to: middle }, found, emptyMemory);
  for (const combat of allCombats(analysis).slice(0, 2)) {
    resolve(combat, { fallbackSeed: 1 });
    adviceChoices(combat);
  }
}

const counted = Object.entries(hostileTexts).map(([what, { size, write }]) => {
  ask(write(size)); // what is made once is not counted
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
