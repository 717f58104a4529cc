/** The words of decisions in a report: how many leave, and why the attacker retreats. */
import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { createBattle, type Plan } from './battles';

/** The texts of the decisions of a battle, by the beginning of their step. */
function listTexts(plan: Plan, step: string, table: Record<string, number[]>, decisions = {}) {
  const { entries } = traceCombat(createBattle(plan), { table, decisions });
  return entries.flatMap((entry) => (entry.step.startsWith(step) && entry.text !== undefined ? [entry.text] : []));
}

describe('the decision to submerge', () => {
  const listChoices = (count: number, decision: string) =>
    listTexts(
      { attacker: { force: { ftr: 1 } }, defender: { force: { sub: count } } },
      'submerge.defender',
      { 'attacker.others': [6, 1, 1, 1], 'defender.submarines': [6, 6, 6] },
      { 'submerge.defender.sub': [decision] },
    )[0];

  it('says how many of the submarines leave', () => {
    assert.equal(listChoices(1, 'submerge'), 'The submarine submerges.');
    assert.equal(listChoices(1, 'stay'), 'The submarine stays.');
    assert.equal(listChoices(3, 'submerge'), 'The submarines submerge.');
    assert.equal(listChoices(3, 'stay'), 'The submarines stay.');
    assert.equal(listChoices(3, '1 submerges'), '1 of the submarines submerges.');
    assert.equal(listChoices(3, '2 submerge'), '2 of the submarines submerge.');
  });

  it('offers every number of submarines', () => {
    const { pendingDecision } = traceCombat(
      createBattle({ attacker: { force: { ftr: 1 } }, defender: { force: { sub: 3 } } }),
      { table: { 'attacker.others': [6] }, stopsAtDecisions: true, decisions: { retreat: ['press on'] } },
    );
    assert.deepEqual(pendingDecision?.options, ['stay', '1 submerges', '2 submerge', 'submerge']);
  });

  it('follows the condition of the order', () => {
    const remains = { 'attacker.others': [6, 6, 1, 1], 'defender.others': [6, 6], 'defender.submarines': [6, 6] };
    const decide = (
      when: 'always' | 'never' | 'no-target-left' | 'enemy-has-aircraft' | 'enemy-has-destroyer',
      attacker: Plan['attacker']['force'],
    ) =>
      listTexts(
        { attacker: { force: attacker }, defender: { force: { sub: 1 }, more: { sub: { submerge: when } } } },
        'submerge.defender',
        remains,
      )[0];
    const [leaves, stays] = ['The submarine submerges.', 'The submarine stays.'];
    assert.equal(decide('always', { ftr: 1 }), leaves);
    assert.equal(decide('never', { ftr: 1 }), stays);
    assert.equal(decide('no-target-left', { ftr: 1 }), leaves);
    assert.equal(decide('no-target-left', { trn: 1, ftr: 1 }), stays);
    assert.equal(decide('enemy-has-aircraft', { ftr: 1 }), leaves);
    assert.equal(decide('enemy-has-aircraft', { trn: 1 }), stays);
    assert.equal(decide('enemy-has-destroyer', { ftr: 1 }), stays);
  });
});

describe('the decision to retreat', () => {
  const explain = (
    retreat: Plan['attacker']['retreat'],
    attacker = { dd: 2 },
    dice = { 'attacker.others': [6, 6, 6, 6], 'defender.others': [1, 6] },
  ) => listTexts({ attacker: { force: attacker, retreat }, defender: { force: { dd: 1 } } }, 'retreat', dice)[0];

  it('says which order makes the attacker retreat', () => {
    assert.equal(explain({ fewerThan: 2 }), 'The attacker retreats: 1 unit left, fewer than 2.');
    assert.equal(explain({ fewerThan: 1 }), 'The attacker presses on.');
    assert.equal(explain({ afterRound: 1 }), 'The attacker retreats: cycle 1 is over.');
    assert.equal(explain({ afterRound: 2 }), 'The attacker presses on.');
    assert.equal(explain({ afterRound: 1, fewerThan: 2 }), 'The attacker retreats: cycle 1 is over.');
    assert.equal(
      explain({ fewerThan: 4 }, { dd: 3 }, { 'attacker.others': [6, 6, 6], 'defender.others': [6] }),
      'The attacker retreats: 3 units left, fewer than 4.',
    );
  });

  it('says what chance of winning is too low', () => {
    // One destroyer against another: half the hits on each side, so that a third of the battles is won.
    assert.equal(explain({ chanceBelow: 0.5 }), 'The attacker retreats: his chance of winning is 33.3%, below 50%.');
    assert.equal(explain({ chanceBelow: 1 / 3 }), 'The attacker presses on.');
  });

  it('gives no reason for a retreat that nobody ordered', () => {
    const texts = listTexts(
      { attacker: { force: { dd: 2 } }, defender: { force: { dd: 1 } } },
      'retreat',
      { 'attacker.others': [6, 6], 'defender.others': [6] },
      { retreat: ['retreat'] },
    );
    assert.deepEqual(texts, ['The attacker retreats.']);
  });
});
