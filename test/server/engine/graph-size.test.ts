import assert from 'node:assert/strict';
import fc from 'fast-check';
import { hitsOf } from '../../../server/src/engine/branches';
import type { Combat, Roll, Update } from '../../../server/src/engine/combat';
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
  return finish(surelyTooLarge(combat, () => true, maxTransitions)) !== undefined;
}

/** The combat behind a die that nothing looks at once it has been read. */
function behindDie(combat: Combat, sides: number): Combat {
  const die = combat.counters.length;
  const id = `die-${die}`;
  const words = { title: 'die', rules: ['die'] };
  const roll: Roll = {
    ...{ kind: 'roll', id, ...words, by: 'us', dice: () => ({ count: 1, sides }) },
    apply: (state, total) => state.with(die, total),
  };
  const read: Update = { kind: 'update', id: `${id}-read`, ...words, apply: (state) => state, marginalises: [die] };
  return {
    ...combat,
    counters: [...combat.counters, { name: id, title: 'die', max: sides }],
    start: [...combat.start, 0],
    steps: [roll, read, ...combat.steps],
  };
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

  it('is never more where states that differ in what nothing reads any more are followed as one', () => {
    let told = 0;
    const behind = fc.tuple(fc.oneof(battleShapes.map(battleOf), plans.map(randomCombat)), fc.constantFrom(2, 3));
    fc.assert(
      fc.property(behind, fc.constantFrom(2, 4), ([combat, first], second) => {
        const both = behindDie(behindDie(combat, second), first);
        const size = sizeOf(both);
        fc.pre(size !== undefined);
        assert.equal(isTooLarge(both, size), false);
        told += Number(isTooLarge(both, size - 1));
      }),
      { seed: 41, numRuns: 300 },
    );
    assert.ok(told > 100, `only ${told} were told to the last transition`);
  });

  it('is told of the combat behind a die as soon as of the combat', () => {
    const force = { dd: 6, ac: 2, bb: 2, ftr: 6 };
    const combat = combatOf(battleScenario({ name: 'without submarines', attacker: force, defender: force }));
    const alone = finish(surelyTooLarge(combat, () => true, 10_000));
    const behind = finish(surelyTooLarge(behindDie(combat, 6), () => true, 6 + 6 * 10_000));
    assert.equal(behind?.states, alone!.states + 1);
  });

  it('tells what is far too large from a small part of it', () => {
    const force = { sub: 6, dd: 6, ac: 2, bb: 2, ftr: 6 };
    const combat = seaBattle({ attacker: force, defender: force });
    const calculation = surelyTooLarge(combat, () => true, 3_000);
    let [pauses, step] = [0, calculation.next()];
    for (; !step.done; step = calculation.next()) pauses++;
    assert.ok(step.value?.tooLarge && step.value.states > 0);
    assert.ok(pauses > 1 && pauses < 20, `${pauses} pauses`);
  });

  it('is told from the volleys behind opening fire, whatever that hits', () => {
    const told = finish(surelyTooLarge(combatOf(battleScenario(sixKinds)), ({ by }) => by === 'attacker', 750_000));
    assert.ok(told && told.states < 750_000 / 200, `${told?.states} stops`);
  });

  it('is left open, and soon, where stops have few transitions each', () => {
    const force = { sub: 6, dd: 6, ac: 2, bb: 2, ftr: 6 };
    assert.equal(isTooLarge(seaBattle({ attacker: force, defender: force }), 1_000_000), false);
  });
});
