import assert from 'node:assert/strict';
import { compare, sweep } from '../../../server/src/library';
import type { CombatProgress } from '../../../server/src/library';
import { parseAssignment, runAll, type Variants } from '../../../server/src/library/variants';
import type { VariantResult } from '../../../server/src/protocol';
import { dedent } from '../../support/fixture';
import { biscay, twoZones } from '../cli/scenarios';

const createResult = (index: number): VariantResult => ({ refused: `variant ${index}` });

/** Three variants that report their progress in steps; the results are joined by their reasons. */
function createVariants(more: Partial<Variants<string>> = {}): Variants<string> {
  return {
    size: 3,
    calculate: (index, { progress } = {}) => {
      for (const done of [0, 1, 4]) progress?.({ engagement: 'biscay', done, of: 4, unit: 'steps' });
      return Promise.resolve(createResult(index));
    },
    checkFirst: () => undefined,
    joinResults: (all) => all.map((result) => ('refused' in result ? result.refused : '')).join(', '),
    ...more,
  };
}

describe('variants of a combat', () => {
  it('variants are calculated in their order, with the first checked before the others', async () => {
    const steps: string[] = [];
    const variants = createVariants({
      calculate: (index) => {
        steps.push(`calculate ${index}`);
        return Promise.resolve(createResult(index));
      },
      checkFirst: (first) => steps.push(`check ${'refused' in first && first.refused}`),
    });
    assert.equal(await runAll(variants, {}), 'variant 0, variant 1, variant 2');
    assert.deepEqual(steps, ['calculate 0', 'check variant 0', 'calculate 1', 'calculate 2']);
    const useless = createVariants({
      checkFirst: () => {
        throw new Error('nothing to observe');
      },
    });
    await assert.rejects(runAll(useless, {}), /nothing to observe/);
  });

  it('the progress of variants is the number of those done, with the part of the one that is being calculated', async () => {
    const seen: CombatProgress[] = [];
    await runAll(createVariants(), { progress: (step) => seen.push(step) });
    assert.deepEqual(
      seen,
      [0, 0.25, 1, 1, 1.25, 2, 2, 2.25, 3].map((done) => ({ engagement: 'biscay', done, of: 3, unit: 'combats' })),
    );
    const unknown: number[] = [];
    await runAll(
      createVariants({
        calculate: (index, { progress } = {}) => {
          progress?.({ engagement: 'biscay', done: 0, of: 0, unit: 'steps' });
          return Promise.resolve(createResult(index));
        },
      }),
      { progress: ({ done }) => unknown.push(done) },
    );
    assert.deepEqual(unknown, [0, 1, 2]);
  });

  it('a variant hears of no progress that nobody follows, and of the signal that aborts all', async () => {
    const { signal } = new AbortController();
    const watches: unknown[] = [];
    const variants = createVariants({
      size: 1,
      calculate: (index, watch) => {
        watches.push(watch);
        return Promise.resolve(createResult(index));
      },
    });
    await runAll(variants, { signal });
    assert.deepEqual(watches, [{ signal }]);
  });

  it('an assignment is a name with its values, or a name alone', () => {
    assert.deepEqual(
      ['weather', ' weather = fine , rain ', 'dd=0..6', '=3', 'a=b=c', ''].map((text) => parseAssignment(text)),
      [
        { name: 'weather', values: undefined },
        { name: 'weather', values: 'fine , rain' },
        { name: 'dd', values: '0..6' },
        { name: '', values: '3' },
        { name: 'a', values: 'b=c' },
        { name: '', values: undefined },
      ],
    );
  });

  it('a sweep says which combat it is of, and where that is in the file', async () => {
    const text = dedent(biscay);
    const lines = text.split('\n');
    const line = lines.findIndex((each) => each.includes('id: biscay')) + 1;
    const { cells: _, variables: __, ...description } = await sweep(text, { vary: ['weather=fine'], file: 'night' });
    assert.deepEqual(description, {
      ...{ file: 'night', line, column: lines[line - 1]!.indexOf('id: biscay') + 1, document: 0 },
      ...{ id: 'biscay', title: 'Bay of Biscay', kind: 'strategic submarine warfare', size: 1 },
      ruleset: { id: 'wif-ssw', title: 'World in Flames: strategic submarine warfare' },
    });
  });

  it('a comparison of a turn has no id, and the place of its scenario', async () => {
    const text = dedent(twoZones);
    const vary = ['engagements.biscay.weather=rain'];
    const { line, column, document, id, kind, variants } = await compare(text, { turn: true, vary, runs: 100 });
    assert.deepEqual(
      variants.map(({ title }) => title),
      ['as written', 'weather=rain'],
    );
    assert.deepEqual({ document, id, kind }, { document: 0, id: '', kind: 'turn' });
    assert.deepEqual([line, text.split('\n')[line - 1]!.slice(column - 1)], [1, 'ruleset: wif-ssw']);
    await assert.rejects(compare(text, { turn: true, engagement: 'biscay', vary: ['weather=rain'] }), {
      message: 'A turn has all combats of the scenario: leave the id of the combat out.',
    });
  });

  it('a combat whose id several scenarios of a file have is none that could be meant', async () => {
    const text = dedent(biscay);
    await assert.rejects(sweep(`${text}---\n${text}`, { vary: ['weather=fine'], file: 'night' }), {
      message: 'Several scenarios of night have a combat `biscay`. Give it another id in one of them.',
    });
    await assert.rejects(sweep(dedent(twoZones), { vary: ['weather=fine'] }), {
      message: 'Which combat do you mean? There are: biscay and western-approaches. Name it with --engagement.',
    });
  });

  it('a variable of a comparison takes one value, of which an example is given', async () => {
    for (const [assignment, message] of [
      ['convoy.convoyPoints=1..3', 'Give `convoy.convoyPoints` one value, such as `convoy.convoyPoints=1`.'],
      ['weather=fine,rain', 'Say which values `rain` should have, such as `rain=0..4`.'],
      ['weather', 'Give `weather` one value, such as `weather=fine`.'],
    ] as const)
      await assert.rejects(compare(dedent(biscay), { with: [assignment] }), { message });
  });
});
