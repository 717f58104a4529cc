import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hitsOf } from '../../../server/src/engine/branches';
import type { Combat } from '../../../server/src/engine/combat';
import { TransitionGraph } from '../../../server/src/engine/graph';
import type { GraphNode } from '../../../server/src/engine/graph';
import { surelyTooLarge } from '../../../server/src/engine/graph-size';
import { finish } from '../../../server/src/engine/progress';
import { Walk } from '../../../server/src/engine/walk';
import { battleScenario, sixKinds } from '../../bench/battles';
import { combatOf } from '../../bench/engine';
import { battleOf, battleShapes } from './random-battle';
import { combatOf as randomCombat, plans } from './random-combat';
import { seaBattle } from './sea-battle';

function openWalk(combat: Combat): Walk {
  return new Walk(combat, { isOpen: () => true });
}

function isTooLarge(combat: Combat, maxTransitions: number): boolean {
  const walk = openWalk(combat);
  return finish(surelyTooLarge(walk, walk.start(), maxTransitions)) !== undefined;
}

/** As many transitions as the graph of a combat has; undefined of one that is given up. */
function sizeOf(combat: Combat): number | undefined {
  const walk = openWalk(combat);
  const graph = new TransitionGraph(walk, 20_000);
  if (finish(graph.include(walk.start())) === undefined) return undefined;
  return graph.nodes.reduce((sum, node) => sum + transitionsOf(walk, node), 0);
}

function transitionsOf(walk: Walk, { stop }: GraphNode): number {
  if (stop.kind === 'choice') return stop.options.length;
  if (stop.kind === 'roll') return stop.dice.count * (stop.dice.sides - 1) + 1;
  if (stop.kind === 'end') return 0;
  let count = 0;
  const hits = stop.salvos.map((salvo) => hitsOf({ sums: new Map(), binomials: new Map() }, salvo));
  for (const _some of walk.firedAnyhow(stop, hits, () => count++));
  return count;
}

describe('the least size of a graph', () => {
  it('is never more than the graph has', () => {
    let tried = 0;
    fc.assert(
      fc.property(fc.oneof(battleShapes.map(battleOf), plans.map(randomCombat)), (combat) => {
        const size = sizeOf(combat);
        fc.pre(size !== undefined);
        tried++;
        assert.equal(isTooLarge(combat, size), false);
      }),
      { seed: 40, numRuns: 500 },
    );
    assert.ok(tried > 300, `only ${tried} were small enough`);
  });

  it('tells what is far too large from a small part of it', () => {
    const force = { sub: 6, dd: 6, ac: 2, bb: 2, ftr: 6 };
    const combat = seaBattle({ attacker: force, defender: force });
    const walk = openWalk(combat);
    const calculation = surelyTooLarge(walk, walk.start(), 3_000);
    let [pauses, step] = [0, calculation.next()];
    for (; !step.done; step = calculation.next()) pauses++;
    assert.ok(step.value?.tooLarge && step.value.states > 0);
    assert.ok(pauses > 1 && pauses < 20, `${pauses} pauses`);
  });

  it('is told from the volleys behind opening fire, whatever that hits', () => {
    const walk = new Walk(combatOf(battleScenario(sixKinds)), { isOpen: ({ by }) => by === 'attacker' });
    const told = finish(surelyTooLarge(walk, walk.start(), 750_000));
    assert.ok(told && told.states < 750_000 / 100, `${told?.states} stops`);
  });

  it('is left open, and soon, where stops have few transitions each', () => {
    const force = { sub: 6, dd: 6, ac: 2, bb: 2, ftr: 6 };
    assert.equal(isTooLarge(seaBattle({ attacker: force, defender: force }), 1_000_000), false);
  });
});
