/** The sea battle against probabilities worked out by hand, and single battles die by die. */
import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { assertWellFormed } from '../../../../support/well-formed';
import { createVerdicts } from '../../../../../server/src/features/report/odds';
import { type Force, type Plan, assertOutcomes, computeOdds, createBattle, resolveWithTable } from './battles';

const createPlainBattle = (attacker: Force, defender: Force) =>
  createBattle({ attacker: { force: attacker }, defender: { force: defender } });

describe('exact odds of the sea battle', () => {
  const knownOdds: readonly (readonly [string, Force, Force, number, number, number])[] = [
    ['a submarine against a destroyer', { sub: 1 }, { dd: 1 }, 1 / 4, 1 / 2, 1 / 4],
    ['a submarine against a transport', { sub: 1 }, { trn: 1 }, 3 / 4, 1 / 4, 0],
    ['a submarine against a submarine', { sub: 1 }, { sub: 1 }, 2 / 5, 2 / 5, 1 / 5],
    ['a destroyer beside the attacker', { dd: 1, sub: 1 }, { sub: 1 }, 13 / 14, 1 / 28, 1 / 28],
    ['a destroyer on each side', { dd: 1, sub: 1 }, { dd: 1, sub: 1 }, 17 / 40, 17 / 40, 3 / 20],
    ['aircraft against a submarine', { ftr: 2 }, { sub: 1 }, 1, 0, 0],
    ['submarines against an escort', { sub: 2 }, { dd: 1, trn: 1 }, 1541 / 4004, 2027 / 4004, 109 / 1001],
  ];
  for (const [name, attacker, defender, wins, loses, nobody] of knownOdds) {
    it(`equals the known fractions: ${name}`, () => {
      const combat = createPlainBattle(attacker, defender);
      assertWellFormed(combat);
      assertOutcomes(combat, { 'attacker-wins': wins, 'defender-wins': loses, 'nobody-left': nobody });
    });
  }
});

describe('a battle die by die', () => {
  const attack = 'attacker.submarines';
  const defence = 'defender.submarines';
  const readRemaining = ({ end }: ReturnType<typeof resolveWithTable>) => [
    end['attacker.units'],
    end['defender.units'],
  ];

  it('T1: submarines of both sides fire at the same time', () => {
    assert.deepEqual(
      readRemaining(resolveWithTable(createPlainBattle({ sub: 1 }, { sub: 1 }), { [attack]: [1], [defence]: [1] })),
      [0, 0],
    );
  });

  it('T2: units that submarines sink fire back if their side has a destroyer', () => {
    const traced = traceCombat(createPlainBattle({ sub: 2 }, { sub: 1, dd: 1 }), {
      table: { [attack]: [1, 3], [defence]: [1], 'defender.others': [1] },
    });
    const faces = traced.entries.flatMap((entry) => (entry.kind === 'volley' ? [[entry.volley, entry.losses]] : []));
    assert.deepEqual(faces, [
      [attack, [{ side: 'defender', title: 'submarine', plural: 'submarines', count: 1, fate: 'lost' }]],
      [defence, [{ side: 'attacker', title: 'submarine', plural: 'submarines', count: 1, fate: 'lost' }]],
      ['defender.others', [{ side: 'attacker', title: 'submarine', plural: 'submarines', count: 1, fate: 'lost' }]],
    ]);
    assert.equal(traced.pendingRoll, undefined);
    assert.deepEqual(traced.unused, []);
  });

  it('T2: a destroyer that a submarine sinks fires back', () => {
    const combat = createBattle({
      attacker: { force: { sub: 2 } },
      defender: { force: { sub: 1, dd: 1 }, losses: ['dd'] },
    });
    const traced = resolveWithTable(combat, { [attack]: [1, 3], [defence]: [1], 'defender.others': [1] });
    assert.deepEqual(readRemaining(traced), [0, 1]);
  });

  it('distinguishes a retreat from other ends in which both sides are left', () => {
    const createSubmarineBattle = (retreat?: { readonly afterRound: number }) =>
      createBattle({ attacker: { force: { sub: 1 }, ...(retreat && { retreat }) }, defender: { force: { sub: 1 } } });
    const listEnds = (combat: ReturnType<typeof createSubmarineBattle>) =>
      createVerdicts(combat, computeOdds(combat))[0]!.ways.map(({ word, title, share: probability }) => [
        word,
        title,
        probability.toFixed(4),
      ]);
    assert.deepEqual(listEnds(createSubmarineBattle({ afterRound: 1 })).slice(-2), [
      ['both-left', 'the attacker retreats', (4 / 9).toFixed(4)],
      ['both-left', 'both sides survive, without a retreat', '0.0000'],
    ]);
    assert.deepEqual(listEnds(createSubmarineBattle()).slice(-1), [['both-left', 'both sides survive', '0.0000']]);
  });

  it('counts cycles without an entry in the trace', () => {
    const combat = createBattle({
      attacker: { force: { sub: 1 }, retreat: { afterRound: 2 } },
      defender: { force: { sub: 1 } },
    });
    const traced = traceCombat(combat, { table: { [attack]: [6, 6], [defence]: [6, 6] } });
    const rounds = combat.measures.find(({ path }) => path.join() === 'rounds');
    assert.deepEqual([traced.pendingRoll, rounds?.read(traced.end)], [undefined, 2]);
    assert.ok(traced.entries.every(({ step }) => step !== 'cycle-over'));
  });

  it('T3: units sunk in opening fire without a destroyer never fire', () => {
    const traced = resolveWithTable(createPlainBattle({ sub: 1, bb: 1 }, { sub: 3, dd: 1 }), {
      [attack]: [1],
      [defence]: [1, 1, 1],
    });
    assert.deepEqual(readRemaining(traced), [0, 3]);
  });

  it('T4: a submarine that is sunk has fired first', () => {
    const traced = resolveWithTable(createPlainBattle({ sub: 1, dd: 1 }, { sub: 1 }), {
      [attack]: [1],
      [defence]: [1],
    });
    assert.deepEqual(readRemaining(traced), [1, 0]);
  });

  it('T5: a battleship takes two hits', () => {
    const traced = resolveWithTable(createPlainBattle({ sub: 3, dd: 1 }, { sub: 1, bb: 1 }), {
      [attack]: [1, 1, 1],
      [defence]: [1],
    });
    assert.deepEqual(readRemaining(traced), [3, 0]);
  });

  it('T6: all four units fire if each side has a destroyer', () => {
    const dice = { [attack]: [1], [defence]: [1], 'attacker.others': [1], 'defender.others': [1] };
    assert.deepEqual(
      readRemaining(resolveWithTable(createPlainBattle({ sub: 1, dd: 1 }, { sub: 1, dd: 1 }), dice)),
      [0, 0],
    );
  });
});

