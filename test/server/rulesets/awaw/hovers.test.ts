import assert from 'node:assert/strict';
import fs from 'node:fs';
import { matches } from '../../../../server/src/features/hover/pattern';
import type { Explanation } from '../../../../server/src/model/ruleset';
import { awaw } from '../../../../server/src/rulesets/awaw/ruleset';
import { covers } from '../../../support/covers';
import { read, strikes } from './scenario';

/** What the hovers say of a value, by its path as written in patterns. */
function explained(yaml: string, at: string): Explanation {
  const { scenario, ids } = read(yaml);
  const path = at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const found = awaw.hovers.filter((hover) => hover.at.some((pattern) => matches(pattern, path)));
  assert.equal(found.length, 1, `${at} has one hover`);
  const explanation = found[0]!.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${at} is explained`);
  const known = new Set(awaw.rules.map(({ id }) => id));
  const cited = [
    ...(explanation.rules ?? []),
    ...explanation.amounts.flatMap(({ base, changes }) => [base, ...changes].map(({ rule }) => rule)),
  ];
  for (const rule of cited) assert.ok(known.has(rule), `${at} cites ${rule}`);
  return explanation;
}

const verdicts = ({ amounts, verdicts: under = [] }: Explanation) =>
  Object.fromEntries(amounts.map(({ what }, index) => [what, under[index]]));
const totals = ({ amounts }: Explanation) => Object.fromEntries(amounts.map(({ what, total }) => [what, total]));

describe('the hover on an air attack', () => {
  it('shows for each target the row, every modifier and the chance of each result', () => {
    covers('awaw:A13', 'awaw:A17', 'awaw:A18', 'awaw:A20');
    const found = explained(strikes, 'airAttacks.0');
    // +1 Air DRM, +1 for the negative Naval DRM of the target, +1 surprise: row 4 does two hits at natural 2 and 3, and more from 4 on.
    assert.deepEqual(totals(found), { 'roll against Nevada': 3, 'roll against destroyers': 3 });
    assert.equal(verdicts(found)['roll against Nevada'], 'row of 4 squadrons: no damage 0%, damaged 8.3%, sunk 91.7%');
    assert.match(verdicts(found)['roll against destroyers'] ?? '', /^row of 8 squadrons: 4 hits .*expected$/);
  });

  it('tells the chance of a critical hit and what else earns one here', () => {
    covers('awaw:A31', 'awaw:A33');
    const { text = '' } = explained(strikes, 'airAttacks.0.targets.0.squadrons');
    assert.match(text, /a natural twelve \(2\.8%\) earns a critical die/);
    assert.match(text, /a named ship that is sunk in port/);
    assert.match(text, /supply the table `criticalHits`/);
    assert.doesNotMatch(explained(strikes, 'airAttacks.1').text ?? '', /sunk in port/);
  });

  it('says what surprise does', () => {
    covers('awaw:A20');
    const found = explained(strikes, 'airAttacks.0.surpriseLevel');
    assert.match(found.text ?? '', /the attack is at \+1/);
    assert.match(found.text ?? '', /1 defending squadron does not engage/);
    assert.deepEqual(totals(found), { 'air defense level': 2, 'air defense roll': 0 });
  });

  it('says what a place at sea or in port does', () => {
    covers('awaw:A19', 'awaw:A29', 'awaw:A30');
    assert.match(explained(strikes, 'airAttacks.0.where').text ?? '', /repaired at once/);
    assert.match(
      explained(strikes, 'airAttacks.1.where').text ?? '',
      /naval air attacks at \+1.*remain for the battle/,
    );
  });

  it('shows the squadrons on combat air patrol that engage', () => {
    assert.deepEqual(totals(explained(strikes, 'airAttacks.1.cap')), {
      'squadrons on combat air patrol that engage': 3,
      'air combat roll of the combat air patrol': 1,
      'air combat roll of the attackers': 0,
    });
  });
});

describe('the hover on a unit', () => {
  it('says size, speed and hits of a named ship, by the catalogue where the file is silent', () => {
    covers('awaw:A1', 'awaw:A23');
    const found = explained(strikes, 'airAttacks.1.defender.units.0');
    assert.equal(found.title, 'Lexington');
    assert.match(found.text ?? '', /of the US, fast .*2 hits damage it, 3 sink it/i);
    assert.deepEqual(totals(found), { 'naval factors': 3 });
  });

  it('says what escort carriers may not do and what they are for', () => {
    covers('awaw:A12');
    const yaml = 'ports: [{ id: port, units: [{ id: cves, type: cve, count: 2 }] }]';
    const { text = '' } = explained(yaml, 'ports.0.units.0');
    assert.match(text, /may not raid or patrol/);
    assert.match(text, /help to find raiders, shift the submarine warfare modifier, may be withdrawn later/);
  });

  it('says which units are SW units as well', () => {
    covers('awaw:A2');
    const unit = (type: string) =>
      explained(`ports: [{ id: p, units: [{ id: u, type: ${type} }] }]`, 'ports.0.units.0');
    for (const type of ['sub', 'asw', 'transport']) assert.match(unit(type).text ?? '', /naval units and SW units/i);
    assert.match(unit('cve').text ?? '', /naval units, but no SW units/);
  });

  it('says how destroyers and cruisers differ', () => {
    covers('awaw:A9', 'awaw:A10');
    const unit = (type: string) =>
      explained(`ports: [{ id: p, units: [{ id: u, type: ${type} }] }]`, 'ports.0.units.0');
    assert.match(unit('ca').text ?? '', /may raid, carry no units and have no on-board ASW/);
    assert.match(unit('dd').text ?? '', /carry units and have on-board ASW, and do not raid/);
  });
});

describe('the hover on a task force', () => {
  const force = `
taskForces:
  - id: force-h
    location: at-sea
    units:
      - { id: renown, type: bc, size: 3, speed: fast }
      - { id: ark, type: cvl, damaged: true }
      - { id: dds, type: dd, count: 2 }
    lost: [{ id: sunk, type: dd, count: 5 }]
`;
  it('adds up the factors, and the carriers against half of them', () => {
    covers('awaw:A3', 'awaw:A4', 'awaw:A5');
    const found = explained(force, 'taskForces.0');
    assert.deepEqual(totals(found), { 'naval factors': 7, 'factors of fast carriers': 2 });
    assert.deepEqual(verdicts(found), {
      'naval factors': 'at most 25',
      'factors of fast carriers': 'at most 3, half of 7',
    });
    assert.match(found.text ?? '', /keeps its status/);
    assert.match(found.text ?? '', /It is slow because of ark/);
  });
});

describe('the hovers on campaign matters', () => {
  it('show how many transports can be used', () => {
    covers('awaw:A40');
    const yaml = 'transports: [{ id: atlantic, box: atlantic, count: 16, sunk: 12, damaged: 4 }]';
    const found = explained(yaml, 'transports.0');
    assert.deepEqual(totals(found), { 'transports that can be used': 4 });
    assert.match(found.amounts[0]!.changes.at(-1)!.what, /guarantee of 4/);
  });

  it('show the chance of an interception', () => {
    const yaml = `
nations: { us: { side: allied } }
interceptions:
  - { id: i, against: patrol, distance: 7, interceptor: { nation: us, units: [{ id: ships, type: dd, count: 12 }] } }
`;
    const found = explained(yaml, 'interceptions.0');
    assert.deepEqual(totals(found), { 'interception dice': 2 });
    assert.equal(verdicts(found)['interception dice'], '2 dice: 58.3% to reach 7 hexes');
  });

  it('show the hits by column and the chances of a submarine attack in a round', () => {
    const yaml = fs.readFileSync('samples/awaw/midway.scenario.yaml', 'utf8');
    const found = explained(yaml, 'navalRounds.0.submarineAttacks.0');
    assert.deepEqual(totals(found), { 'roll against Kaga': 1 });
    assert.match(verdicts(found)['roll against Kaga'] ?? '', /^no damage .*, damaged .*, sunk /);
    assert.match(found.text ?? '', /^Hits by column: 2 to 4: 0, .*9\+: 3\./);
  });

  it('show the squadrons of air units where these are counted, and ships that are searched for', () => {
    const yaml = fs.readFileSync('samples/awaw/midway.scenario.yaml', 'utf8');
    assert.deepEqual(totals(explained(yaml, 'navalRounds.0.strikes.0.attacker.units.0.squadrons')), { squadrons: 7 });
    const hunted = `
searches:
  - id: hunt
    attacker: { groups: [] }
    defender: { nation: us, groups: [{ number: 1, units: [{ id: hornet, type: cv, name: Hornet, damaged: true }] }] }
`;
    const { text } = explained(hunted, 'searches.0.defender.groups.0.units.0');
    assert.match(text ?? '', /It has 2 hits of the 3 that sink it/);
    assert.doesNotMatch(text ?? '', /damage it/);
  });

  it('show search dice, raiders, ports and submarine attacks', () => {
    const yaml = `
nations: { germany: { side: axis } }
searches: [{ id: s, attacker: { groups: [], search: { squadrons: 2 } }, defender: { groups: [{ number: 1 }] } }]
raids: [{ id: r, box: atlantic, earlierGroups: 1, raiders: { units: [{ id: a, type: bb, size: 4 }] } }]
ports: [{ id: p, units: [{ id: d, type: dd, count: 60 }] }]
submarineAttacks: [{ id: sa, attacker: { units: [{ id: u, type: sub }] }, defender: { units: [{ id: b, type: bb, size: 3 }] } }]
harborAttacks: [{ id: ha, attacker: { units: [{ id: v, type: sub }] }, defender: { units: [{ id: c, type: bb, size: 3 }] } }]
`;
    assert.equal(verdicts(explained(yaml, 'searches.0'))['search dice'], 'each enemy group is found with 30.6%');
    assert.deepEqual(totals(explained(yaml, 'raids.0')), { 'defenders that may engage': -2 });
    assert.equal(verdicts(explained(yaml, 'ports.0'))['naval factors'], 'too many: at most 50');
    // Two hits at 7 and 8, three from 9 on: 11 and 10 of 36.
    assert.equal(
      verdicts(explained(yaml, 'submarineAttacks.0'))['roll against b'],
      'no damage 41.7%, damaged 30.6%, sunk 27.8%',
    );
    assert.equal(
      verdicts(explained(yaml, 'harborAttacks.0'))['roll against c'],
      'no damage 27.8%, damaged 30.6%, sunk 41.7%',
    );
  });
});

describe('the hover on fleet combat', () => {
  it('follows the orders and the surplus ships, as the combat does', () => {
    const yaml = fs.readFileSync('samples/awaw/surface-action.scenario.yaml', 'utf8');
    assert.deepEqual(Object.keys(verdicts(explained(yaml, 'fleetCombats.0'))), [
      'Hood and Pr of Wales on Bismarck',
      'destroyers on prinz-eugen',
      'Bismarck on Hood',
      'prinz-eugen on destroyers',
    ]);
    const attacker = explained(yaml, 'fleetCombats.0.attacker');
    assert.match(verdicts(attacker)['Hood and Pr of Wales on Bismarck'] ?? '', /row of 7 to 9 factors/);
  });

  it('shows the fire of both sides with row, modifiers and chances', () => {
    covers('awaw:A14', 'awaw:A21', 'awaw:A22');
    const yaml = `
nations: { britain: { side: allied }, germany: { side: axis } }
tables: { nationality: { entries: [{ nation: germany, naval: 1 }] } }
fleetCombats:
  - id: denmark-strait
    attacker: { nation: britain, units: [{ id: hood, type: bc, name: Hood, size: 3 }] }
    defender: { nation: germany, reducedEffectiveness: true, units: [{ id: bismarck, type: bb, name: Bismarck, size: 4 }] }
`;
    const found = explained(yaml, 'fleetCombats.0');
    assert.deepEqual(totals(found), { 'Hood on Bismarck': 0, 'Bismarck on Hood': 0 });
    assert.equal(verdicts(found)['Bismarck on Hood'], 'row of 4 factors: no damage 83.3%, damaged 13.9%, sunk 2.8%');
    assert.match(explained(yaml, 'fleetCombats.0.defender').text ?? '', /reduces its effectiveness/);
  });

  it('lets ships beyond the line of the enemy join the fire', () => {
    const yaml = `
fleetCombats:
  - id: f
    attacker:
      units:
        - { id: small, type: bc, size: 2, speed: fast }
        - { id: large, type: bb, size: 4, speed: slow }
        - { id: flotilla, type: dd, count: 9 }
    defender: { units: [{ id: enemy, type: bb, size: 3, speed: slow }, { id: pair, type: dd, count: 2 }] }
`;
    const found = verdicts(explained(yaml, 'fleetCombats.0'));
    assert.deepEqual(Object.keys(found), [
      'small and large on enemy',
      'flotilla on pair',
      'enemy on large',
      'pair on flotilla',
    ]);
    assert.match(found['flotilla on pair'] ?? '', /^row of 7 to 9 factors: /);
  });
});

describe('the hovers on the head of a scenario', () => {
  it('show the modifiers of a nation at the date, and its ships', () => {
    covers('awaw:A1', 'awaw:A17');
    assert.deepEqual(totals(explained(strikes, 'nations.japan')), { 'Japan, naval': 1, 'Japan, air': 1 });
    assert.match(explained(strikes, 'nations.japan').text ?? '', /few battleships are slow/);
    assert.match(explained('nations: { italy: { side: axis } }', 'nations.italy').text ?? '', /all fast/);
    assert.equal(explained(strikes, 'turn').amounts.length, 4);
    assert.match(explained(strikes, 'tables.nationality.entries.2').title, /^The US, from summer 1944 on/);
  });

  it('show what an option asks', () => {
    const yaml = 'options: { mixedAir: any-naval }';
    assert.match(explained(yaml, 'options.mixedAir').text ?? '', /`any-naval` \(chosen here\)/);
  });

  it('show what a face of the critical die does', () => {
    covers('awaw:A35');
    const yaml = "tables: { criticalHits: { results: { '6': { text: Magazine, sunk: true } } } }";
    assert.match(explained(yaml, 'tables.criticalHits.results.6').text ?? '', /The ship is sunk/);
  });
});

describe('the hovers on air combat and air defense', () => {
  const raid = `
airAttacks:
  - id: raid
    where: at-sea
    airDefenseLevel: 1
    attacker: { units: [{ id: vals, type: nas, squadrons: 2 }] }
    defender: { units: [{ id: hood, type: bc, size: 3 }] }
    cap: { units: [{ id: fulmars, type: nas, squadrons: 1 }] }
    targets: [{ ships: [hood], squadrons: 2 }]
`;
  it('show the row by columns, and the chance of each result', () => {
    const found = explained(raid, 'airAttacks.0.airDefenseLevel');
    assert.match(
      found.text ?? '',
      /Row of level 1, .*: 2 to 6: no loss, 7 to 8: 0\/1, 9 to 10: 1\/0, 11 to 12\+: 1\/1\./,
    );
    // 15, 11, 7 and 3 of 36.
    assert.equal(
      verdicts(found)['air defense roll'],
      'row of level 1: no loss 41.7%, 0/1 30.6%, 1/0 19.4%, 1/1 8.3%; 0.28 eliminated and 0.39 aborted expected',
    );
  });

  it('show both rolls of air combat', () => {
    const found = verdicts(explained(raid, 'airAttacks.0.cap'));
    // At +1 the columns are 3 to 12+: no loss at 2, 0/1 at 3 and 4, 1/0 at 5 and 6, 1/1 at 7 and 8, 1/2 at 9 and 10, 1/3 from 11 on.
    assert.match(
      found['air combat roll of the combat air patrol'] ?? '',
      /^row of 1 squadron: no loss 2\.8%, 0\/1 13\.9%, /,
    );
    assert.match(found['air combat roll of the attackers'] ?? '', /^row of 2 squadrons: /);
  });

  it('show the hits of an attack by columns', () => {
    const { text = '' } = explained(raid, 'airAttacks.0.targets.0');
    assert.match(text, /Row of 2 squadrons, hits by column: 2 to 3: 0, 4 to 7: 1, 8 to 10: 2, 11 to 12\+: 3\./);
  });
});

describe('the hovers on the strikes of a round', () => {
  const round = `
nations: { us: { side: allied }, japan: { side: axis } }
navalRounds:
  - id: midway
    attacker: { nation: us, groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
    defender:
      nation: japan
      groups:
        - number: 1
          airDefenseLevel: 3
          cap: { units: [{ id: zeroes, type: nas, squadrons: 2 }] }
          units: [{ id: kaga, type: cv, name: Kaga }, { id: screen, type: dd, count: 2 }]
    strikes:
      - id: dauntlesses
        by: attacker
        group: 1
        surpriseLevel: 3
        attacker: { nation: us, units: [{ id: air, type: nas, squadrons: 4 }] }
        targets: [{ ships: [kaga], squadrons: 4 }]
`;
  it('are those of an air attack on ships at sea', () => {
    // +1 naval air at sea, +1 surprise.
    const found = explained(round, 'navalRounds.0.strikes.0');
    assert.deepEqual(totals(found), { 'roll against Kaga': 2 });
    assert.match(verdicts(found)['roll against Kaga'] ?? '', /^row of 4 squadrons: /);
    assert.match(explained(round, 'navalRounds.0.strikes.0.targets.0.ships.0').text ?? '', /hits by column: 2 to 3: 1/);
  });

  it('show the defense of a group as the first strike on it meets it', () => {
    const level = explained(round, 'navalRounds.0.defender.groups.0.airDefenseLevel');
    assert.equal(totals(level)['air defense level'], 2);
    const patrol = explained(round, 'navalRounds.0.defender.groups.0.cap');
    assert.deepEqual(totals(patrol), {
      'squadrons on combat air patrol that engage': 2,
      'air combat roll of the combat air patrol': 0,
      'air combat roll of the attackers': 0,
    });
    assert.match(verdicts(patrol)['air combat roll of the attackers'] ?? '', /^row of 4 squadrons: /);
    const unstruck = round.replace(/ {4}strikes:[^]*/, '');
    assert.equal(
      totals(explained(unstruck, 'navalRounds.0.defender.groups.0.airDefenseLevel'))['air defense level'],
      3,
    );
  });
});

describe('the hovers on search and operations', () => {
  const hunt = `
nations: { us: { side: allied }, japan: { side: axis } }
operations:
  - { id: sortie, task: raid, nation: japan, from: Truk, to: Rabaul, distance: 9, range: 20, units: [{ id: tone, type: ca }] }
interceptions: [{ id: i, operation: sortie, spotters: 2, interceptor: { nation: us, units: [{ id: benson, type: dd, count: 10 }] } }]
searches:
  - id: hunt
    round: 2
    attacker:
      nation: us
      search: { squadrons: 1 }
      groups:
        - { number: 1, units: [{ id: fletcher, type: dd, count: 10 }] }
        - { number: 3, units: [{ id: hornet, type: cv, size: 3 }] }
        - { number: 4, units: [{ id: gato, type: dd }] }
    defender: { nation: japan, groups: [{ number: 2, units: [{ id: asashio, type: dd, count: 4 }] }] }
`;
  it('say of a combat group whether it is active, what it brings, and how easily it is found', () => {
    const strong = explained(hunt, 'searches.0.attacker.groups.0').text ?? '';
    assert.match(
      strong,
      /^Active in round 2 .*It brings a search die .*The enemy has 1 search die and finds it with 16\.7%/,
    );
    const carrier = explained(hunt, 'searches.0.attacker.groups.1').text ?? '';
    assert.match(carrier, /^Distant in round 2 .*It brings a search die .*1 fast carrier,/);
    assert.match(explained(hunt, 'searches.0.attacker.groups.2.number').text ?? '', /takes a fast carrier/);
    // One squadron, the second round, a strong group, a carrier group.
    assert.deepEqual(totals(explained(hunt, 'searches.0')), { 'search dice': 4 });
  });

  it('say how far the dice of an interception reach', () => {
    const { text = '' } = explained(hunt, 'interceptions.0');
    // Raiders 1, spotters 2, fewer than ten factors -1: two dice.
    assert.match(
      text,
      /Up to 2 hexes 100%, 4 hexes 91\.7%, 5 hexes 83\.3%, 7 hexes 58\.3%, 9 hexes 27\.8%, 10 hexes 16\.7%\./,
    );
  });

  it('say of an operation where it goes, how fast, and who may hope to intercept it', () => {
    covers('awaw:A8');
    const { text = '' } = explained(hunt, 'operations.0.distance');
    assert.match(text, /^Raid from Truk to Rabaul, 9 hexes of a range of 20 .*It is fast .*is intercepted with 0 dice/);
  });

  it('say where the US carriers may be', () => {
    const yaml = `
taskForces: [{ id: tf-8, units: [{ id: enterprise, type: cv }] }]
carrierLocations: [{ id: hawaii, surprise: 35, taskForces: [tf-8] }]
`;
    // The second column: in Pearl Harbor at 2 to 4, in the box at 5 to 7, at sea from 8 on.
    assert.match(
      explained(yaml, 'carrierLocations.0.surprise').text ?? '',
      /: in Pearl Harbor 16\.7%, in the Pacific U\.S\. box 41\.7%, at sea, 6 hexes away 13\.9%, /,
    );
  });

  it('say how many defenders may engage raiders', () => {
    const yaml = 'raids: [{ id: r, box: atlantic, earlierGroups: 1, raiders: { units: [{ id: a, type: pb }] } }]';
    assert.equal(
      verdicts(explained(yaml, 'raids.0'))['defenders that may engage'],
      'to be added to the die: none 33.3%, 1 defender 16.7%, 2 defenders 16.7%, 3 defenders 16.7%, 4 defenders 16.7%',
    );
  });
});

describe('the hovers on tables that a scenario supplies', () => {
  it('say what a cell does, and how often its roll comes up', () => {
    const yaml = `
nations: { germany: { side: axis } }
tables:
  submarineAttack: { hits: [0, 0, 0, 1, 1, 2, 2, 3, 3] }
  airDefense: { leastFactors: [3, 6], escortCarrier: 2 }
  submarineWarfare: { escortCarriersAStep: 3, results: [{ roll: 1 }, { roll: 2, transportsSunk: 2, submarinesLost: 1 }] }
  ships: { entries: [{ nation: germany, name: Oldenburg, type: bb, size: 4, speed: fast }] }
`;
    const roll = explained(yaml, 'tables.submarineAttack.hits.5');
    assert.equal(roll.title, 'Modified roll of 7: 2 hits');
    assert.match(roll.text ?? '', /16\.7%/);
    assert.equal(explained(yaml, 'tables.submarineAttack.hits.8').title, 'Modified roll of 10 and more: 3 hits');
    assert.equal(explained(yaml, 'tables.airDefense.leastFactors.0').text, 'From 3 naval factors on, up to 5.');
    assert.match(explained(yaml, 'tables.airDefense.escortCarrier').text ?? '', /One counts 2 factors/);
    const row = explained(yaml, 'tables.submarineWarfare.results.1');
    assert.equal(row.title, 'Modified roll of 2: 2 transports sunk, 1 submarine factor lost');
    assert.match(row.text ?? '', /^3 escort carriers shift the modifier by one/);
    assert.match(explained(yaml, 'tables.ships.entries.0').text ?? '', /of Germany, 4 naval factors, fast/);
  });

  it('say of a ship that the modifier of its nation is not set', () => {
    const yaml =
      'nations: { us: { side: allied } }\nports: [{ id: p, nation: us, units: [{ id: u, type: cv, name: Hornet }] }]';
    assert.match(explained(yaml, 'ports.0.units.0').text ?? '', /nationality modifier not set/);
  });
});
