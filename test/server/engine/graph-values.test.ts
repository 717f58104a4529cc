import assert from 'node:assert/strict';
import type { Combat } from '../../../server/src/engine/combat';
import { TransitionGraph } from '../../../server/src/engine/graph';
import { Values } from '../../../server/src/engine/graph-values';
import type { Policy } from '../../../server/src/engine/graph-values';
import { finish } from '../../../server/src/engine/progress';
import { Walk } from '../../../server/src/engine/walk';
import { tosses } from './toss';

function valuesOf(policy: Policy, aim: (end: readonly number[]) => number, combat: Combat = tosses): Values {
  const graph = new TransitionGraph(new Walk(combat, { isOpen: () => true }));
  finish(graph.include(graph.walk.start()));
  const values = new Values(graph, aim, policy);
  finish(values.work());
  return values;
}

describe('values of the stops of a graph', () => {
  const stopped = ([, stopped = 0]: readonly number[]) => stopped;
  const heads = ([heads = 0]: readonly number[]) => heads;

  it('ordered values are the expectation with decisions as ordered', () => {
    assert.equal(valuesOf('ordered', stopped).of(0), 0);
    assert.ok(Math.abs(valuesOf('ordered', heads).of(0) - 2) < 1e-12);
  });

  it('best values are the maximum over open decisions', () => {
    const values = valuesOf('best', stopped);
    assert.equal(values.of(0), 1);
    const last = values.graph.nodes.findIndex(({ stop }) => stop.kind === 'choice' && stop.state[0] === 1);
    assert.equal(values.taken(last), 1, 'the last moment to stop');
    assert.equal(values.taken(0), 0, 'as ordered, while that is as good');
  });

  it('rejects a combat that never ends', () => {
    const [rounds] = tosses.steps;
    assert.ok(rounds?.kind === 'rounds');
    const steps = rounds.steps.map((step) => (step.kind === 'roll' ? { ...step, apply: () => [0, 0] } : step));
    const endless = { ...tosses, steps: [{ ...rounds, steps }] };
    assert.throws(() => valuesOf('ordered', heads, endless), /Nothing leads out/);
  });
});
