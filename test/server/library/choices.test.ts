import assert from 'node:assert/strict';
import { selectRequests } from '../../../server/src/library/advise';
import { check, fairDice, compare, odds, resolve, rules } from '../../../server/src/library';
import { maxRuns, requireRuns, requireSampling, requireSeed } from '../../../server/src/library/numbers';
import { isCounted } from '../../../server/src/library/problems';
import { maxVariants } from '../../../server/src/features';
import { dedent } from '../../support/fixture';
import { biscay, twoZones } from '../cli/scenarios';

describe('the choices of a request to the library', () => {
  it('a request has runs from 1 to ten million and a seed from 0, both whole numbers', () => {
    assert.deepEqual(requireSampling({}), { runs: 20_000, seed: 1 });
    assert.deepEqual(requireSampling({ runs: 1, seed: 0 }), { runs: 1, seed: 0 });
    assert.equal(maxRuns, 10_000_000);
    for (const runs of [1, maxRuns, undefined]) requireRuns(runs);
    for (const runs of [0, -1, 1.5, NaN, Infinity, maxRuns + 1]) {
      assert.throws(() => requireRuns(runs), {
        name: 'RangeError',
        message: /^Runs are a whole number from 1 to 10000000; /,
      });
      assert.throws(() => requireSampling({ runs }), RangeError);
    }
    for (const seed of [0, Number.MAX_SAFE_INTEGER, undefined]) requireSeed(seed);
    for (const seed of [-1, 0.5, NaN, Infinity, 2 ** 53]) {
      assert.throws(() => requireSeed(seed), { name: 'RangeError', message: /^A seed is a whole number, 0 or more; / });
      assert.throws(() => requireSampling({ seed }), RangeError);
    }
  });

  it('rejects wrong runs and seeds of every function', async () => {
    const text = dedent(biscay);
    await assert.rejects(check(text, { runs: 0 }), RangeError);
    await assert.rejects(odds(text, { seed: -1 }), RangeError);
    await assert.rejects(odds(text, { turn: true, runs: 0 }), RangeError);
    await assert.rejects(resolve(text, { seed: -1 }), RangeError);
    await assert.rejects(resolve(dedent(twoZones), { turn: true, seed: -1 }), RangeError);
  });

  it('counts errors and warnings as problems, and nothing else', () => {
    assert.deepEqual(
      (['error', 'warning', 'information', 'hint'] as const).map((severity) => isCounted({ severity })),
      [true, true, false, false],
    );
  });

  it('selects advice by side and aim, and without an aim the first of each side and combat', () => {
    const all = [{ id: 1 }, { id: 2 }].flatMap((target) =>
      ['attacker', 'defender'].flatMap((side) => ['win', 'keep'].map((aim) => ({ target, side, aim }))),
    );
    const select = (choice: object) => selectRequests(all, choice, 'No combat').map((request) => all.indexOf(request));
    assert.deepEqual(select({}), [0, 2, 4, 6]);
    assert.deepEqual(select({ side: 'defender' }), [2, 6]);
    assert.deepEqual(select({ aim: 'keep' }), [1, 3, 5, 7]);
    assert.deepEqual(select({ side: 'attacker', aim: 'keep' }), [1, 5]);
    assert.throws(() => select({ side: 'third' }), {
      message:
        'No combat matches this side and aim. Choose side attacker with aim win, side attacker with aim keep, side defender with aim win or side defender with aim keep.',
    });
  });

  it('names the combats that there are, and problems that may hide others', async () => {
    const text = dedent(twoZones);
    await assert.rejects(odds(text, { engagement: 'azores' }), {
      message: /^There is no combat `azores` in .* that can be resolved\. There are: biscay and western-approaches\.$/,
    });
    await assert.rejects(odds(text.replace('weather: snow', 'weather: hail'), { engagement: 'azores' }), {
      message: /There are: biscay\. It has 1 problem: see `asdic check .*`\.$/,
    });
    await assert.rejects(odds('ruleset: wif-ssw\ntitle: Nothing\n'), {
      message: /^There is no combat in .* that can be resolved\.$/,
    });
  });

  it('compares as many variants with the written one as stand side by side', async () => {
    const text = dedent(biscay);
    // The written number is no variant of itself.
    const countVariants = async (last: number) =>
      (await compare(text, { vary: [`convoy.convoyPoints=12..${last}`], runs: 1 })).variants.length;
    assert.equal(await countVariants(12 + maxVariants - 1), maxVariants);
    await assert.rejects(countVariants(12 + maxVariants), {
      message: `These are ${maxVariants} variants; at most ${maxVariants - 1} stand side by side. Use \`asdic sweep\`.`,
    });
  });
});

describe('the answers of the library', () => {
  it('check lists odds that are not as expected', async () => {
    const text = dedent(biscay);
    const createExpecting = (expectation: string) =>
      text
        .replace(/ {6}dice:.*\n/, '')
        .replace('{ surprisePoints: { subs: 6 } }', `{ odds: { surprisePoints: { subs: ${expectation} } } }`);
    const listCodes = async (expectation: string) =>
      (await check(createExpecting(expectation), { runs: 10 })).map(({ code }) => code);
    assert.deepEqual(await listCodes('{ min: 0 }'), []);
    assert.deepEqual(await listCodes('{ min: 1000 }'), ['expect/odds-not-met']);
  });

  it('rules names what implements a rule', async () => {
    const all = await rules('aare');
    for (const { id, implementedBy } of all) {
      const [same] = await rules('aare', id);
      assert.deepEqual(same!.implementedBy, implementedBy, id);
    }
    const constraints = all.flatMap(({ implementedBy }) => implementedBy.constraints);
    assert.ok(constraints.length > 20);
    assert.equal(new Set(constraints).size, constraints.length);
    assert.ok(
      all.some(({ implementedBy }) => implementedBy.steps.length > 0 && implementedBy.constraints.length === 0),
    );
    assert.deepEqual(all.find(({ id }) => id === 'detection-by-group')!.implementedBy, {
      constraints: [],
      modifiers: ['detection.super-submarines'],
      steps: ['detection.attacker', 'detection.defender'],
    });
  });

  it('fairDice has the fair dice of a scenario, and no problems besides errors and those of dice', async () => {
    const text = dedent(biscay);
    assert.deepEqual(await fairDice(text), { combats: [], problems: [] });
    const { problems } = await fairDice(
      text
        .replace('weather: rain', 'weather: hail')
        .replace('surprisePoints: { subs: 6 }', 'surprisePoints: { subs: 5 }'),
    );
    assert.deepEqual(
      problems.map(({ code }) => code),
      ['schema/value'],
    );
  });

  it('fairDice has results that do not follow from the dice among its problems', async () => {
    const result = '{ dice: { search.subs: 4, search.convoy: 5 }, surprisePoints: { subs: 5, convoy: 0 } }';
    const { problems } = await fairDice(`${dedent(biscay).trimEnd()}\n    result: ${result}\n`);
    assert.deepEqual(
      problems.map(({ code, severity }) => [code, severity]),
      [['result/outdated', 'information']],
    );
  });
});
