/** Traces of volleys, die by die, with their casualties. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createAmount } from '../../../server/src/engine/amount';
import { computeHits } from '../../../server/src/engine/branches';
import type { Combat, Fire, Loss, Volley } from '../../../server/src/engine/combat';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeSampledOdds } from '../../../server/src/engine/sample';
import { traceCombat } from '../../../server/src/engine/trace';
import type { TableDice } from '../../../server/src/engine/dice-source';
import type { Trace, VolleyEntry } from '../../../server/src/engine/trace';
import {
  computeHitChance,
  enumerateFire,
  applyFire,
  groupIntoSalvos,
  readSituation,
  listActiveVolleys,
} from '../../../server/src/engine/volley-transition';
import { findErrors } from '../../support/well-formed';
import { createSeaBattle } from './sea-battle';
import type { BattlePlan } from './sea-battle';

function fight(plan: BattlePlan, table: TableDice): Trace {
  return traceCombat(createSeaBattle(plan), { table });
}

function listVolleys({ entries }: Trace): readonly VolleyEntry[] {
  return entries.filter((entry) => entry.kind === 'volley');
}

/** Each volley with its shooters and their faces. */
function listShots(traced: Trace): readonly string[] {
  return listVolleys(traced).map(({ volley, shots }) =>
    [volley, ...shots.map(({ title, faces }) => `${title} ${faces.join()}`)].join(' '),
  );
}

function countRemaining(plan: BattlePlan, { end }: Trace): readonly number[] {
  return createSeaBattle(plan).measures.map(({ read }) => read(end));
}

describe('volleys', () => {
  it('simultaneous volleys can sink both sides', () => {
    const plan = { attacker: { sub: 1 }, defender: { sub: 1 } };
    const traced = fight(plan, { 'opening.attacker': 1, 'opening.defender': 2 });
    assert.deepEqual(countRemaining(plan, traced), [0, 0]);
    const [first] = listVolleys(traced);
    assert.deepEqual(first!.losses, [{ side: 'defender', title: 'sub', count: 1, fate: 'lost' }]);
    assert.deepEqual(
      first!.shots.map(({ dice, hits, hitsOn }) => [dice, hits, hitsOn.total]),
      [[1, 1, 2]],
    );
  });

  it('struck units fire back only if the enemy does not remove them at once', () => {
    const plan = { attacker: { sub: 2 }, defender: { sub: 1, dd: 1 } };
    const traced = fight(plan, { 'opening.attacker': [1, 1], 'opening.defender': 1, 'main.defender': 3 });
    // The destroyer is hit in the opening fire, fires back and is then removed.
    assert.deepEqual(listShots(traced), ['opening.attacker sub 1,1', 'opening.defender sub 1', 'main.defender dd 3']);
    assert.equal(traced.entries.at(-1)!.kind, 'removal');
    assert.deepEqual(countRemaining(plan, traced), [0, 0]);
  });

  it('no volley is fired without targets or by units that cannot hit', () => {
    const traceWithoutTargets = fight(
      { attacker: { sub: 1, bb: 1 }, defender: { sub: 3, dd: 1 } },
      { 'opening.attacker': 6, 'opening.defender': [1, 1, 1] },
    );
    assert.deepEqual(listShots(traceWithoutTargets), ['opening.attacker sub 6', 'opening.defender sub 1,1,1']);
    const inTheAir = fight({ attacker: { ftr: 1 }, defender: { sub: 1 } }, { 'main.attacker': 1 });
    assert.deepEqual(listShots(inTheAir), ['main.attacker ftr 1']);
  });

  it('hits damage a battleship before they sink it', () => {
    const plan = { attacker: { dd: 3 }, defender: { bb: 1 } };
    const traced = fight(plan, { 'main.attacker': [1, 6, 6, 1, 6, 6], 'main.defender': [6, 6] });
    assert.deepEqual(
      listVolleys(traced).map(({ losses }) => losses.map(({ title, fate }) => `${title} ${fate}`)),
      [['damage to bb damaged'], [], ['bb struck'], []],
    );
    assert.deepEqual(countRemaining(plan, traced), [3, 0]);
  });

  it('losses of a volley are counted by kind of unit and by what becomes of it', () => {
    const { losses } = listVolleys(
      fight(
        { attacker: { dd: 5 }, defender: { trn: 1, dd: 2, bb: 1 } },
        { 'main.attacker': [1, 1, 1, 1, 6], 'main.defender': [6, 6, 6, 6] },
      ),
    )[0]!;
    assert.deepEqual(
      losses.map(({ side, title, count, fate }) => [side, title, count, fate]),
      [
        ['defender', 'damage to bb', 1, 'damaged'],
        ['defender', 'trn', 1, 'struck'],
        ['defender', 'dd', 2, 'struck'],
      ],
    );
  });

  it('the chance of a hit is the number that hits among the sides of the die, of which there are two at least', () => {
    const [fire] = createSeaBattle({ attacker: { dd: 1 }, defender: { dd: 1 } })
      .steps.flatMap((step) => (step.kind === 'rounds' ? step.steps : [step]))
      .filter((step) => step.kind === 'fire');
    const [volley] = fire!.volleys;
    const compute = (sides: number, total: number): number =>
      computeHitChance({ ...volley!, sides }, createAmount('hits on', { rule: 'rule', label: 'value', by: total }, []));
    assert.deepEqual(
      [compute(6, 2), compute(2, 1), compute(12, 13), compute(6, 0), compute(6, -1), compute(6, 6)],
      [2 / 6, 1 / 2, 1, 0, 0, 1],
    );
    for (const sides of [1, 0, 2.5, NaN]) assert.throws(() => compute(sides, 1), /has dice with/);
    for (const total of [1.5, NaN]) assert.throws(() => compute(6, total), /hits on/);
  });

  it('a volley without enough dice is pending under its label', () => {
    const { pendingRoll, entries } = fight(
      { attacker: { dd: 2 }, defender: { sub: 1 } },
      { 'opening.defender': 6, 'main.attacker': 5 },
    );
    assert.deepEqual(entries.length, 1);
    assert.deepEqual(
      { ...pendingRoll, title: undefined, rolls: pendingRoll?.rolls.map(({ label, dice }) => ({ label, dice })) },
      {
        step: 'main.attacker.fire',
        title: undefined,
        by: 'attacker',
        dice: { count: 2, sides: 6 },
        label: 'main.attacker',
        faces: [5],
        rolls: [{ label: 'main.attacker', dice: { count: 2, sides: 6 } }],
      },
    );
  });

  it('the dice of a trace reproduce the trace of a battle', () => {
    const battle = createSeaBattle({ attacker: { sub: 2, ftr: 2, bb: 1 }, defender: { dd: 2, ac: 1, trn: 1 } });
    for (const seed of [1, 2, 3]) {
      const first = traceCombat(battle, { seed });
      assert.deepEqual(traceCombat(battle, { table: first.dice }), first);
    }
  });

  it('rounds end when no die can change anything', () => {
    const { entries, end } = traceCombat(createStalemate(), { seed: 1 });
    assert.deepEqual([entries, end], [[], [1, 1]]);
    const odds = runToEnd(computeExactOdds(createStalemate()));
    assert.ok(!('tooLarge' in odds));
    assert.deepEqual(odds.ends, [{ state: [1, 1], probability: 1 }]);
    assert.deepEqual(runToEnd(computeSampledOdds(createStalemate(), 1, 10)).ends, [{ state: [1, 1], probability: 1 }]);
  });
});

