import assert from 'node:assert/strict';
import {
  findBattleshipFireIn,
  findFireOver,
  findGunFire,
} from '../../../../../server/src/rulesets/aare/anti-aircraft/fire';
import type { Header } from '../../../../../server/src/rulesets/aare/data';
import { covers } from '../../../../support/covers';
import { readScenario } from '../scenario';

describe('anti-aircraft fire', () => {
  const header: Header = {
    ruleset: 'aare',
    powers: {
      us: { side: 'allies', technologies: ['jet-fighters'] },
      germany: { side: 'axis', technologies: ['combined-arms'] },
    },
  };
  const jet = { type: 'ftr', power: 'us' } as const;
  const bomber = { type: 'bmbr', power: 'us' } as const;

  it('anti-aircraft fire hits on 1, with radar on 2, and jets on one less', () => {
    covers('aare:E21');
    const gun = findGunFire({ guns: 2 }, 'germany', header)!;
    const radar = findGunFire({ radar: true }, 'germany', header)!;
    assert.deepEqual([gun.computeHitThreshold(bomber).total, gun.computeHitThreshold(jet).total], [1, 0]);
    assert.deepEqual([radar.computeHitThreshold(bomber).total, radar.computeHitThreshold(jet).total], [2, 1]);
    assert.equal(gun.computeHitThreshold({ type: 'ftr', power: 'germany' }).total, 1);
  });

  it('no anti-aircraft fire comes from a territory without a gun', () => {
    assert.equal(findGunFire(undefined, 'germany', header), undefined);
    assert.equal(findGunFire({ guns: 0 }, 'germany', header), undefined);
  });

  it('one battleship of a power with combined arms fires, and cannot hit jets', () => {
    covers('aare:E34', 'aare:E35', 'aare:E21');
    const space = { space: 'SZ 5', power: 'germany', battleships: 3 };
    const fire = findFireOver(space, header)!;
    assert.equal(fire.title, 'battleship');
    assert.deepEqual([fire.computeHitThreshold(bomber).total, fire.computeHitThreshold(jet).total], [1, 0]);
    assert.equal(findFireOver({ ...space, power: 'us' }, header), undefined);
    const scenario = readScenario(`
powers: { us: { side: allies }, germany: { side: axis, technologies: [combined-arms] } }
seaBattles:
  - { id: baltic, attacker: { power: us, units: { ftr: 2 } }, defender: { power: germany, units: { bb: 2 } } }
  - { id: atlantic, attacker: { power: germany, units: { ftr: 2, bb: 1 } }, defender: { power: us, units: { bb: 2 } } }
`);
    const [baltic, atlantic] = scenario.seaBattles!;
    assert.equal(findBattleshipFireIn(baltic!, scenario)?.power, 'germany');
    assert.equal(findBattleshipFireIn(atlantic!, scenario), undefined);
  });
});
