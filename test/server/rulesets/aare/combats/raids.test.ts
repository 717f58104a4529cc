/** Raids, rockets, Kamikaze missions, bombardments, and fire at aircraft in flight. */
import assert from 'node:assert/strict';
import { computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { covers } from '../../../../support/covers';
import { computeOdds, resolveWithTable } from '../../axis-and-allies/combats/battles';
import { readCombat } from './read-combat';

/** Powers with technologies: `[heavy-bombers]`. */
const writePowers = (us: string, germany: string) => `powers:
  us: { side: allies, technologies: [${us}] }
  germany: { side: axis, technologies: [${germany}] }
`;

/** An American raid on a German territory of value 10. */
const readRaid = (attacker: string, defender: string, { us = '', germany = '', more = '', value = 10 } = {}) =>
  readCombat(`${writePowers(us, germany)}
strategicBombingRaids:
  - id: raid
    value: ${value}
    attacker: { power: us, ${attacker} }
    defender: { power: germany, ${defender} }
    ${more}
`);

/** The chance of each value of a measure. */
function computeChances(combat: ReturnType<typeof readRaid>, path: string): Readonly<Record<number, number>> {
  const measure = combat.measures.find((each) => each.path.join('.') === path);
  assert.ok(measure);
  return Object.fromEntries(
    computeMeasureDistribution(computeOdds(combat), combat, measure).map(({ value, share: probability }) => [
      value,
      probability,
    ]),
  );
}

function assertClose(actual: number | undefined, expected: number): void {
  assert.ok(Math.abs((actual ?? 0) - expected) < 1e-12, `${actual} instead of ${expected}`);
}

describe('a strategic bombing raid', () => {
  it('the remark on interceptors lists only relevant amounts, and bombers are worth 15 IPCs', () => {
    const listRemarks = (combat: ReturnType<typeof readRaid>) =>
      combat.steps.flatMap((step) => {
        if (step.kind !== 'update' || step.id !== 'interceptors.counted') return [];
        return (step.amounts?.(combat.start, combat.start) ?? []).map(({ label }) => label);
      });
    const jets = { us: 'long-range-aircraft', germany: 'jet-fighters' };
    assert.deepEqual(listRemarks(readRaid('bombers: 2', 'fighters: 2', jets)), ['interception dice']);
    assert.deepEqual(listRemarks(readRaid('bombers: 2', '', jets)), []);
    assert.deepEqual(
      listRemarks(
        readRaid('bombers: 2, escorts: 1', 'fighters: 2', { ...jets, more: 'rocket: { from: Algeria, range: 1 }' }),
      ),
      ['interception dice', 'interception dice at the rocket alone', 'escorts', 'bombers with partial protection'],
    );
    const [subject] = readRaid('bombers: 1', '').measures.flatMap((measure) =>
      measure.subject?.kind === 'units' ? [measure.subject] : [],
    );
    assert.equal(subject?.valuePerUnit, 15);
  });

  it('T7: heavy bombers roll two dice that both count', () => {
    covers('aare:E37');
    const { end } = resolveWithTable(readRaid('bombers: 1', '', { us: 'heavy-bombers' }), { 'damage.raid': [3, 4] });
    assert.deepEqual([end['damage'], end['bombers']], [7, 1]);
  });

  it('a raid destroys no more IPCs than the value of the territory', () => {
    covers('aare:E38');
    const { end } = resolveWithTable(readRaid('bombers: 2', '', { us: 'heavy-bombers', value: 6 }), {
      'damage.raid': [3, 4, 6, 6],
    });
    assert.equal(end['damage'], 6);
  });

  it('one gun fires a die at each bomber of a raid', () => {
    const combat = readRaid('bombers: 2', 'antiAircraft: { guns: 2 }');
    const { end } = resolveWithTable(combat, { 'anti-aircraft': [1, 2], 'damage.raid': [5] });
    assert.deepEqual([end['damage'], end['bombers']], [5, 1]);
    assertClose(computeChances(combat, 'bombers')[2], 25 / 36);
  });

  it('jets intercept a raid after anti-aircraft fire', () => {
    covers('aare:E22');
    const combat = readRaid('bombers: 2', 'fighters: 2, antiAircraft: { guns: 1 }', { germany: 'jet-fighters' });
    const { end } = resolveWithTable(combat, { 'anti-aircraft': [1, 6], interception: [1, 1] });
    assert.deepEqual([end['damage'], end['bombers']], [0, 0]);
    const fighters = readRaid('bombers: 2', 'fighters: 2');
    assert.equal(resolveWithTable(fighters, { 'damage.raid': [1, 1] }).end['bombers'], 2);
  });

  it('escorts neutralise jets one by one and are not fired at', () => {
    covers('aare:E30', 'aare:E32');
    const technologies = { us: 'long-range-aircraft', germany: 'jet-fighters' };
    const combat = readRaid('bombers: 1, escorts: 2', 'fighters: 3, antiAircraft: { guns: 1 }', technologies);
    const { end } = resolveWithTable(combat, { 'anti-aircraft': [2], interception: [2], 'damage.raid': [4] });
    assert.deepEqual([end['damage'], end['bombers']], [4, 1]);
  });

  it('protected bombers that are hit do no damage, and half of them return', () => {
    covers('aare:E31');
    const combat = readRaid('bombers: 3, escorts: 1', 'antiAircraft: { guns: 1 }', { us: 'long-range-aircraft' });
    const { end } = resolveWithTable(combat, {
      'anti-aircraft': [1, 1, 6],
      'protected-bombers': [3, 4],
      'damage.raid': [6],
    });
    assert.deepEqual([end['damage'], end['bombers']], [6, 2]);
    assertClose(computeChances(readRaid('bombers: 1', 'antiAircraft: { guns: 1 }'), 'bombers')[0], 1 / 6);
    const single = readRaid('bombers: 1, escorts: 1', 'antiAircraft: { guns: 1 }', { us: 'long-range-aircraft' });
    assertClose(computeChances(single, 'bombers')[0], 1 / 12);
    assertClose(computeChances(single, 'damage')[0], 1 / 6);
  });

  it('a raid loses the rocket or the bombers first, as the attacker orders', () => {
    covers('aare:E24');
    const rocket = 'rocket: { from: London, range: 2 }';
    const technologies = { us: 'rockets', germany: 'jet-fighters' };
    const first = readRaid('bombers: 1', 'fighters: 1', { ...technologies, more: rocket });
    const end = resolveWithTable(first, { interception: [1], 'damage.raid': [3] }).end;
    assert.deepEqual([end['rocketIntercepted'], end['bombers'], end['rocketDamage']], [1, 1, 0]);
    const order = `${rocket}\n    orders: { firstLost: bombers }`;
    const other = readRaid('bombers: 1', 'fighters: 1', { ...technologies, more: order });
    const after = resolveWithTable(other, { interception: [1], 'damage.rocket': [5] }).end;
    assert.deepEqual([after['rocketIntercepted'], after['bombers'], after['rocketDamage']], [0, 0, 5]);
  });
});

describe('a raid with a rocket', () => {
  const rocket = 'rocket: { from: London, range: 2 }';

  it('a raid counts before its rocket if they share a limit', () => {
    const resolveDamage = (option: string) => {
      const combat = readCombat(`${option}
${writePowers('rockets', '')}
strategicBombingRaids:
  - id: raid
    value: 8
    attacker: { power: us, bombers: 1 }
    defender: { power: germany }
    ${rocket}
`);
      const { end } = resolveWithTable(combat, { 'damage.raid': [6], 'damage.rocket': [5] });
      return [end['damage'], end['rocketDamage']];
    };
    assert.deepEqual(resolveDamage(''), [6, 5]);
    assert.deepEqual(resolveDamage('options: { economicCap: single }'), [6, 2]);
  });

  it('neutralised jets hit the rocket first, and the others hit what is left', () => {
    const setup = { us: 'rockets, long-range-aircraft', germany: 'jet-fighters', more: rocket };
    const { end } = resolveWithTable(readRaid('bombers: 1, escorts: 1', 'fighters: 2', setup), {
      interception: [1, 1],
    });
    // In the other order the free jet would hit the rocket, and the hit of the neutralised one would be lost.
    assert.deepEqual([end['rocketIntercepted'], end['bombers']], [1, 0]);
  });
});

describe('a rocket strike', () => {
  const readStrike = (germany = '', more = '') =>
    readCombat(`${writePowers('rockets', germany)}
rocketStrikes:
  - id: strike
    attacker: { power: us }
    from: London
    range: 2
    territory: Berlin
    value: 4
    defender: { power: germany, fighters: 2 }
    ${more}
`);

  it('a rocket destroys a die of IPCs, at most the value of the territory', () => {
    covers('aare:E27');
    assert.equal(resolveWithTable(readStrike(), { 'damage.rocket': [6] }).end['damage'], 4);
    assertClose(computeChances(readStrike(), 'damage')[4], 1 / 2);
    assert.equal(
      resolveWithTable(readStrike('', 'damageBefore: { rockets: 3 }'), { 'damage.rocket': [6] }).end['damage'],
      1,
    );
  });

  it('jets may intercept a rocket', () => {
    covers('aare:E22');
    assertClose(computeChances(readStrike('jet-fighters'), 'intercepted')[1], 11 / 36);
    assert.equal(resolveWithTable(readStrike('jet-fighters'), { interception: [6, 1] }).end['damage'], 0);
  });
});

describe('a Kamikaze mission', () => {
  it('guns, then jets, fire at a Kamikaze mission', () => {
    covers('aare:E22');
    const combat = readCombat(`${writePowers('jet-fighters', '')}
kamikazeMissions:
  - id: mission
    attacker: { power: germany, fighters: 3 }
    defender: { power: us, fighters: 1, antiAircraft: { guns: 1 } }
`);
    const { end } = resolveWithTable(combat, { 'anti-aircraft': [1, 2, 3], interception: [1] });
    assert.deepEqual([end['fighters'], end['lost']], [1, 20]);
  });
});

describe('aircraft in flight', () => {
  const readFlight = (us: string, germany: string, radar = false) =>
    readCombat(`${writePowers(us, germany)}
flyOvers:
  - id: flight
    attacker: { power: us, units: { ftr: 2, bmbr: 1 } }
    spaces:
      - { space: Berlin, power: germany, antiAircraft: { guns: 1, radar: ${radar} } }
      - { space: Baltic Sea, power: germany, battleships: 2 }
`);

  it('each space rolls a die for each aircraft, which hits the aircraft of the die', () => {
    covers('aare:E34', 'aare:E35');
    const combat = readFlight('', 'combined-arms');
    const { end } = resolveWithTable(combat, { 'anti-aircraft.1': [1, 6, 1], 'anti-aircraft.battleship.2': [2] });
    assert.deepEqual([end['ftr'], end['bmbr'], end['lost']], [1, 0, 25]);
  });

  it('battleships without combined arms do not fire at aircraft', () => {
    covers('aare:E34');
    const { end } = resolveWithTable(readFlight('', ''), { 'anti-aircraft.1': [6, 6, 6] });
    assert.deepEqual([end['ftr'], end['bmbr']], [2, 1]);
  });

  it('only a gun with radar hits jets', () => {
    covers('aare:E21');
    assert.equal(resolveWithTable(readFlight('jet-fighters', ''), { 'anti-aircraft.1': [1] }).end['ftr'], 2);
    assert.equal(
      resolveWithTable(readFlight('jet-fighters', '', true), { 'anti-aircraft.1': [1, 2, 2] }).end['ftr'],
      1,
    );
  });
});

describe('a shore bombardment', () => {
  const readBombardment = (us: string, more = '') =>
    readCombat(`${writePowers(us, '')}
bombardments:
  - id: beach
    attacker: { power: us, units: { bb: 1, dd: 2 } }
    defender: { power: germany, units: { inf: 1, arm: 1 }${more} }
`);

  it('battleships bombard a shore, and destroyers with combined arms', () => {
    covers('aare:E33');
    const { end } = resolveWithTable(readBombardment('combined-arms'), { 'bombardment.ships': [4, 3, 4] });
    assert.deepEqual([end['hits'], end['units'], end['lost']], [2, 0, 8]);
    assert.equal(resolveWithTable(readBombardment(''), { 'bombardment.ships': [4] }).end['hits'], 1);
  });

  it('a bombardment removes the cheapest units first unless ordered otherwise, and counts hits without a target', () => {
    assert.equal(resolveWithTable(readBombardment(''), { 'bombardment.ships': [1] }).end['lost'], 3);
    const ordered = readBombardment('', ', orders: { losses: [arm] }');
    assert.equal(resolveWithTable(ordered, { 'bombardment.ships': [1] }).end['lost'], 5);
    const { end } = resolveWithTable(readBombardment('combined-arms'), { 'bombardment.ships': [1, 1, 1] });
    assert.deepEqual([end['hits'], end['units']], [3, 0]);
  });
});
