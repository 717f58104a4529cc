import assert from 'node:assert/strict';
import { TransitionGraph } from '../../../server/src/engine/transition-graph';
import { runToEnd } from '../../../server/src/engine/progress';
import { Walk } from '../../../server/src/engine/walk';
import { createHunt } from './hunt';
import { tosses } from './toss';

describe('transition graph', () => {
  it('lists each stop once, with loops after all their successors', () => {
    const graph = new TransitionGraph(new Walk(tosses));
    const start = runToEnd(graph.include(graph.walk.start()));
    assert.equal(start, 0);
    // No heads, one, and the end with two: tails lead back to the same stop.
    assert.deepEqual(
      graph.nodes.map(({ stop }) => stop.state[0]),
      [0, 1, 2],
    );
    assert.deepEqual(graph.loops, [[2], [1], [0]]);
    const [first] = graph.nodes;
    assert.deepEqual(
      [first!.next.toSorted(), first!.probabilities],
      [
        [0, 1],
        [0.5, 0.5],
      ],
    );
  });

  it('puts stops that lead to each other into one loop', () => {
    const graph = new TransitionGraph(new Walk(tosses, { branchesOn: () => true }));
    runToEnd(graph.include(graph.walk.start()));
    const sizes = graph.loops.map((loop) => loop.length).sort();
    // Before and after the decision with no heads and with one; ends with two heads, and after stopping with none or one.
    assert.deepEqual(sizes, [1, 1, 1, 2, 2]);
    for (const [index, loop] of graph.loops.entries())
      assert.ok(loop.every((node) => graph.loopIndexes[node] === index));
  });

  it('returns the same index for a stop that it already includes', () => {
    const graph = new TransitionGraph(new Walk(tosses));
    const [first, again] = [0, 1].map(() => runToEnd(graph.include(graph.walk.start())));
    assert.equal(first, again);
    assert.equal(graph.nodes.length, 3);
  });

  it('gives up beyond the limit of transitions', () => {
    const graph = new TransitionGraph(new Walk(createHunt()), 10);
    assert.equal(runToEnd(graph.include(graph.walk.start())), undefined);
  });
});
