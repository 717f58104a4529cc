import assert from 'node:assert/strict';
import { createRun, moveEntry, getProgress, prune, addState, getSum } from '../../../server/src/engine/frontier';
import type { Frontier } from '../../../server/src/engine/frontier';
import { runToEnd } from '../../../server/src/engine/progress';
import { createHunt } from './hunt';

describe('frontier', () => {
  it('holds each state once with the sum of its probabilities', () => {
    const run = createRun(createHunt(), 100, true);
    const frontier: Frontier = new Map();
    for (const probability of [0.25, 0.5]) addState(run, frontier, [0, 3, 0], probability);
    addState(run, frontier, [1, 3, 0], 0.25);
    assert.deepEqual([...frontier.values()].map(getSum), [0.75, 0.25]);
    assert.equal(run.stateCount, 2);
  });

  it('moves states over from another frontier', () => {
    const run = createRun(createHunt(), 100, true);
    const from: Frontier = new Map();
    const to: Frontier = new Map();
    addState(run, from, [0, 3, 0], 0.25);
    addState(run, to, [0, 3, 0], 0.5);
    for (const [key, entry] of from) moveEntry(to, key, entry);
    assert.deepEqual([...to.values()].map(getSum), [0.75]);
  });

  it('prunes unlikely states and counts the dropped probability', () => {
    const run = createRun(createHunt(), 100, true);
    const frontier: Frontier = new Map();
    addState(run, frontier, [0, 3, 0], 0.999);
    addState(run, frontier, [1, 3, 0], 0.001);
    assert.equal(runToEnd(prune(run, frontier, 0.01)).size, 1);
    assert.equal(getSum(run.dropped), 0.001);
  });

  it('reports the finished top-level steps as progress', () => {
    const run = createRun(createHunt(), 100, true);
    run.topStepsDone = 2;
    assert.deepEqual(getProgress(run), { done: 2, total: 3, unit: 'steps' });
  });
});
