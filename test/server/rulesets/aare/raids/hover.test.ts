import assert from 'node:assert/strict';
import { covers } from '../../../../support/covers';
import { fullExample, explain, listTotals } from '../explain';
import { readScenario } from '../scenario';

describe('hovers on raids', () => {
  const scenario = readScenario(fullExample);

  it('the hover on a raid shows the gun, the dice of interceptors and the maximum damage', () => {
    covers('aare:E38', 'aare:E31');
    const explanation = explain(scenario, 'strategicBombingRaids.0');
    assert.deepEqual(listTotals(explanation), [
      ['gun with radar against a bomber', 2],
      ['interception dice', 0],
      ['maximum damage by the raid', 7],
    ]);
    assert.match(explanation.text ?? '', /2 dice each/);
    assert.match(explanation.text ?? '', /lost is only 50% \(Tech 4\)/);
  });

  it('the hover on a rocket shows its chance to be intercepted', () => {
    covers('aare:E22', 'aare:E27');
    const explanation = explain(scenario, 'rocketStrikes.0');
    assert.match(explanation.text ?? '', /intercepted is 30\.6%/);
    assert.deepEqual(listTotals(explanation), [
      ['interception dice', 2],
      ['maximum damage by the rocket', 7],
    ]);
  });

  it('the hover on a space says what fires at aircraft there', () => {
    covers('aare:E21', 'aare:E35');
    assert.deepEqual(listTotals(explain(scenario, 'flyOvers.0.spaces.0')), [
      ['anti-aircraft gun against a fighter', 0],
      ['anti-aircraft gun against a bomber', 1],
    ]);
    assert.match(explain(scenario, 'flyOvers.0.spaces.1').text ?? '', /^One battleship fires/);
    assert.match(explain(scenario, 'flyOvers.0.spaces.2').text ?? '', /^Nothing fires/);
  });
});
