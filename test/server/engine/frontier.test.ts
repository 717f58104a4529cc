import assert from 'node:assert/strict';
import { begin, pass, progressOf, prune, put, shareOf } from '../../../server/src/engine/frontier';
import type { Frontier } from '../../../server/src/engine/frontier';
import { finish } from '../../../server/src/engine/progress';
import { hunt } from './hunt';

describe('frontier', () => {
  it('holds each state once with the sum of its probabilities', () => {
    const run = begin(hunt(), 100, true);
    const frontier: Frontier = new Map();
    for (const share of [0.25, 0.5]) put(run, frontier, [0, 3, 0], share);
    put(run, frontier, [1, 3, 0], 0.25);
    assert.deepEqual([...frontier.values()].map(shareOf), [0.75, 0.25]);
    assert.equal(run.states, 2);
  });

  it('moves states over from another frontier', () => {
    const run = begin(hunt(), 100, true);
    const from: Frontier = new Map();
    const to: Frontier = new Map();
    put(run, from, [0, 3, 0], 0.25);
    put(run, to, [0, 3, 0], 0.5);
    for (const [key, entry] of from) pass(to, key, entry);
    assert.deepEqual([...to.values()].map(shareOf), [0.75]);
  });

  it('prunes unlikely states and counts the dropped probability', () => {
    const run = begin(hunt(), 100, true);
    const frontier: Frontier = new Map();
    put(run, frontier, [0, 3, 0], 0.999);
    put(run, frontier, [1, 3, 0], 0.001);
    assert.equal(finish(prune(run, frontier, 0.01)).size, 1);
    assert.equal(shareOf(run.dropped), 0.001);
  });

  it('reports the finished top-level steps as progress', () => {
    const run = begin(hunt(), 100, true);
    run.topStepsDone = 2;
    assert.deepEqual(progressOf(run), { done: 2, of: 3, unit: 'steps' });
  });
});
