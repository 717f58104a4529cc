import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { TransitionGraph } from '../../../server/src/engine/transition-graph';
import { GraphValues } from '../../../server/src/engine/graph-values';
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
});
