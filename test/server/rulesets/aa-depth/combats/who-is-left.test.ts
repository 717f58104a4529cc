/** The outcome of a battle in which submarines took no part (R22). */
import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { covers } from '../../../../support/covers';
import { computeOutcomes, resolveWithTable } from '../../axis-and-allies/combats/battles';
import { assertClose, readCombat } from './read-combat';

const attacker = 'units: { bb: 2 }, orders: { search: false }';
const writeTransportsAndSubmarine = (submarine: string) =>
  `units: [{ type: trn, count: 2 }, { type: sub, ${submarine} }]`;

describe('the outcome of a battle', () => {
  for (const depth of ['silent', 'periscope', 'submerged']) {
    it(`ignores a submarine that took no part (${depth})`, () => {
      covers('aa-depth:D37', 'aa-depth:D25');
      const outcomesWithSubmarine = computeOutcomes(
        readCombat({ attacker, defender: writeTransportsAndSubmarine(`depth: ${depth}`) }),
      );
      const outcomesWithoutSubmarine = computeOutcomes(readCombat({ attacker, defender: 'units: { trn: 2 }' }));
      for (const [outcome, probability] of Object.entries(outcomesWithoutSubmarine))
        assertClose(outcomesWithSubmarine[outcome]!, probability);
      assert.ok(outcomesWithoutSubmarine['attacker-wins']! > 0.99);
    });
  }

  it('counts a submarine that took no part with `whoIsLeft: all`', () => {
    const more = 'options: { whoIsLeft: all }';
    const outcomes = computeOutcomes(
      readCombat({ attacker, defender: writeTransportsAndSubmarine('depth: silent'), more }),
    );
    assert.equal(outcomes['attacker-wins'], 0);
  });

  it("ignores silent submarines in the attacker's decision to press on", () => {
    const retreatingAttacker = 'units: { bb: 2 }, orders: { search: false, retreat: { chanceBelow: 0.9 } }';
    const outcomes = computeOutcomes(
      readCombat({ attacker: retreatingAttacker, defender: writeTransportsAndSubmarine('depth: silent') }),
    );
    assert.ok(outcomes['attacker-wins']! > 0.99);
  });

  it('the outcome is `both-left` if nobody on one side took part', () => {
    const combat = readCombat({ attacker, defender: 'units: [{ type: sub, depth: periscope }]' });
    assert.equal(resolveWithTable(combat, {}).end['outcome'], 'both-left');
  });

  it('counts submarines that dived, and lists the others as units that took no part', () => {
    const defender =
      'units: [{ type: sub, depth: silent }, { id: wolf, type: sub }], orders: { dive: { when: always } }';
    const combat = readCombat({ attacker: 'units: { bb: 1 }', defender });
    assert.ok(computeOutcomes(combat)['both-left']! > 0.3);
    const { end } = traceCombat(combat, { table: { 'attacker.others': [1] } });
    assert.equal(
      combat.summary(end),
      'the attacker wins with 1 battleship left; took no part: 1 submarine (germany-sub)',
    );
  });
});
