import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeHits } from '../../../server/src/engine/branches';
import type { Combat, Roll, Update } from '../../../server/src/engine/combat';
import { TransitionGraph } from '../../../server/src/engine/transition-graph';
import type { GraphNode } from '../../../server/src/engine/transition-graph';
import { detectTooLarge } from '../../../server/src/engine/graph-size';
import { runToEnd } from '../../../server/src/engine/progress';
import { Walk } from '../../../server/src/engine/walk';
import { createBattleScenario, sixKinds } from '../../bench/battles';
import { createCombat } from '../../bench/engine';
import { createBattle, battleShapes } from './random-battle';
import { createRandomCombat as randomCombat, planArbitrary } from './random-combat';
import { createSeaBattle } from './sea-battle';

function createOpenWalk(combat: Combat): Walk {
  return new Walk(combat, { branchesOn: () => true });
}

function isTooLarge(combat: Combat, maxTransitions: number): boolean {
  return runToEnd(detectTooLarge(createOpenWalk(combat), maxTransitions)) !== undefined;
}

/** The combat after a die whose counter is dead as soon as it has been read. */
function addDeadDie(combat: Combat, sides: number): Combat {
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

/** The number of transitions in the graph of a combat; undefined if the graph is too large. */
function countGraphTransitions(combat: Combat): number | undefined {
  const walk = createOpenWalk(combat);
  const graph = new TransitionGraph(walk, 20_000);
  if (runToEnd(graph.include(walk.start())) === undefined) return undefined;
  return graph.nodes.reduce((sum, node) => sum + countTransitions(walk, node), 0);
}

function countTransitions(walk: Walk, { stop }: GraphNode): number {
  if (stop.kind === 'choice') return stop.options.length;
  if (stop.kind === 'roll') return stop.dice.count * (stop.dice.sides - 1) + 1;
  if (stop.kind === 'end') return 0;
  let count = 0;
  const hits = stop.salvos.map((salvo) => computeHits({ sums: new Map(), binomials: new Map() }, salvo));
  for (const _some of walk.forEachFireOutcome(stop, hits, () => count++));
  return count;
}

describe('lower bound of a graph size', () => {
  it('the lower bound never exceeds the size of the graph', () => {
    let tried = 0;
    fc.assert(
      fc.property(fc.oneof(battleShapes.map(createBattle), planArbitrary.map(randomCombat)), (combat) => {
        const size = countGraphTransitions(combat);
        fc.pre(size !== undefined);
        tried++;
        assert.equal(isTooLarge(combat, size), false);
      }),
      { seed: 40, numRuns: 500 },
    );
    assert.ok(tried > 300, `only ${tried} were small enough`);
  });

  it('the lower bound never exceeds the size if states that differ in dead counters are merged', () => {
    let tightCount = 0;
    const behind = fc.tuple(
      fc.oneof(battleShapes.map(createBattle), planArbitrary.map(randomCombat)),
      fc.constantFrom(2, 3),
    );
    fc.assert(
      fc.property(behind, fc.constantFrom(2, 4), ([combat, first], second) => {
        const both = addDeadDie(addDeadDie(combat, second), first);
        const size = countGraphTransitions(both);
        fc.pre(size !== undefined);
        assert.equal(isTooLarge(both, size), false);
        tightCount += Number(isTooLarge(both, size - 1));
      }),
      { seed: 41, numRuns: 300 },
    );
    assert.ok(tightCount > 100, `only ${tightCount} bounds were exact`);
  });

  it('detects a far too large graph from a small part of it', () => {
    const force = { sub: 6, dd: 6, ac: 2, bb: 2, ftr: 6 };
    const combat = createSeaBattle({ attacker: force, defender: force });
    const calculation = detectTooLarge(createOpenWalk(combat), 3_000);
    let [pauses, step] = [0, calculation.next()];
    for (; !step.done; step = calculation.next()) pauses++;
    assert.ok(step.value?.tooLarge && step.value.states > 0);
    assert.ok(pauses > 1 && pauses < 20, `${pauses} pauses`);
  });

  it('detects a too large graph from the volleys after opening fire, whatever that hits', () => {
    const walk = new Walk(createCombat(createBattleScenario(sixKinds)), { branchesOn: ({ by }) => by === 'attacker' });
    const result = runToEnd(detectTooLarge(walk, 750_000));
    assert.ok(result && result.states < 750_000 / 100, `${result?.states} stops`);
  });

  it('gives up early behind dice with too many combinations', () => {
    const force = { dd: 1 };
    let combat = createCombat(createBattleScenario({ name: 'one each', attacker: force, defender: force }));
    for (let dice = 0; dice < 6; dice++) combat = addDeadDie(combat, 6);
    const calculation = detectTooLarge(createOpenWalk(combat), 750_000);
    const done: number[] = [];
    let step = calculation.next();
    for (; !step.done; step = calculation.next()) done.push(step.value.done);
    assert.equal(step.value, undefined);
    assert.ok(done.length > 1 && done.length < 20 && done.at(-1)! < 10_000, done.join());
  });

  it('gives up early if stops have few transitions each', () => {
    const force = { sub: 6, dd: 6, ac: 2, bb: 2, ftr: 6 };
    assert.equal(isTooLarge(createSeaBattle({ attacker: force, defender: force }), 1_000_000), false);
  });
});
