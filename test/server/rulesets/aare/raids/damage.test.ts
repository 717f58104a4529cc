import assert from 'node:assert/strict';
import type { RocketStrike, Scenario } from '../../../../../server/src/rulesets/aare/data';
import { damageCap, raidDice } from '../../../../../server/src/rulesets/aare/raids/damage';
import { changed } from '../../../../support/changed';
import { covers } from '../../../../support/covers';
import { against, both, raidOf, scenarioOf } from '../scenario';

describe('damage', () => {
  const strike = (before: string, head = both): readonly [RocketStrike, Scenario] => {
    const scenario = scenarioOf(`${head}
rocketStrikes:
  - { id: v2, attacker: { power: germany }, from: Western Europe, range: 2, territory: UK, value: 8, damageBefore: ${before}, defender: { power: us } }
`);
    return [scenario.rocketStrikes![0]!, scenario];
  };

  it('of rockets is capped at the value of the territory in a turn', () => {
    covers('aare:E27');
    const cap = (before: string) => {
      const [item, scenario] = strike(before);
      return damageCap(item, 'rockets', scenario).total;
    };
    assert.deepEqual([cap('{}'), cap('{ rockets: 5 }'), cap('{ rockets: 9 }'), cap('{ raids: 8 }')], [8, 3, 0, 8]);
  });

  it('of raids is capped at the value of the territory in a turn', () => {
    covers('aare:E38');
    const [raid, scenario] = against(0, 0, ', damageBefore: { raids: 4, rockets: 3 }');
    assert.equal(damageCap(raid, 'raids', scenario).total, 6);
    assert.equal(damageCap(raid, 'raids', scenario, { raids: 9, rockets: 3 }).total, 1);
  });

  it('of both is capped together by options', () => {
    const [raid, scenario] = against(0, 0, ', damageBefore: { raids: 4, rockets: 3 }');
    const cap = (economicCap: 'double' | 'single') =>
      damageCap(raid, 'raids', { ...scenario, options: { economicCap } });
    assert.equal(cap('single').total, 3);
    assert.equal(cap('double').total, 6);
    assert.equal(
      damageCap(raid, 'raids', { ...scenario, options: { economicCap: 'double' } }, { raids: 4, rockets: 14 }).total,
      2,
    );
    assert.deepEqual(cap('single').changes.at(-1)?.basis, { kind: 'option', name: 'economicCap' });
  });

  it('is never more than the victim has in hand', () => {
    const [raid, scenario] = raidOf(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany }',
      changed(both, 'treasury: 30', 'treasury: 4'),
    );
    assert.equal(damageCap(raid, 'raids', scenario).total, 4);
    assert.equal(damageCap(raid, 'raids', scenario, { raids: 0, rockets: 3 }).total, 1);
  });

  it('of heavy bombers has two dice each', () => {
    covers('aare:E37');
    const [raid, scenario] = raidOf(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany }',
      changed(both, 'long-range-aircraft', 'heavy-bombers'),
    );
    assert.equal(raidDice(raid, scenario).total, 2);
    assert.equal(raidDice(...against(0, 0)).total, 1);
  });
});
