import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { Combat, State } from '../../../server/src/engine/combat';
import type { Outcomes, SampledOutcomes } from '../../../server/src/engine/outcome';
import type { Calculation } from '../../../server/src/engine/progress';
import { listAllCombats } from '../../../server/src/features';
import { computeFigures } from '../../../server/src/model/figures';
import { computeOddsFigures } from '../../../server/src/model/odds-figures';
import { runToEnd } from '../../../server/src/model/steps';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { measureMaxCallsPerSlice } from '../engine/slices';

describe('figures of live odds', () => {
  for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken')))
    it(`combats of ${file} state labels or headlines for live odds`, () => {
      for (const { entry } of listAllCombats(analysisOfFile(file))) {
        const { labels = [], headlines = [], measures, events = [] } = entry.build();
        const sides = Object.keys(entry.sides);
        const decides = labels.some(({ words }) => words !== undefined);
        assert.ok(decides || headlines.length > 0, entry.id);
        const paths = new Set([...measures, ...events].map(({ path }) => path.join('.')));
        for (const { paths: measurePaths, side, as } of headlines) {
          for (const path of measurePaths) assert.ok(paths.has(path.join('.')), `${entry.id} has no ${path.join('.')}`);
          assert.ok(side === undefined || sides.includes(side), `${entry.id} has no side ${side}`);
          assert.ok(as === 'expected' || measurePaths.length === 1, entry.id);
        }
      }
    });

  const readNumber = mock.fn(([value = 0]: State) => value);
  const readWord = mock.fn(([value = 0]: State) => (value % 2 === 0 ? 'even' : 'odd'));
  const read: Combat = {
    title: 'read',
    counters: [{ name: 'value', title: 'value', max: 5_000 }],
    start: [0],
    steps: [],
    measures: [{ path: ['value'], title: 'value', read: readNumber }],
    summary: () => '',
  };
  const words = [
    { word: 'even', title: 'even' },
    { word: 'odd', title: 'odd' },
  ];
  const labelled: Combat = { ...read, labels: [{ path: ['word'], title: 'word', read: readWord, words }] };
  const headed: Combat = { ...read, headlines: [{ words: 'value', paths: [['value']], as: 'expected' }] };
  const ends = Array.from({ length: 5_000 }, (_, value) => ({ state: [value], probability: 1 / 5_000 }));
  const outcomes: SampledOutcomes = { exact: false, ends, runs: 5_000, seed: 1, bases: [] };

  it('reads figures off thousands of ends in slices', () => {
    for (const calculate of [computeFigures, computeOddsFigures]) {
      assert.ok(measureMaxCallsPerSlice(calculate(labelled, outcomes), readWord.mock) <= 500);
      assert.ok(measureMaxCallsPerSlice(calculate(headed, outcomes), readNumber.mock) <= 500);
    }
  });

  const run = <Result>(calculation: Calculation<Result>): Result => runToEnd(calculation);
  const createExactOutcomes = (...values: readonly number[]): Outcomes => ({
    exact: true,
    ends: values.map((end) => ({ state: [end], probability: 1 / values.length })),
    marginals: [],
    mass: 1,
    dropped: 0,
    states: 1,
    bases: [],
  });

  it('figures of live odds are the chances of the endings of a combat that has them', () => {
    const { figures, isRough, method } = run(computeFigures(labelled, createExactOutcomes(0, 1, 2, 3, 4)));
    assert.deepEqual([isRough, method], [false, 'exact']);
    assert.deepEqual(
      figures.map(({ kind, words: title, value }) => [kind, title, Math.round(value * 10) / 10]),
      [
        ['way', 'even', 0.6],
        ['way', 'odd', 0.4],
      ],
    );
  });

  it('figures of live odds are means and chances of its headlines otherwise, with the words that a headline gives', () => {
    const list = (headline: object, outcomes: Outcomes) =>
      run(
        computeFigures(
          { ...read, headlines: [{ words: 'value', paths: [['value']], ...headline }] } as unknown as Combat,
          outcomes,
        ),
      ).figures;
    assert.deepEqual(list({ as: 'expected', singular: 'one', total: 9, side: 'a' }, createExactOutcomes(2, 3)), [
      { kind: 'expected', side: 'a', words: 'value', singular: 'one', value: 2.5, total: 9 },
    ]);
    assert.deepEqual(list({ as: 'expected' }, createExactOutcomes(2)), [
      { kind: 'expected', side: undefined, words: 'value', value: 2, isCertain: true },
    ]);
    assert.deepEqual(list({ as: 'chance' }, createExactOutcomes(0, 0, 0, 3)), [
      { kind: 'chance', side: undefined, words: 'value', value: 0.25 },
    ]);
    assert.deepEqual(list({ as: 'chance', paths: [['none']] }, createExactOutcomes(1)), [
      { kind: 'chance', side: undefined, words: 'value', value: 0 },
    ]);
  });

  it('figures of live odds leave out the chance of an event that is certain or impossible, if its headline asks for that', () => {
    const list = (...values: readonly number[]) =>
      run(
        computeFigures(
          { ...read, headlines: [{ words: 'value', paths: [['value']], as: 'chance', ifOpen: true }] },
          createExactOutcomes(...values),
        ),
      ).figures.map(({ value, isAdditional }) => [value, isAdditional]);
    assert.deepEqual([list(0), list(1), list(0, 1)], [[], [], [[0.5, true]]]);
  });

  it('the odds of a combat in numbers are the chance of each word and event, and the mean of every other number', () => {
    const combat: Combat = {
      ...labelled,
      measures: [
        ...read.measures,
        { ...read.measures[0]!, path: ['hit'], title: 'a hit', subject: { kind: 'event' } as never },
      ],
    };
    const list = (outcomes: Outcomes) =>
      run(computeOddsFigures(combat, outcomes)).all.map(({ path, title, kind, value, low, high }) =>
        [path.join('.'), title, kind, value, low <= value && value <= high ? '' : `${low}..${high}`].join(' ').trim(),
      );
    assert.deepEqual(list(createExactOutcomes(2, 4)), [
      'even even chance 1',
      'odd odd chance 0',
      'value value mean 3',
      'hit a hit chance 1',
    ]);
    assert.deepEqual(list(createExactOutcomes(0, 1, 0, 0)), [
      'even even chance 0.75',
      'odd odd chance 0.25',
      'value value mean 0.25',
      'hit a hit chance 0.25',
    ]);
    assert.deepEqual(run(computeOddsFigures(combat, createExactOutcomes(1))).method, 'exact');
    const { runs, seed } = run(computeOddsFigures(read, outcomes));
    assert.deepEqual([runs, seed], [5_000, 1]);
  });

  it('figures of live odds name points that are not spent, from 0.05 on, and the house tables that the odds rest on', () => {
    const combat: Combat = { ...read, unspent: [{ words: 'points', paths: [['value']], as: 'expected' }] };
    const countUnspent = (count: number) =>
      run(computeFigures(combat, createExactOutcomes(1, ...Array<number>(count).fill(0)))).unspent?.length;
    assert.deepEqual([countUnspent(18), countUnspent(19), countUnspent(20)], [1, 1, undefined]);
    const bases = [
      { kind: 'house-table', name: 'chart' },
      { kind: 'rule', name: 'x' },
    ] as unknown as Outcomes['bases'];
    assert.deepEqual(run(computeFigures(read, { ...createExactOutcomes(1), bases })).houseTables, ['chart']);
    assert.ok(!('houseTables' in run(computeFigures(read, createExactOutcomes(1)))));
  });
});