describe('the decisions of the sea battle', () => {
  const createDefence = (more: Plan['defender']): Plan => ({ attacker: { force: { ftr: 1 } }, defender: more });

  it('lets submarines submerge if the enemy has no destroyer', () => {
    const combat = createBattle(createDefence({ force: { sub: 1 }, more: { sub: { submerge: 'always' } } }));
    assertWellFormed(combat);
    assertOutcomes(combat, { 'attacker-wins': 1 / 2, 'both-left': 1 / 2 });
  });

  it('does not let submarines submerge if the enemy has a destroyer', () => {
    const combat = createBattle({
      attacker: { force: { dd: 1 } },
      defender: { force: { sub: 1 }, more: { sub: { submerge: 'always' } } },
    });
    assertOutcomes(combat, { 'attacker-wins': 1 / 2, 'defender-wins': 1 / 4, 'nobody-left': 1 / 4 });
  });

  it('lets the attacker retreat after a cycle, with too few units, or never', () => {
    const createRetreatingBattle = (retreat: Plan['attacker']['retreat']) =>
      createBattle({ attacker: { force: { ftr: 1 }, retreat }, defender: { force: { trn: 1 } } });
    assertOutcomes(createRetreatingBattle({ afterRound: 1 }), {
      'attacker-wins': (1 / 2) * (5 / 6),
      'nobody-left': (1 / 2) * (1 / 6),
      'defender-wins': (1 / 2) * (1 / 6),
      'both-left': (1 / 2) * (5 / 6),
    });
    assertOutcomes(createRetreatingBattle({ fewerThan: 2 }), {
      'attacker-wins': (1 / 2) * (5 / 6),
      'nobody-left': (1 / 2) * (1 / 6),
      'defender-wins': (1 / 2) * (1 / 6),
      'both-left': (1 / 2) * (5 / 6),
    });
    assertOutcomes(createRetreatingBattle(undefined), {
      'attacker-wins': 5 / 7,
      'nobody-left': 1 / 7,
      'defender-wins': 1 / 7,
    });
  });

  it('measures the losses, and counts cycles if requested', () => {
    const combat = createBattle({
      attacker: { force: { ftr: 1 } },
      defender: { force: { trn: 1 } },
      countsCycles: true,
    });
    assertWellFormed(combat);
    const { end } = resolveWithTable(combat, { 'attacker.others': [6, 3], 'defender.others': [2, 6] });
    assert.deepEqual(
      [end['outcome'], end['rounds'], end['attacker.lost'], end['defender.lost'], end['swing'], end['attacker.ftr']],
      ['attacker-wins', 2, 0, 8, 8, 1],
    );
  });
});
