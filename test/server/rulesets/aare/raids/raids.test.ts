import assert from 'node:assert/strict';
import type {
  Header,
  RocketStrike,
  Scenario,
  StrategicBombingRaid,
} from '../../../../../server/src/rulesets/aare/data';
import { battleshipFireIn, fireOfSpace, gunFire } from '../../../../../server/src/rulesets/aare/anti-aircraft/fire';
import { bombarding } from '../../../../../server/src/rulesets/aare/bombardment/bombarding';
import { damageCap, raidDice } from '../../../../../server/src/rulesets/aare/raids/damage';
import {
  diceAgainst,
  escorts,
  interceptionDice,
  interceptionHitsOn,
  interceptors,
  protectedBombers,
} from '../../../../../server/src/rulesets/aare/jets/interception';
import { covers } from '../../../../support/covers';
import { scenarioOf } from '../scenario';

const both = `
powers:
  us: { side: allies, technologies: [long-range-aircraft] }
  germany: { side: axis, technologies: [jet-fighters], treasury: 30 }
`;

const raidOf = (members: string, head = both): readonly [StrategicBombingRaid, Scenario] => {
  const scenario = scenarioOf(`${head}
strategicBombingRaids:
  - { id: ruhr, value: 10, ${members} }
`);
  return [scenario.strategicBombingRaids![0]!, scenario];
};

const against = (jets: number, escorting: number, more = '') =>
  raidOf(
    `attacker: { power: us, bombers: 3, escorts: ${escorting} }, defender: { power: germany, fighters: ${jets} }${more}`,
  );

describe('interceptors', () => {
  it('are the jets in the territory, each with a die that destroys on a 1', () => {
    covers('aare:E22');
    const [raid, scenario] = against(2, 0);
    assert.equal(interceptors(raid.defender, scenario).total, 2);
    assert.equal(interceptionDice(raid, scenario).free.total, 2);
    assert.equal(interceptionHitsOn.total, 1);
    const [plain, without] = raidOf(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany, fighters: 2 }',
      both.replace('jet-fighters', 'rockets'),
    );
    assert.equal(interceptors(plain.defender, without).total, 0);
  });

  it('are neutralised by escorts, one by one', () => {
    covers('aare:E30');
    assert.deepEqual(
      [0, 1, 2, 3].map((escorting) => interceptionDice(...against(2, escorting)).free.total),
      [2, 1, 0, 0],
    );
  });

  it('may shoot at a rocket even if they are neutralised, unless the option says otherwise', () => {
    const rocket = ', rocket: { from: UK, range: 2 }';
    const [raid, scenario] = against(3, 2, rocket);
    const dice = interceptionDice(raid, scenario);
    assert.deepEqual([dice.free.total, dice.atRocket.total], [1, 2]);
    const strict: Header = { ...scenario, options: { neutralizedJets: 'nothing' } };
    assert.equal(interceptionDice(raid, strict).atRocket.total, 0);
    assert.deepEqual(dice.atRocket.base.basis, { kind: 'option', name: 'neutralizedJets' });
    assert.equal(interceptionDice(...against(3, 2)).atRocket.total, 0);
  });

  it('shoot at Kamikaze fighters', () => {
    const scenario = scenarioOf(`
powers: { japan: { side: axis }, us: { side: allies, technologies: [jet-fighters] } }
kamikazeMissions:
  - { id: divine-wind, attacker: { power: japan, fighters: 2 }, defender: { power: us, fighters: 3 } }
`);
    assert.equal(diceAgainst(scenario.kamikazeMissions![0]!, scenario).total, 3);
  });
});

