import assert from 'node:assert/strict';
import { applyDifference } from '../../../../server/src/rulesets/examples';
import { createOrderOfBattle } from '../../../../server/src/rulesets/axis-and-allies/scenarios';
import { applyTextEdits } from '../../../../server/src/text';
import { assertPasses } from '../../../support/cases';
import { findDiagnostics } from '../../../support/test-checks';

const base = createOrderOfBattle('aare');

/** The battle of the base with a result, and a later battle. */
const writeLaterBattle = (result: string, units: string, more = '') => `
  seaBattles:
    - id: screen
      result: ${result}
    - id: main-body
      attacker: { from: home-fleet, units: ${units} }
      defender: { power: germany, units: { bb: 1 } }
      ${more}
`;

const oneLost = '{ attacker: { units: 1, dd: 1 }, defender: { units: 0 } }';

describe('the units that battles claim from a force', () => {
  it('a fix lowers the claimed count to the remaining units', () => {
    const applyFixes = (fails: string) => {
      const text = applyDifference(base, fails);
      const [diagnostic, ...others] = findDiagnostics(text);
      assert.deepEqual(others, []);
      return diagnostic!.listFixes().map(({ title, edits }) => [title, applyTextEdits(text, edits)] as const);
    };
    const [[title, text] = []] = applyFixes(writeLaterBattle(oneLost, '{ dd: 3, bb: 1 }'));
    assert.equal(title, 'Take 2 of dd');
    assert.match(text!, /units: \{ dd: 2, bb: 1 \}/);
    const [[emptyFix, reducedText] = []] = applyFixes(
      writeLaterBattle('{ attacker: { units: 0, dd: 0 } }', '[{ type: dd, count: 2 }, { type: bb }]'),
    );
    assert.equal(emptyFix, 'Take 1 of dd');
    assert.match(reducedText!, /\{ type: dd, count: 1 \}/);
  });

  it('a battle with a result may claim lost units, unless its result has more units than were left', () => {
    assertPasses(base, writeLaterBattle(oneLost, '{ dd: 3 }', 'result: { attacker: { units: 2, dd: 2 } }'));
    assert.deepEqual(
      findDiagnostics(
        applyDifference(base, writeLaterBattle(oneLost, '{ dd: 3 }', 'result: { attacker: { units: 3, dd: 3 } }')),
      ).map(({ code }) => code),
      ['aare/out-of-action'],
    );
  });
});
