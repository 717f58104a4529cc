/** Work grows no faster than the text, and answers stay small enough for an editor, whatever the text is. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import {
  collectActions,
  listAllCombats,
  analyse,
  isTruncated,
  findCompletions,
  emptyMemory,
  createFixAll,
  findFoldableRanges,
  getHover,
  findInlineOutcomes,
  findLenses,
  diagnose,
  remember,
  resolveCombat,
} from '../../../server/src/features';
import type { Memory } from '../../../server/src/features';
import { truncateMarkdown } from '../../../server/src/features/scenario/display-limits';
import { limits } from '../../../server/src/text';
import { environment } from '../../support/environment';
import { hostileTexts } from '../../support/hostile';
import { isLarge } from '../../support/run-size';

/** Bundles a program that counts steps: counting begins before the code is loaded, so it needs a process of its own. */
function bundle(entry: string, outfile: string) {
  const node = { platform: 'node', format: 'esm', target: 'node20', packages: 'external' } as const;
  return build({ entryPoints: [entry], outfile, bundle: true, ...node, logLevel: 'warning' });
}

describe('the work on a hostile text', () => {
  let steps: Readonly<Record<string, readonly [once: number, twice: number]>> = {};

  before(async function () {
    const outfile = 'out/test/steps.mjs';
    await bundle('test/support/steps/main.ts', outfile);
    // Node ends a process that needs more. Without a limit its collector lets memory grow, now and then beyond any bound.
    const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=400', outfile]);
    steps = JSON.parse(stdout) as typeof steps;
  });

  for (const label of Object.keys(hostileTexts)) {
    it(`the work for ${label} grows by at most two and a half times when the text is twice as long`, () => {
      const [once, twice] = steps[label]!;
      assert.ok(once > 1000 && twice <= 2.5 * once, `${once} steps, then ${twice}`);
    });
  }

  it('all hostile texts together fit into 400 MB of memory in one process', () => {
    assert.deepEqual(Object.keys(steps), Object.keys(hostileTexts));
  });
});

describe('the work on long texts', () => {
  it('grows no faster than the text in any function, for a sample of all shapes', async () => {
    const outfile = 'out/test/growth.mjs';
    await bundle('test/support/growth/main.ts', outfile);
    const sampleInterval = isLarge ? 40 : 250;
    const { stdout } = await promisify(execFile)(process.execPath, [outfile, String(sampleInterval)]).catch(
      (error: { readonly stdout: string }) => error,
    );
    assert.match(stdout, /^\d+ shapes, 0 functions that grow too fast\n$/);
  });
});

describe('the diagnostics of a hostile text', () => {
  it('reports up to a thousand diagnostics, and then how many more there are', () => {
    const text = hostileTexts['keys that nobody knows']!.write(limits.problems + 7);
    const diagnosticList = diagnose(analyse(text, undefined, environment()));
    assert.equal(diagnosticList.length, limits.problems + 1);
    assert.equal(diagnosticList.at(-1)!.code, 'asdic/more-problems');
    assert.match(diagnosticList.at(-1)!.message, /^There are 7 more problems from here on\./);
  });

  it('reports exponential aliases once and reads the rest of the text', () => {
    const text = hostileTexts['an alias of a long list in many keys']!.write(1500);
    const diagnosticList = diagnose(analyse(`${text}ruleset: wif-ssw\n`, undefined, environment()));
    assert.equal(diagnosticList.filter(({ code }) => code === 'syntax/alias-expansion').length, 1);
  });
});

/** The most characters that a client shows without freezing. */
const maxCharacters = 1_000_000;

