import assert from 'node:assert/strict';
import { matches } from '../../../../../server/src/features/hover/pattern';
import type { Explanation } from '../../../../../server/src/model/ruleset';
import { hovers } from '../../../../../server/src/rulesets/awaw/hovers';
import { rules } from '../../../../../server/src/rulesets/awaw/rules';
import { covers } from '../../../../support/covers';
import { read, strikes } from '../scenario';

/** What the hovers say of a value, by its path as written in patterns. */
function explained(yaml: string, at: string): Explanation {
  const { scenario, ids } = read(yaml);
  const path = at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const found = hovers.filter((hover) => hover.at.some((pattern) => matches(pattern, path)));
  assert.equal(found.length, 1, `${at} has one hover`);
  const explanation = found[0]!.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${at} is explained`);
  const known = new Set(rules.map(({ id }) => id));
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
    assert.equal(
      verdicts(found)['roll against Nevada'],
      'row of 4 squadrons: no damage 0.0 %, damaged 8.3 %, sunk 91.7 %',
    );
    assert.match(verdicts(found)['roll against destroyers'] ?? '', /^row of 8 squadrons: 4 hits .*expected$/);
  });

  it('tells the chance of a critical hit and what else earns one here', () => {
    covers('awaw:A31', 'awaw:A33');
    const { text = '' } = explained(strikes, 'airAttacks.0.targets.0.squadrons');
    assert.match(text, /critical die with 2\.8 %, by a natural twelve/);
    assert.match(text, /a named ship that is sunk in port/);
    assert.match(text, /supply the table `criticalHits`/);
    assert.doesNotMatch(explained(strikes, 'airAttacks.1').text ?? '', /sunk in port/);
  });

  it('says what surprise does', () => {
    covers('awaw:A20');
    const found = explained(strikes, 'airAttacks.0.surpriseLevel');
    assert.match(found.text ?? '', /the attack is at \+1/);
    assert.match(found.text ?? '', /1 defending squadron does not engage/);
    assert.deepEqual(totals(found), { 'air defense level': 2 });
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
      'air combat roll': 1,
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
    assert.match(found.text ?? '', /It is slow: ark is slow/);
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
    assert.equal(verdicts(found)['interception dice'], '2 dice: 58.3 % to reach 7 hexes');
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
    assert.equal(verdicts(explained(yaml, 'searches.0'))['search dice'], 'each enemy group is found with 30.6 %');
    assert.deepEqual(totals(explained(yaml, 'raids.0')), { 'defenders that may engage': -2 });
    assert.equal(verdicts(explained(yaml, 'ports.0'))['naval factors'], 'too many: at most 50');
    // Two hits at 7 and 8, three from 9 on: 11 and 10 of 36.
    assert.equal(
      verdicts(explained(yaml, 'submarineAttacks.0'))['roll against b'],
      'no damage 41.7 %, damaged 30.6 %, sunk 27.8 %',
    );
    assert.equal(
      verdicts(explained(yaml, 'harborAttacks.0'))['roll against c'],
      'no damage 27.8 %, damaged 30.6 %, sunk 41.7 %',
    );
  });
});

describe('the hover on fleet combat', () => {
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
    assert.equal(verdicts(found)['Bismarck on Hood'], 'row of 4 factors: no damage 83.3 %, damaged 13.9 %, sunk 2.8 %');
    assert.match(explained(yaml, 'fleetCombats.0.defender').text ?? '', /reduces its effectiveness/);
  });
});

describe('the hovers on the head of a scenario', () => {
  it('show the modifiers of a nation at the date, and its ships', () => {
    covers('awaw:A1', 'awaw:A17');
    assert.deepEqual(totals(explained(strikes, 'nations.japan')), { naval: 1, air: 1 });
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
