import assert from 'node:assert/strict';
import { mock } from 'node:test';
import type { Combat, State } from '../../../server/src/engine/combat';
import type { SampledOutcomes } from '../../../server/src/engine/outcome';
import { listAllCombats } from '../../../server/src/features';
import { computeFigures } from '../../../server/src/model/figures';
import { computeOddsFigures } from '../../../server/src/model/odds-figures';
import { analysisOfFile, scenarioFiles } from '../../support/samples';
import { maxCallsPerSlice } from '../engine/slices';

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

  const number = mock.fn(([value = 0]: State) => value);
  const word = mock.fn(([value = 0]: State) => (value % 2 === 0 ? 'even' : 'odd'));
  const read: Combat = {
    title: 'read',
    counters: [{ name: 'value', title: 'value', max: 5_000 }],
    start: [0],
    steps: [],
    measures: [{ path: ['value'], title: 'value', read: number }],
    summary: () => '',
  };
  const words = [
    { word: 'even', title: 'even' },
    { word: 'odd', title: 'odd' },
  ];
  const labelled: Combat = { ...read, labels: [{ path: ['word'], title: 'word', read: word, words }] };
  const headed: Combat = { ...read, headlines: [{ words: 'value', paths: [['value']], as: 'expected' }] };
  const ends = Array.from({ length: 5_000 }, (_, value) => ({ state: [value], probability: 1 / 5_000 }));
  const outcomes: SampledOutcomes = { exact: false, ends, runs: 5_000, seed: 1, bases: [] };

  it('reads figures off thousands of ends in slices', () => {
    for (const calculate of [computeFigures, computeOddsFigures]) {
      assert.ok(maxCallsPerSlice(calculate(labelled, outcomes), word.mock) <= 500);
      assert.ok(maxCallsPerSlice(calculate(headed, outcomes), number.mock) <= 500);
    }
  });
});
