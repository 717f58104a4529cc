import assert from 'node:assert/strict';
import type { Combat, Roll, Rounds } from '../../../server/src/engine/combat';
import { TransitionGraph } from '../../../server/src/engine/transition-graph';
import { GraphValues } from '../../../server/src/engine/graph-values';
import { runToEnd } from '../../../server/src/engine/progress';
import { Visits } from '../../../server/src/engine/visits';
import { Walk } from '../../../server/src/engine/walk';
import { toss, tosses } from './toss';

describe('visits to the stops of a graph', () => {
  const graph = new TransitionGraph(new Walk(tosses, { branchesOn: () => true }));
  const start = runToEnd(graph.include(graph.walk.start()))!;
  const values = new GraphValues(graph, () => 0, 'ordered');
  runToEnd(values.computeAll());
  const visits = new Visits(values, start);
  runToEnd(visits.computeAll());
  const findNode = (kind: string, heads: number, stopped: number): number =>
    graph.nodes.findIndex(({ stop }) => stop.kind === kind && stop.state.join() === `${heads},${stopped}`);

  it('counts expected visits, including returns', () => {
    assert.equal(start, findNode('choice', 0, 0));
    // A coin needs two tosses on average to show heads.
    for (const kind of ['choice', 'roll'])
      for (const heads of [0, 1]) assert.ok(Math.abs(visits.getExpected(findNode(kind, heads, 0)) - 2) < 1e-12);
    assert.ok(Math.abs(visits.getExpected(findNode('end', 2, 0)) - 1) < 1e-12);
  });

  it('gives the chance that a stop is visited at all', () => {
    for (const heads of [0, 1]) assert.ok(Math.abs(visits.computeChance(findNode('choice', heads, 0)) - 1) < 1e-12);
    assert.equal(visits.computeChance(findNode('end', 0, 1)), 0, 'nobody stops as ordered');
  });

  it('pauses after each large loop', () => {
    const stages = 10;
    const step: Roll = {
      ...toss,
      apply: ([stage = 0, place = 0], face) => {
        const next = Math.max(0, place + (face === 1 ? -1 : 1));
        return next < 30 ? [stage, next] : [stage + 1, 0];
      },
    };
    const [rounds] = tosses.steps as readonly [Rounds];
    const strolls: Combat = {
      ...tosses,
      counters: [
        { name: 'stage', title: 'stage', max: stages },
        { name: 'place', title: 'place', max: 29 },
      ],
      steps: [{ ...rounds, again: ([stage = 0]) => stage < stages, steps: [step] }],
    };
    const strolled = new TransitionGraph(new Walk(strolls));
    const first = runToEnd(strolled.include(strolled.walk.start()))!;
    const strolledValues = new GraphValues(strolled, () => 0, 'ordered');
    runToEnd(strolledValues.computeAll());
    assert.deepEqual(
      strolled.loops.filter(({ length }) => length > 1).map(({ length }) => length),
      Array(stages).fill(30),
    );
    assert.ok([...new Visits(strolledValues, first).computeAll()].length >= stages);
  });
});
