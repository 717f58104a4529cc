import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { fullExample, explain, listTotals } from '../explain';
import { readScenario } from '../scenario';

describe('hovers on research', () => {
  const scenario = readScenario(fullExample);

  it('the hover on rolls shows the price, the minimum rolls and the chance of success', () => {
    covers('aare:E40', 'aare:E41');
    const explanation = explain(scenario, 'research.0.rolls');
    assert.match(explanation.text ?? '', /4 rolls succeed is 51\.8% \(Tech 7\)/);
    assert.deepEqual(listTotals(explanation), [
      ['price of a roll for rockets', 4],
      ['price of 4 rolls for rockets', 16],
      ['minimum rolls', 4],
    ]);
    assert.equal(explain(scenario, 'research.3').totalNotes?.at(-1), '1 roll is too few');
  });

  it('the hover on a purchase says when it gives the technology without a success', () => {
    covers('aare:E42', 'aare:E43', 'aare:E45');
    const second = explain(scenario, 'research.1');
    assert.match(second.text ?? '', /second purchase.*without a success \(Tech 8\)/);
    assert.deepEqual(listTotals(second)[1], ['price of 2 rolls for heavy bombers', 8]);
    assert.match(explain(scenario, 'research.2').text ?? '', /without a success/);
  });
});

describe('the hover on research in several plans of a round', () => {
  const readPlans = (round: string) =>
    readScenario(`
powers: { us: { side: allies } }
research:
  - { id: some,${round} power: us, technology: rockets, rolls: 2 }
  - { id: more,${round} power: us, technology: rockets, rolls: 4 }
`);

  it('the hover on a purchase adds up its plans of the round, as the checks do', () => {
    covers('aare:E43');
    for (const index of [0, 1]) {
      const { text, totalNotes } = explain(readPlans(' round: 1,'), `research.${index}`);
      assert.match(text!, /first purchase .* without a success/);
      assert.equal(totalNotes?.[2], '6 rolls in all are enough');
    }
    assert.match(explain(readPlans(''), 'research.0').text!, /2 rolls succeed is 30\.6%/);
  });
});

describe('hovers on powers', () => {
  it('the hover on a power says which technologies are in effect', () => {
    covers('aare:E44');
    const scenario = readScenario(fullExample);
    const { text = '' } = explain(scenario, 'powers.uk');
    assert.equal(text, 'In effect: jet fighters. Not in effect yet: rockets (Tech 8).');
    assert.match(explain(scenario, 'powers.uk.newTechnologies.0').text ?? '', /not in effect yet/);
    assert.match(explain(scenario, 'turn').text ?? '', /Jet fighters of Japan: not in effect yet/);
  });
});
