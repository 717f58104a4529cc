/** The outcome of a battle in which submarines took no part (R22). */
import assert from 'node:assert/strict';
import { trace } from '../../../../../server/src/engine/trace';
import { covers } from '../../../../support/covers';
import { outcomesOf, resolved } from '../../axis-and-allies/combats/battles';
import { assertClose, combatOf } from './fought';

const attacker = 'units: { bb: 2 }, orders: { search: false }';
const withTransports = (submarine: string) => `units: [{ type: trn, count: 2 }, { type: sub, ${submarine} }]`;

describe('the outcome of a battle', () => {
  for (const depth of ['silent', 'periscope', 'submerged']) {
    it(`ignores a submarine that took no part (${depth})`, () => {
      covers('aa-depth:D37', 'aa-depth:D25');
      const beside = outcomesOf(combatOf({ attacker, defender: withTransports(`depth: ${depth}`) }));
      const without = outcomesOf(combatOf({ attacker, defender: 'units: { trn: 2 }' }));
      for (const [outcome, share] of Object.entries(without)) assertClose(beside[outcome]!, share);
      assert.ok(without['attacker-wins']! > 0.99);
    });
  }

  it('counts a submarine that took no part with `whoIsLeft: all`', () => {
    const more = 'options: { whoIsLeft: all }';
    const outcomes = outcomesOf(combatOf({ attacker, defender: withTransports('depth: silent'), more }));
    assert.equal(outcomes['attacker-wins'], 0);
  });

  it("ignores silent submarines in the attacker's decision to press on", () => {
    const retreating = 'units: { bb: 2 }, orders: { search: false, retreat: { chanceBelow: 0.9 } }';
    const outcomes = outcomesOf(combatOf({ attacker: retreating, defender: withTransports('depth: silent') }));
    assert.ok(outcomes['attacker-wins']! > 0.99);
  });

  it('the outcome is `both-left` if nobody on one side took part', () => {
    const combat = combatOf({ attacker, defender: 'units: [{ type: sub, depth: periscope }]' });
    assert.equal(resolved(combat, {}).end['outcome'], 'both-left');
  });

  it('counts submarines that dived, and lists the others as units that took no part', () => {
    const defender =
      'units: [{ type: sub, depth: silent }, { id: wolf, type: sub }], orders: { dive: { when: always } }';
    const combat = combatOf({ attacker: 'units: { bb: 1 }', defender });
    assert.ok(outcomesOf(combat)['both-left']! > 0.3);
    const { end } = trace(combat, { table: { 'attacker.others': [1] } });
    assert.equal(
      combat.summary(end),
      'the attacker wins with 1 battleship left; took no part: 1 submarine (germany-sub)',
    );
  });
});
