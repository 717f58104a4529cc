import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { TransitionGraph } from '../../../server/src/engine/transition-graph';
import { GraphValues, largeLoop, minGain } from '../../../server/src/engine/graph-values';
import type { GraphNode } from '../../../server/src/engine/transition-graph';
import type { Policy } from '../../../server/src/engine/graph-values';
import { runToEnd } from '../../../server/src/engine/progress';
import { Walk } from '../../../server/src/engine/walk';
import { tosses } from './toss';

function computeValues(policy: Policy, aim: (end: readonly number[]) => number, combat: Combat = tosses): GraphValues {
  const graph = new TransitionGraph(new Walk(combat, { branchesOn: () => true }));
  runToEnd(graph.include(graph.walk.start()));
  const values = new GraphValues(graph, aim, policy);
  runToEnd(values.computeAll());
  return values;
}

describe('values of the stops of a graph', () => {
  const readStopped = ([, stopped = 0]: readonly number[]) => stopped;
  const readHeads = ([heads = 0]: readonly number[]) => heads;

  it('ordered values are the expectation with decisions as ordered', () => {
    assert.equal(computeValues('ordered', readStopped).valueAt(0), 0);
    assert.ok(Math.abs(computeValues('ordered', readHeads).valueAt(0) - 2) < 1e-12);
  });

  it('best values are the maximum over open decisions', () => {
    const values = computeValues('best', readStopped);
    assert.equal(values.valueAt(0), 1);
    const last = values.graph.nodes.findIndex(({ stop }) => stop.kind === 'choice' && stop.state[0] === 1);
    assert.equal(values.getChosenOption(last), 1, 'the last moment to stop');
    assert.equal(values.getChosenOption(0), 0, 'as ordered, while that is as good');
  });

  it('rejects a combat that never ends', () => {
    const [rounds] = tosses.steps;
    assert.ok(rounds?.kind === 'rounds');
    const steps = rounds.steps.map((step) => (step.kind === 'roll' ? { ...step, apply: () => [0, 0] } : step));
    const endless = { ...tosses, steps: [{ ...rounds, steps }] };
    assert.throws(() => computeValues('ordered', readHeads, endless), /Nothing leads out/);
  });

  const end = (value: number) => ({ stop: { kind: 'end', state: [value] }, next: [], probabilities: [] });
  const roll = (next: readonly number[], probabilities: readonly number[]) => ({
    stop: { kind: 'roll', name: 'roll' },
    next,
    probabilities,
  });
  const choose = (next: readonly number[], preferred: string) => ({
    ...{ stop: { kind: 'choice', name: 'retreat', options: ['stay', 'go'], preferred }, next, probabilities: [] },
  });
  const createValues = (nodes: readonly object[], loops: readonly (readonly number[])[], policy: Policy = 'best') =>
    new GraphValues({ nodes: nodes as readonly GraphNode[], loops } as TransitionGraph, readHeads, policy);

  it('another option than the ordered one is chosen only if it is better by more than rounding errors', () => {
    const chooseBetween = (stay: number, go: number, preferred: string, policy?: Policy) => {
      const values = createValues([choose([1, 2], preferred), end(stay), end(go)], [[1], [2], [0]], policy);
      runToEnd(values.computeAll());
      return [values.getChosenOption(0), values.valueAt(0)];
    };
    assert.deepEqual(chooseBetween(1, 2, 'stay'), [1, 2]);
    assert.deepEqual(chooseBetween(2, 1, 'stay'), [0, 2]);
    assert.deepEqual(chooseBetween(2, 1, 'go'), [0, 2]);
    assert.deepEqual(chooseBetween(2, 2, 'go'), [1, 2]);
    assert.deepEqual(chooseBetween(0, minGain / 2, 'stay'), [0, 0]);
    assert.deepEqual(chooseBetween(0, minGain, 'stay'), [0, 0]);
    assert.deepEqual(chooseBetween(0, 2 * minGain, 'stay'), [1, 2 * minGain]);
    assert.deepEqual(chooseBetween(1, 2, 'stay', 'ordered'), [0, 1]);
    const values = createValues([end(1)], [[0]]);
    assert.throws(() => values.getChosenOption(0), /is not a decision/);
  });

  it('a decision in a loop is made anew each time, for the better of its ends', () => {
    const decide = (stay: number, go: number, policy?: Policy) => {
      const nodes = [choose([1, 2], 'stay'), roll([0, 3], [0.75, 0.25]), end(go), end(stay)];
      const values = createValues(nodes, [[2], [3], [1, 0]], policy);
      runToEnd(values.computeAll());
      return [0, 1].map((index) => Math.round(values.valueAt(index) * 1e12) / 1e12);
    };
    assert.deepEqual(decide(1, 0), [1, 1]);
    assert.deepEqual(decide(1, 2), [2, 1.75]);
    assert.deepEqual(decide(1, 2, 'ordered'), [1, 1]);
    assert.deepEqual(decide(0, minGain / 2), [0, 0]);
    const alone = createValues([roll([0, 1, 2], [0.5, 0.25, 0.25]), end(4), end(8)], [[1], [2], [0]]);
    runToEnd(alone.computeAll());
    assert.equal(alone.valueAt(0), 6, 'a stop that leads back to itself is a loop, too');
  });

  it('values are computed with a pause after 50 loops, and after each try of a large one', () => {
    const single = createValues(
      Array.from({ length: 120 }, () => end(1)),
      Array.from({ length: 120 }, (_, index) => [index]),
    );
    assert.deepEqual(
      [...single.computeAll()],
      [0, 50, 100].map((done) => ({ done, total: 120, unit: 'steps' })),
    );
    assert.equal([...single.computeAll()].length, 0, 'what is computed stays');
    const countPauses = (length: number) => {
      const ring = Array.from({ length }, (_, index) => roll([(index + 1) % length, length], [0.5, 0.5]));
      return [...createValues([...ring, end(1)], [[length], ring.map((_, index) => index)]).computeAll()].length;
    };
    assert.deepEqual([countPauses(largeLoop), countPauses(largeLoop + 1)], [1, 2]);
  });
});
