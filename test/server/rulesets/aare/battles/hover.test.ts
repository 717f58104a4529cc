import assert from 'node:assert/strict';
import type { Path } from '../../../../../server/src/model/place';
import { collectIds } from '../../../../../server/src/schema';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { fullExample, explain, findHovers, listTotals } from '../explain';
import { kaitens, northSea, readScenario } from '../scenario';

describe('the hover on units of a sea battle', () => {
  it('shows the attack, the detection values and the detection chance of submarines (first example of the source)', () => {
    covers('aare:E2', 'aare:E12', 'aare:E13', 'aare:E17');
    const explanation = explain(readScenario(northSea), 'seaBattles.0.attacker.units.sub');
    assert.equal(explanation.title, '5 submarines of Germany');
    assert.deepEqual(listTotals(explanation), [
      ['attack of a submarine', 2],
      ['detection value, British destroyers', 3],
      ['detection value, American destroyers', 5],
    ]);
    assert.match(explanation.text ?? '', /detected is 95\.8%/);
    assert.deepEqual(explanation.totalNotes, [
      'hits on 2 or less on a d6 (33.3%)',
      '2 destroyers detect on 3 or less: 75%',
      '1 destroyer detects on 5 or less: 83.3%',
    ]);
  });

  it('names the option `detectedGroups` if there are several groups of submarines', () => {
    const listBases = (yaml: string) => explain(readScenario(yaml), 'seaBattles.0.attacker.units.1').bases;
    assert.deepEqual(listBases(kaitens), [{ kind: 'option', name: 'detectedGroups' }]);
    assert.deepEqual(listBases(replacePart(kaitens, '{ id: super, type: sub, count: 2 }', '{ type: dd }')), []);
  });

  it('says that submarines stay undetected without a destroyer', () => {
    covers('aare:E1', 'aare:E7');
    const alone = readScenario(replacePart(kaitens, 'dd: 3', 'bb: 1'));
    assert.match(
      explain(alone, 'seaBattles.0.attacker.units.0').text ?? '',
      /no destroyer: they stay undetected \(10\.A\)/,
    );
  });

  it('says whether the attack of Kaitens is missing or supplied', () => {
    covers('aare:E16');
    const missing = explain(readScenario(kaitens), 'seaBattles.0.attacker.units.1.kaiten');
    assert.deepEqual(listTotals(missing)[0], ['attack of a Kaiten', 0]);
    assert.deepEqual(missing.amounts[0]?.base.basis, { kind: 'missing-table', name: 'kaiten' });
    assert.match(missing.text ?? '', /not supplied/);
    const supplied = explain(readScenario(fullExample), 'seaBattles.0.attacker.units.1.kaiten');
    assert.deepEqual(listTotals(supplied)[0], ['attack of a Kaiten', 4]);
    assert.match(supplied.text ?? '', /they are lost when they have attacked/);
  });

  it('shows the detection numbers of destroyers against each group', () => {
    covers('aare:E4', 'aare:E18');
    const explanation = explain(readScenario(kaitens), 'seaBattles.0.defender.units.dd');
    assert.deepEqual(explanation.totalNotes?.slice(1), [
      'against super: detects on 2 or less',
      'against kaiten: detects on 1 or less',
    ]);
  });

  it('says whether aircraft help to detect, and which battleship fires at them', () => {
    covers('aare:E34');
    const scenario = readScenario(fullExample);
    assert.match(
      explain(scenario, 'seaBattles.0.defender.forces.1.units.0').text ?? '',
      /no American destroyers here that they could help/,
    );
    const attacked = explain(scenario, 'seaBattles.1.attacker.units.ftr');
    assert.match(attacked.text ?? '', /A battleship of Germany fires at each of them/);
    assert.deepEqual(listTotals(attacked).at(-1), ['battleship with combined arms against a fighter', 1]);
  });
});

describe('the hover on a sea battle', () => {
  it('shows the joint chances of one set of dice to detect the groups', () => {
    covers('aare:E18');
    const { text = '' } = explain(readScenario(kaitens), 'seaBattles.0');
    assert.match(text, /all detected: 42\.1%/);
    assert.match(text, /only super detected: 28\.2%/);
    assert.match(text, /none detected: 29\.6%/);
    assert.match(text, /The attacker: 4 Japanese submarines, 32 IPCs in all\./);
  });
});

describe('the hover on an order of losses', () => {
  it('lists the unit that each hit removes', () => {
    const { text = '' } = explain(readScenario(fullExample), 'seaBattles.0.attacker.orders.losses');
    assert.match(
      text,
      /1\. .*destroyer\n2\. .*\n3\. .*\n4\. .*bomber\n\nSubmarines and Kaitens come at the same place/,
    );
  });
});

describe('the hover on dice of aare', () => {
  const scenario = readScenario(`
powers:
  us: { side: allies, technologies: [heavy-bombers] }
  japan: { side: axis, technologies: [super-submarines] }
kaiten: { attack: 4 }
seaBattles:
  - id: okinawa
    attacker: { power: japan, units: [{ type: sub, count: 2 }, { id: kaitens, type: sub, count: 2, kaiten: true }] }
    defender: { power: us, units: { dd: 3 } }
    dice: { detection.defender: [2, 4, 5], attacker.submarines: [1], first-cycle.attacker.submarines: [6], nothing: 3 }
strategicBombingRaids:
  - id: tokyo
    value: 8
    attacker: { power: us, bombers: 1 }
    defender: { power: japan, antiAircraft: { guns: 1 } }
    dice: { anti-aircraft: 3, damage.raid: [3, 4] }
`);
  const explainAt = (...path: Path) => explain(scenario, path);

  it('shows the detection values that a die of destroyers is compared with', () => {
    covers('aare:E4');
    const explanation = explainAt('seaBattles', 0, 'dice', 'detection.defender', 1);
    assert.equal(explanation.title, "The defender's destroyers search");
    assert.deepEqual(listTotals(explanation), [
      ['detection value, American destroyers against the submarines', 2],
      ['detection value, American destroyers against the Kaitens', 1],
    ]);
    assert.deepEqual(explainAt('seaBattles', 0, 'dice', 'detection.defender'), explanation);
  });

  it('shows the hit numbers of dice, and the units that they are for', () => {
    const explanation = explainAt('seaBattles', 0, 'dice', 'attacker.submarines');
    assert.match(explanation.text!, /in this order: submarines and Kaitens; cycle after cycle/);
    assert.doesNotMatch(
      explainAt('seaBattles', 0, 'dice', 'first-cycle.attacker.submarines').text!,
      /cycle after cycle/,
    );
    assert.deepEqual(explanation.totalNotes, ['hits on 3 or less on a d6 (50%)', 'hits on 4 or less on a d6 (66.7%)']);
    assert.doesNotMatch(explainAt('strategicBombingRaids', 0, 'dice', 'anti-aircraft').text!, /cycle/);
    const { title, text } = explainAt('strategicBombingRaids', 0, 'dice', 'damage.raid', 0);
    assert.deepEqual([title, text], ['The bombers do damage', 'Each is a d6.']);
  });

  it('gives no hover on a label of dice that no step uses', () => {
    const path: Path = ['seaBattles', 0, 'dice', 'nothing'];
    const [hover] = findHovers(path);
    assert.equal(
      hover?.explain(scenario, collectIds('aare', scenario).ids, { path, chain: [scenario], onKey: false }),
      undefined,
    );
  });
});
