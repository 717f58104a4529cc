import assert from 'node:assert/strict';
import fs from 'node:fs';
import { covers } from '../../../../support/covers';
import { explain, getTotalsByLabel } from '../explain';
import { strikes } from '../scenario';

describe('the hover on a unit', () => {
  it('shows size, speed and hits of a named ship, from the catalogue when the file has none', () => {
    covers('awaw:A1', 'awaw:A23');
    const explanation = explain(strikes, 'airAttacks.1.defender.units.0');
    assert.equal(explanation.title, 'Lexington');
    assert.match(explanation.text ?? '', /of the US, fast .*2 hits damage it, 3 sink it/i);
    assert.deepEqual(getTotalsByLabel(explanation), { 'naval factors': 3 });
  });

  it('says where the size of a ship is from: its own, its name by the catalogue, or its type', () => {
    const readSize = (unit: string) => {
      const { amounts } = explain(`ports: [{ id: p, units: [{ id: u, ${unit} }] }]`, 'ports.0.units.0');
      const { label, by, from } = amounts[0]!.base;
      return [label, by, from && 'key' in from && from.key];
    };
    assert.deepEqual(readSize('type: bb, size: 4'), ['size', 4, 'size']);
    assert.deepEqual(readSize('type: cv, name: Lexington'), ['size by the catalogue (Lexington)', 3, 'name']);
  });

  it('explains the limits and uses of escort carriers', () => {
    covers('awaw:A12');
    const yaml = 'ports: [{ id: port, units: [{ id: cves, type: cve, count: 2 }] }]';
    const { text = '' } = explain(yaml, 'ports.0.units.0');
    assert.match(text, /may not raid or patrol/);
    assert.match(text, /help to find raiders, shift the submarine warfare modifier, may be withdrawn later/);
  });

  it('shows which units are SW units as well', () => {
    covers('awaw:A2');
    const explainUnit = (type: string) =>
      explain(`ports: [{ id: p, units: [{ id: u, type: ${type} }] }]`, 'ports.0.units.0');
    for (const type of ['sub', 'asw', 'transport'])
      assert.match(explainUnit(type).text ?? '', /naval units and SW units/i);
    assert.match(explainUnit('cve').text ?? '', /naval units, but no SW units/);
  });

  it('explains how destroyers and cruisers differ', () => {
    covers('awaw:A9', 'awaw:A10');
    const explainUnit = (type: string) =>
      explain(`ports: [{ id: p, units: [{ id: u, type: ${type} }] }]`, 'ports.0.units.0');
    assert.match(explainUnit('ca').text ?? '', /may raid, carry no units and have no on-board ASW/);
    assert.match(explainUnit('dd').text ?? '', /carry units and have on-board ASW, and do not raid/);
  });

  it('shows the squadrons of air units that are counted, and the dice for ships that are searched for', () => {
    const yaml = fs.readFileSync('samples/awaw/midway.scenario.yaml', 'utf8');
    assert.deepEqual(getTotalsByLabel(explain(yaml, 'navalRounds.0.strikes.0.attacker.units.0.squadrons')), {
      squadrons: 7,
    });
    const hunted = `
searches:
  - id: hunt
    attacker: { groups: [] }
    defender: { nation: us, groups: [{ number: 1, units: [{ id: hornet, type: cv, name: Hornet, damaged: true }] }] }
`;
    const { text } = explain(hunted, 'searches.0.defender.groups.0.units.0');
    assert.match(text ?? '', /It has 2 hits, and 3 sink it/);
    assert.doesNotMatch(text ?? '', /damage it/);
  });

  it("says that the modifier of a ship's nation is not set", () => {
    const yaml =
      'nations: { us: { side: allied } }\nports: [{ id: p, nation: us, units: [{ id: u, type: cv, name: Hornet }] }]';
    assert.match(explain(yaml, 'ports.0.units.0').text ?? '', /nationality modifier not set/);
  });
});