describe('escorts', () => {
  it('must be long-range fighters', () => {
    covers('aare:E48');
    assert.equal(escorts(...against(1, 2)).total, 2);
    const [raid, scenario] = raidOf(
      'attacker: { power: us, bombers: 1, escorts: 2 }, defender: { power: germany, fighters: 1 }',
      both.replace('long-range-aircraft', 'rockets'),
    );
    assert.equal(escorts(raid, scenario).total, 0);
    assert.equal(interceptionDice(raid, scenario).free.total, 1);
  });

  it('protect all bombers where there are more of them than interceptors', () => {
    covers('aare:E31');
    const protectedBy = (jets: number, escorting: number, options?: Header['options']) => {
      const [raid, scenario] = against(jets, escorting);
      return protectedBombers(raid, { ...scenario, ...(options && { options }) }).total;
    };
    assert.deepEqual([protectedBy(2, 1), protectedBy(2, 2), protectedBy(2, 3), protectedBy(0, 1)], [0, 0, 3, 3]);
    assert.equal(protectedBy(1, 2, { protectedBombers: 'surplus' }), 1);
    assert.equal(protectedBy(0, 1, { escortsWithoutJets: 'do-not-protect' }), 0);
  });
});

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

  it('hits on 1, with radar on 2, and jets on one less', () => {
    covers('aare:E21');
    const gun = gunFire({ guns: 2 }, 'germany', header)!;
    const radar = gunFire({ radar: true }, 'germany', header)!;
    assert.deepEqual([gun.hitsOn(bomber).total, gun.hitsOn(jet).total], [1, 0]);
    assert.deepEqual([radar.hitsOn(bomber).total, radar.hitsOn(jet).total], [2, 1]);
    assert.equal(gun.hitsOn({ type: 'ftr', power: 'germany' }).total, 1);
  });

  it('comes from nowhere without a gun', () => {
    assert.equal(gunFire(undefined, 'germany', header), undefined);
    assert.equal(gunFire({ guns: 0 }, 'germany', header), undefined);
  });

  it('comes from one battleship of a power with combined arms, and hits jets with nothing', () => {
    covers('aare:E34', 'aare:E35', 'aare:E21');
    const space = { space: 'SZ 5', power: 'germany', battleships: 3 };
    const fire = fireOfSpace(space, header)!;
    assert.equal(fire.title, 'battleship');
    assert.deepEqual([fire.hitsOn(bomber).total, fire.hitsOn(jet).total], [1, 0]);
    assert.equal(fireOfSpace({ ...space, power: 'us' }, header), undefined);
    const scenario = scenarioOf(`
powers: { us: { side: allies }, germany: { side: axis, technologies: [combined-arms] } }
seaBattles:
  - { id: baltic, attacker: { power: us, units: { ftr: 2 } }, defender: { power: germany, units: { bb: 2 } } }
  - { id: atlantic, attacker: { power: germany, units: { ftr: 2, bb: 1 } }, defender: { power: us, units: { bb: 2 } } }
`);
    const [baltic, atlantic] = scenario.seaBattles!;
    assert.equal(battleshipFireIn(baltic!, scenario)?.power, 'germany');
    assert.equal(battleshipFireIn(atlantic!, scenario), undefined);
  });
});

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
      both.replace('treasury: 30', 'treasury: 4'),
    );
    assert.equal(damageCap(raid, 'raids', scenario).total, 4);
    assert.equal(damageCap(raid, 'raids', scenario, { raids: 0, rockets: 3 }).total, 1);
  });

  it('of heavy bombers has two dice each', () => {
    covers('aare:E37');
    const [raid, scenario] = raidOf(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany }',
      both.replace('long-range-aircraft', 'heavy-bombers'),
    );
    assert.equal(raidDice(raid, scenario).total, 2);
    assert.equal(raidDice(...against(0, 0)).total, 1);
  });
});

describe('bombardment', () => {
  const bombardment = (technologies: string, seaCombat = false) => {
    const scenario = scenarioOf(`
powers: { us: { side: allies, technologies: [${technologies}] }, germany: { side: axis } }
bombardments:
  - id: normandy
    attacker: { power: us, units: { bb: 2, dd: 3 } }
    defender: { power: germany, units: { inf: 3 } }
    seaCombat: ${seaCombat}
`);
    return bombarding(scenario.bombardments![0]!, scenario).map(({ type, dice, hitsOn }) => [
      type,
      dice.total,
      hitsOn.total,
    ]);
  };

  it('is by battleships at 4, and by destroyers at 3 with combined arms', () => {
    covers('aare:E33');
    assert.deepEqual(bombardment(''), [
      ['bb', 2, 4],
      ['dd', 0, 3],
    ]);
    assert.deepEqual(bombardment('combined-arms'), [
      ['bb', 2, 4],
      ['dd', 3, 3],
    ]);
  });

  it('does not happen after sea combat', () => {
    covers('aare:E33');
    assert.deepEqual(bombardment('combined-arms', true), [
      ['bb', 0, 4],
      ['dd', 0, 3],
    ]);
  });
});
