import assert from 'node:assert/strict';
import { diagnose } from '../../../../server/src/features';
import { applyTextEdits } from '../../../../server/src/text';
import { dedent } from '../../../support/fixture';
import { analyzeText } from '../support';

const battle = dedent(`
  ruleset: aare
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { dd: 2 } }
      defender: { power: us, units: { dd: 1 } }
`);

/** The problems of the decisions of a battle: the marked text, and the message. */
const listProblems = (dice: string, decisions: string, text = battle) => {
  const whole = `${text}    dice: ${dice}\n    decisions: ${decisions}\n`;
  return diagnose(analyzeText(whole))
    .filter(({ code }) => code === 'decisions/no-effect')
    .map(({ from, to, message, severity, listFixes }) => {
      const [fix] = listFixes();
      const fixed = applyTextEdits(whole, fix!.edits);
      return [whole.slice(from, to), message, severity, fix!.title, fixed.slice(text.length).split('\n')[1] ?? ''];
    });
};
const missed = '{ attacker.others: [6, 6, 6, 6, 1, 1], defender.others: [6, 6, 6] }';

describe('decisions of the table that decide nothing', () => {
  const removal = ['warning', 'Remove `retreat`', '    decisions: {}'];

  it('are those of a label that the combat does not have, marked at the label', () => {
    assert.deepEqual(listProblems(missed, '{ submerge: all }'), [
      [
        'submerge',
        'No decision of coral-sea is called `submerge`, so this decides nothing. There are `retreat`.',
        ...['warning', 'Remove `submerge`', '    decisions: {}'],
      ],
    ]);
  });

  it('are those that are no option, marked at the option, with the options', () => {
    assert.deepEqual(listProblems(missed, '{ retreat: flee }'), [
      [
        'flee',
        '`flee` is not an option of `retreat` at this point. Choose `press on` or `retreat`; until then the order decides.',
        ...removal,
      ],
    ]);
  });

  it('are those that the combat does not come to, the first of a label for all', () => {
    const four = '[press on, press on, press on, press on]';
    assert.deepEqual(listProblems(missed, `{ retreat: ${four} }`), [
      [four, '`press on` decides nothing: coral-sea does not come to `retreat` so often. Remove it.', ...removal],
    ]);
    const hits = '{ attacker.others: [1, 1], defender.others: [6] }';
    assert.deepEqual(listProblems(hits, '{ retreat: [press on, press on] }'), [
      [
        '[press on, press on]',
        '`press on` decides nothing: coral-sea does not come to `retreat` with these dice. Remove it.',
        ...removal,
      ],
    ]);
  });

  it('are none of those that decide something, or that the dice do not lead to yet', () => {
    assert.deepEqual(listProblems(missed, '{ retreat: [press on, press on] }'), []);
    assert.deepEqual(listProblems('{ attacker.others: [6, 6] }', '{ retreat: press on }'), []);
    assert.deepEqual(listProblems(missed, '{}'), []);
  });
});
