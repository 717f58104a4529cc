/** Work that grows no faster than the text, and answers that an editor can take, whatever the text is. */
import assert from 'node:assert/strict';
import { analyse, completions, fixAll, folds, hover, problems, symbols } from '../../../server/src/features';
import { limits } from '../../../server/src/text';
import { environment } from '../../support/environment';
import { hostileTexts } from '../../support/hostile';
import { stepsOf } from '../../support/steps';

/** Everything that an editor asks of a text that it opens. */
function ask(text: string): void {
  const analysis = analyse(text, undefined, environment());
  const found = problems(analysis);
  fixAll(found);
  symbols(analysis);
  folds(analysis);
  hover(analysis, Math.floor(text.length / 2));
  completions(analysis, text.length - 1);
}

describe('a text with very many', () => {
  for (const [what, { size, write }] of Object.entries(hostileTexts)) {
    it(`${what} takes at most two and a half times the work when it is twice as long`, function () {
      this.timeout(60_000);
      ask(write(size)); // what is made once is not counted
      const once = stepsOf(() => ask(write(size)));
      const twice = stepsOf(() => ask(write(2 * size)));
      assert.ok(once > 0 && twice <= 2.5 * once, `${once} steps, then ${twice}`);
    });
  }
});

describe('the problems of a text', () => {
  it('are shown up to a thousand, and then how many more there are', () => {
    const text = hostileTexts['keys that nobody knows']!.write(limits.problems + 7);
    const found = problems(analyse(text, undefined, environment()));
    assert.equal(found.length, limits.problems + 1);
    assert.equal(found.at(-1)!.code, 'asdic/more-problems');
    assert.match(found.at(-1)!.message, /^There are 7 more problems from here on\./);
  });

  it('tell of aliases that stand for too much once, and read the rest', () => {
    const text = hostileTexts['an alias of a long list in many keys']!.write(1500);
    const found = problems(analyse(`${text}ruleset: wif-ssw\n`, undefined, environment()));
    assert.equal(found.filter(({ code }) => code === 'syntax/alias-expansion').length, 1);
  });
});
