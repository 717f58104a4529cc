import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';

function writeAttack(list: string, more = '', boats = 1): string {
  return `
${list}:
  - id: here
    attacker: { units: [{ id: boats, type: sub, count: ${boats} }] }
    defender: { units: [{ id: royal-oak, type: bb, size: 3 }, { id: escort, type: dd, count: 2 }, { id: convoy, type: transport, count: 1 }] }
    ${more}
`;
}

describe('a submarine attack', () => {
  it('a submarine attack reads its own table and splits the hits on one-factor ships', () => {
    covers('awaw:A25', 'awaw:A28');
    const dice = 'dice: { submarine-attack.royal-oak: [4, 5], submarine-attack.light-ships: [3, 4] }';
    const { results, summary } = fight(writeAttack('submarineAttacks', dice, 2));
    assert.equal(results['ships.royal-oak.sunk'], 1);
    assert.deepEqual([results['ships.escort.sunk'], results['ships.convoy.sunk']], [1, 1]);
    assert.match(summary, /^Royal Oak sunk; /);
    const { measures } = getCombatEntry(writeAttack('submarineAttacks')).build();
    const fates = measures.filter(({ path }) => path[1] === 'royal-oak' && path[2] !== 'critical');
    assert.deepEqual(
      fates.map(({ title, subject }) => [title, subject]),
      [
        ['Royal Oak damaged', { kind: 'event' }],
        ['Royal Oak sunk', { kind: 'event' }],
      ],
      'a ship is sunk or not: there is no average',
    );
  });

  it('the odds of a submarine attack equal a count of all rolls, and a roll of two does nothing', () => {
    const combat = getCombatEntry(writeAttack('submarineAttacks', 'targets: [royal-oak]')).build();
    assertWellFormed(combat);
    const outcomes = getExactOdds(combat);
    // Three hits from 9 on: ten throws in 36.
    assert.ok(Math.abs((computeDistribution(combat, outcomes, 'ships.royal-oak.sunk').get(1) ?? 0) - 10 / 36) < 1e-12);
    const { trace } = fight(writeAttack('submarineAttacks', 'targets: [royal-oak]\n    dice: [1, 1]'));
    assert.match(trace.entries[0]?.text ?? '', /asterisk.*no hit/);
  });
});

describe('a harbor attack', () => {
  it('reports a damaged ship that stays afloat, in the result and in the odds', () => {
    const { combat, trace, summary } = fight(writeAttack('harborAttacks', 'targets: [royal-oak]\n    dice: [3, 4]'));
    assert.equal(summary, 'Royal Oak damaged, nothing sunk');
    assert.equal(combat.brief!(trace.end), summary);
    const ends = new Set(getExactOdds(combat).ends.map(({ state }) => combat.outline!(state)));
    assert.ok(
      [...ends].some((end) => /damaged, nothing sunk$/.test(end)),
      [...ends].join('; '),
    );
    assert.ok(ends.has('nothing sunk or damaged'));
  });

  it('a harbor attack reads the table of the scenario instead of the built-in one', () => {
    const text = `tables: { harborAttack: { hits: [0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 3, 3, 3] } }${writeAttack('harborAttacks', 'targets: [royal-oak]\n    dice: [3, 4]')}`;
    assert.equal(fight(text).results['ships.royal-oak.sunk'], 1);
  });

  it('a harbor attack reads its own table, and repairs hits that do not damage', () => {
    const { results } = fight(writeAttack('harborAttacks', 'targets: [royal-oak]\n    dice: [3, 4]'));
    assert.equal(results['ships.royal-oak.damaged'], 1);
    const { trace } = fight(
      writeAttack('harborAttacks', 'targets: [royal-oak]\n    dice: [6, 6]\n    adjustments: { attack: 2 }'),
    );
    assert.match(trace.entries[0]?.text ?? '', /Column 14: 6 hits/);
  });
});