describe('outcomes of a fire step', () => {
  const force = fc.record({ sub: fc.nat(2), dd: fc.nat(2), ftr: fc.nat(1), bb: fc.nat(1), trn: fc.nat(1) });

  it('a fire step leads to the merged outcomes of all hit combinations', () => {
    let mergingSteps = 0;
    fc.assert(
      fc.property(force, force, (attacker, defender) => {
        const combat = createSeaBattle({ attacker, defender });
        for (const step of combat.steps.flatMap((step) => (step.kind === 'rounds' ? step.steps : [step]))) {
          if (step.kind !== 'fire') continue;
          const salvos = groupIntoSalvos(
            listActiveVolleys(combat, step, combat.start, readSituation(combat, combat.start)),
          );
          const hitDistributions = salvos.map((salvo) => computeHits({ sums: new Map(), binomials: new Map() }, salvo));
          const [actual, expected] = [new Map<string, number>(), new Map<string, number>()];
          const add = (to: Map<string, number>, state: readonly number[], probability: number) =>
            to.set(state.join(), (to.get(state.join()) ?? 0) + probability);
          for (const _pause of enumerateFire(
            combat,
            step,
            combat.start,
            salvos,
            hitDistributions,
            (state, probability) => add(actual, state, probability),
          ));
          const hitCombinations = hitDistributions.reduce<readonly (readonly number[])[]>(
            (all, shares) => all.flatMap((before) => shares.map((_, count) => [...before, count])),
            [[]],
          );
          for (const counts of hitCombinations) {
            const probability = counts.reduce((product, count, at) => product * hitDistributions[at]![count]!, 1);
            if (probability > 0) add(expected, applyFire(combat, step, combat.start, salvos, counts), probability);
          }
          if (hitCombinations.length > expected.size) mergingSteps++;
          assert.deepEqual(new Set(actual.keys()), new Set(expected.keys()));
          for (const [state, probability] of expected) assert.ok(Math.abs(actual.get(state)! - probability) < 1e-12);
        }
      }),
      { seed: 17, numRuns: 200 },
    );
    assert.ok(mergingSteps > 50, `only ${mergingSteps} steps had hit combinations with the same outcome`);
  });
});