/** The answers to the requests of an editor for a text, as they would be sent. */
function answerRequests(text: string): Readonly<Record<string, string>> {
  const analysis = analyse(text, undefined, environment());
  const diagnosticList = diagnose(analysis);
  const offsets = [0.1, 0.5, 0.9].map((part) => Math.floor(part * text.length));
  const dice = text.indexOf('dice');
  const resolved = listAllCombats(analysis)
    .slice(0, 2)
    .map((combat) => ({ combat, result: resolveCombat(combat, { fallbackSeed: 1 }) }));
  let memory: Memory = emptyMemory;
  for (const { combat, result } of resolved) if ('report' in result) memory = remember(memory, combat, result);
  const whole = { from: 0, to: text.length };
  const answers = {
    problems: diagnosticList,
    hovers: [...offsets, dice, text.length - 3].map((at) => getHover(analysis, at)),
    completions: [...offsets, text.length - 1].map((at) => findCompletions(analysis, at)),
    folds: findFoldableRanges(analysis),
    lenses: findLenses(analysis, memory),
    'inline results': findInlineOutcomes(analysis, memory),
    actions: collectActions(analysis, whole, diagnosticList, memory).map((action) =>
      'diagnostic' in action ? { ...action, problem: action.diagnostic.message } : action,
    ),
    'edits that mend all': createFixAll(diagnosticList)?.edits,
    reports: resolved.map(({ result }) => ('report' in result ? result.report : result)),
  };
  return Object.fromEntries(Object.entries(answers).map(([label, answer]) => [label, JSON.stringify(answer) ?? '']));
}

describe('the answers to a hostile text', () => {
  for (const [label, { size, write }] of Object.entries(hostileTexts)) {
    it(`no answer for ${label} is longer than a client can show`, function () {
      const text = write(4 * size);
      for (const [kind, answer] of Object.entries(answerRequests(text)))
        assert.ok(answer.length <= maxCharacters, `${kind}: ${answer.length} characters for ${text.length}`);
    });
  }
});

describe('notes about truncated answers', () => {
  it('reports how many more dice without effect there are', () => {
    const analysis = analyse(hostileTexts['dice']!.write(500), undefined, environment());
    const resolved = resolveCombat(listAllCombats(analysis)[0]!);
    assert.ok('report' in resolved);
    assert.equal(resolved.report.trace!.unused.length, 51);
    assert.match(resolved.report.trace!.unused.at(-1)!, /^and \d+ more dice$/);
  });

  it('reports how many combats have no lens, and keeps the actions of each combat', () => {
    const text = hostileTexts['engagements']!.write(1010);
    const analysis = analyse(text, undefined, environment());
    const lastLens = findLenses(analysis, emptyMemory).at(-1)!;
    assert.equal(lastLens.action, undefined);
    assert.equal(lastLens.title, '10 more combats from here on: see the light bulb of each');
    const offset = text.indexOf('id: b1009');
    const titles = collectActions(analysis, { from: offset, to: offset }, [], emptyMemory).map(({ title }) => title);
    assert.deepEqual(titles, [
      'Write `b1009` as lines',
      'Resolve combat b1009',
      'Advise on combat b1009',
      'Play combat b1009',
      'Step through combat b1009',
      'Show odds of combat b1009',
    ]);
  });

  it('marks a truncated hover and a truncated message', () => {
    assert.match(
      truncateMarkdown('line\n'.repeat(9), 20),
      /^(line\n){3}line\n\n\*There is more than can be shown here\.\*$/,
    );
    const text = `ruleset: wif-ssw\npowers: { germany: { side: ${'k'.repeat(5000)} } }\n`;
    const [problem] = diagnose(analyse(text, undefined, environment()));
    assert.equal(problem!.message.length, 1000);
    assert.ok(problem!.message.endsWith('…'));
  });

  it('finds a completion item beyond the limit by typing more of it', () => {
    const powers = Array.from({ length: 1500 }, (_, index) => `  power${index}: { side: axis }\n`).join('');
    const head = `ruleset: wif-ssw\npowers:\n${powers}engagements:\n  - id: b\n    subs: { power: `;
    const completeAfter = (typed: string) => {
      const text = `${head}${typed} }\n`;
      return findCompletions(analyse(text, undefined, environment()), text.length - 3);
    };
    assert.ok(isTruncated(completeAfter('')));
    assert.deepEqual(
      completeAfter('ower1499').map(({ label }) => label),
      ['power1499'],
    );
  });
});
