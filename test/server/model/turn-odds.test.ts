import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { computeInterval, type ExactOutcomes, type Outcomes } from '../../../server/src/engine/outcome';
import type { Turn } from '../../../server/src/engine/turn/turn';
import { runToEnd } from '../../../server/src/model/steps';
import { summarizeTurn } from '../../../server/src/model/turn-odds';

const combat: Combat = {
  title: 'raid',
  counters: [{ name: 'ipc', title: 'IPC', max: 6 }],
  start: [0],
  steps: [],
  measures: [{ path: ['ipc'], title: 'IPC', read: ([ipc = 0]) => ipc }],
  headlines: [{ words: 'IPC lost', paths: [['ipc']], as: 'expected' }],
  summary: () => '',
};

/** A combat that ends with each of these numbers, equally likely. */
const endWith = (...values: readonly number[]): ExactOutcomes => ({
  exact: true,
  ends: values.map((ipc) => ({ state: [ipc], probability: 1 / values.length })),
  marginals: [],
  states: 9,
  mass: 1,
  dropped: 0,
  bases: [],
});

const turn: Turn = {
  ...{ title: 'turn', counters: [], start: [], stages: [] },
  totals: [{ path: ['ipc'], title: 'IPC' }],
};
const stage = {} as Turn['stages'][number];

describe('the odds of a turn in numbers', () => {
  it('figures of a combat are means over the forms in which it is fought, by the chances of these', () => {
    const summarize = (...parts: readonly (readonly [number, Outcomes])[]) =>
      runToEnd(
        summarizeTurn(turn, {
          outcomes: endWith(2, 4),
          stages: [
            { stage, parts: parts.map(([probability, outcomes]) => ({ probability, combat, outcomes })), gained: [3] },
          ],
        }),
      );
    const { stages, totals, ...effort } = summarize([0.5, endWith(1, 3)], [0.25, endWith(5)]);
    assert.deepEqual(effort, { method: 'exact', bound: 0, states: 9, mass: 1, dropped: 0, bases: [] });
    assert.deepEqual(totals, [
      [
        { value: 2, share: 0.5 },
        { value: 4, share: 0.5 },
      ],
    ]);
    assert.equal(stages.length, 1);
    assert.deepEqual([stages[0]!.chance, stages[0]!.gained, stages[0]!.figures.length], [0.75, [3], 1]);
    const [figure] = stages[0]!.figures;
    assert.ok(Math.abs(figure!.value - (2 * 0.5 + 5 * 0.25) / 0.75) < 1e-12, String(figure!.value));
    assert.equal(summarize([0.7, endWith(1)], [0.2, endWith(1)], [0.1 + 1e-9, endWith(1)]).stages[0]!.chance, 1);
    assert.deepEqual(summarize().stages[0], { chance: 0, figures: [], gained: [3] });
  });

  it('sampled odds of a turn have their runs and seed, and an interval for each value', () => {
    const outcomes: Outcomes = {
      ...{ exact: false, runs: 100, seed: 7, bases: [] },
      ends: [
        { state: [2], probability: 0.25 },
        { state: [4], probability: 0.75 },
      ],
    };
    const odds = runToEnd(summarizeTurn(turn, { outcomes, stages: [] }));
    assert.deepEqual(
      { ...odds, bound: undefined },
      {
        ...{ method: 'sampled', bound: undefined, runs: 100, seed: 7, states: 2, mass: 1, dropped: 0, bases: [] },
        totals: [
          [
            { value: 2, share: 0.25, ...computeInterval(outcomes, 0.25) },
            { value: 4, share: 0.75, ...computeInterval(outcomes, 0.75) },
          ],
        ],
        stages: [],
      },
    );
  });
});