describe('volleys that are not well-formed', () => {
  const assertFaulty = (change: (volley: Volley) => Partial<Volley>, wrong: RegExp) => {
    const battle = createSeaBattle({ attacker: { sub: 1 }, defender: { dd: 1 } });
    const fire = battle.steps.flatMap((step) => (step.kind === 'rounds' ? step.steps : []))[0] as Fire;
    const faulty: Fire = { ...fire, volleys: fire.volleys.map((volley) => ({ ...volley, ...change(volley) })) };
    assert.match(findErrors({ ...battle, steps: [faulty] }).join('\n'), wrong);
  };

  it('reports volleys that the interpreters cannot read', () => {
    assertFaulty(() => ({ id: 'opening' }), /Two steps have the id opening/);
    assertFaulty(() => ({ rules: [] }), /cites no rule/);
    assertFaulty(() => ({ on: 'neutral' }), /is at neutral, which has no losses/);
    assertFaulty(() => ({ sides: 1 }), /dice with 1 sides/);
    const [shooter] = (
      createSeaBattle({ attacker: { sub: 1 }, defender: { dd: 1 } }).steps[0] as { steps: readonly Fire[] }
    ).steps[0]!.volleys[0]!.shooters;
    assertFaulty(() => ({ shooters: [{ ...shooter!, diceEach: 0 }] }), /throw 0 dice each/);
    assertFaulty(() => ({ shooters: [{ ...shooter!, counters: [99] }] }), /a counter that does not exist/);
    assertFaulty(() => ({ shooters: [{ ...shooter!, counters: [0, 0] }] }), /are counted twice/);
  });

  it('reports repeated losses and switches, and choices that are wrongly said to keep the state', () => {
    const battle = createSeaBattle({ attacker: { sub: 1 }, defender: { dd: 1 } });
    const losses = { ...battle.losses, defender: battle.losses!['attacker']! } as Readonly<
      Record<string, readonly Loss[]>
    >;
    assert.match(findErrors({ ...battle, losses }).join('\n'), /is lost by attacker and by defender/);
    assert.match(
      findErrors({ ...battle, switches: [...battle.switches!, battle.switches![0]!] }).join('\n'),
      /Two switches are called/,
    );
    const leaving = createSeaBattle({ attacker: { sub: 1 }, defender: { trn: 1 }, submerge: ['attacker'] });
    const markIdle = (combat: Combat): Combat => ({
      ...combat,
      steps: combat.steps.map((step) =>
        step.kind === 'rounds'
          ? {
              ...step,
              steps: step.steps.map((each) => (each.kind === 'choice' ? { ...each, keepsState: true } : each)),
            }
          : step,
      ),
    });
    assert.match(findErrors(markIdle(leaving)).join('\n'), /is said to be idle and is not/);
  });
});

/** One unit on each side, neither of which can hit the other. */
function createStalemate(): Combat {
  const createVolley = (by: string, on: string, counter: number): Volley => ({
    id: by,
    title: by,
    rules: ['fire'],
    by,
    on,
    sides: 6,
    shooters: [
      {
        title: by,
        counters: [counter],
        hitsOn: () => ({ label: by, base: { rule: 'fire', label: by, by: 6 }, changes: [], total: 6 }),
        targets: () => ['sea'],
      },
    ],
  });
  return {
    title: 'Stalemate',
    counters: ['a', 'b'].map((name) => ({ name, title: name, max: 1 })),
    start: [1, 1],
    losses: { a: [{ title: 'a', counter: 0, target: 'air' }], b: [{ title: 'b', counter: 1, target: 'air' }] },
    steps: [
      {
        kind: 'rounds',
        id: 'rounds',
        title: 'Rounds',
        rules: [],
        limit: Infinity,
        again: (state) => state.every((count) => count > 0),
        steps: [
          {
            kind: 'fire',
            id: 'fire',
            title: 'Fire',
            rules: ['fire'],
            volleys: [createVolley('a', 'b', 0), createVolley('b', 'a', 1)],
          },
        ],
      },
    ],
    measures: [],
    summary: String,
  };
}
