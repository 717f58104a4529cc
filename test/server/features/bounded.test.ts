/** Work that grows no faster than the text, and answers that an editor can take, whatever the text is. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { analyse, problems } from '../../../server/src/features';
import { limits } from '../../../server/src/text';
import { environment } from '../../support/environment';
import { hostileTexts } from '../../support/hostile';

describe('a text with very many', () => {
  let steps: Readonly<Record<string, readonly [once: number, twice: number]>> = {};

  before(async function () {
    this.timeout(180_000);
    const outfile = 'out/test/steps.mjs';
    await build({
      entryPoints: ['test/support/steps/main.ts'],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      logLevel: 'warning',
    });
    steps = JSON.parse((await promisify(execFile)(process.execPath, [outfile])).stdout) as typeof steps;
  });

  for (const what of Object.keys(hostileTexts)) {
    it(`${what} takes at most two and a half times the work when it is twice as long`, () => {
      const [once, twice] = steps[what]!;
      assert.ok(once > 1000 && twice <= 2.5 * once, `${once} steps, then ${twice}`);
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
