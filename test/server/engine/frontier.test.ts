import assert from 'node:assert/strict';
import {
  createRun,
  moveEntry,
  getProgress,
  partition,
  prune,
  addState,
  getSum,
} from '../../../server/src/engine/frontier';
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

  it('a moved state keeps what rounding left out of its sum', () => {
    const run = createRun(createHunt(), 100, true);
    const to: Frontier = new Map();
    addState(run, to, [0, 3, 0], 1);
    const [key] = to.keys();
    const entry = { state: [0, 3, 0], sum: 0, compensation: 2 ** -52 };
    for (let times = 0; times < 4; times++) moveEntry(to, key!, entry);
    assert.equal(getSum(to.get(key!)!), 1 + 4 * 2 ** -52);
  });

  it('a state whose array is used again is copied', () => {
    const run = createRun(createHunt(), 100, true);
    const frontier: Frontier = new Map();
    const states = [
      [0, 3, 0],
      [1, 3, 0],
    ];
    addState(run, frontier, states[0]!, 0.5, true);
    addState(run, frontier, states[1]!, 0.5);
    const stored = [...frontier.values()].map(({ state }) => state);
    assert.deepEqual(stored, states);
    assert.deepEqual([stored[0] === states[0], stored[1] === states[1]], [false, true]);
  });

  it('states are parted by a condition, with a pause after 200', () => {
    const run = createRun(createHunt(), 1000, true);
    const [from, first, second] = [1, 2, 3].map((): Frontier => new Map());
    for (let heads = 0; heads < 450; heads++) addState(run, from!, [heads, 3, 0], 1 / 512);
    const pauses = [...partition(run, from!, ([heads = 0]) => heads < 100, first!, second!)];
    assert.deepEqual([first!.size, second!.size], [100, 350]);
    assert.deepEqual(pauses, [getProgress(run), getProgress(run)]);
    assert.equal([...prune(run, first!, 0)].length, 0);
    assert.equal([...prune(run, second!, 1)].length, 2);
    assert.deepEqual([second!.size, getSum(run.dropped)], [0, 350 / 512]);
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
