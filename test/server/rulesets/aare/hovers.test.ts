import assert from 'node:assert/strict';
import { matches } from '../../../../server/src/features/hover/pattern';
import type { Path } from '../../../../server/src/model/place';
import type { Explanation } from '../../../../server/src/model/ruleset';
import type { Scenario } from '../../../../server/src/rulesets/aare/data';
import { aare } from '../../../../server/src/rulesets/aare/ruleset';
import { collectIds } from '../../../../server/src/schema';
import { covers } from '../../../support/covers';
import { kaitens, northSea, scenarioOf } from './scenario';

function matching(path: Path) {
  return aare.hovers.filter((hover) => hover.at.some((pattern) => matches(pattern, path)));
}

/** What the hovers say of a value, by its path as written in patterns. */
function explained(scenario: Scenario, at: string | Path): Explanation {
  const path = typeof at === 'string' ? at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)) : at;
  const [found] = matching(path);
  const { ids } = collectIds('aare', scenario);
  const explanation = found?.explain(scenario, ids, { path, chain: [scenario], onKey: false });
  assert.ok(explanation, `${String(at)} has a hover`);
  return explanation;
}

const totals = ({ amounts }: Explanation) => amounts.map(({ what, total }) => [what, total]);

/** A scenario with something of everything. */
const everything = `
title: Everything
turn: { round: 2, power: uk, phase: combat-move }
powers:
  germany: { side: axis, technologies: [combined-arms, rockets], treasury: 12 }
  japan: { side: axis, technologies: [super-submarines], newTechnologies: [jet-fighters] }
  uk: { side: allies, technologies: [jet-fighters], newTechnologies: [rockets], earlierResearch: [heavy-bombers] }
  us: { side: allies, technologies: [long-range-aircraft, heavy-bombers] }
options: { economicCap: single }
units: { sub: { cost: 7 }, dd: {} }
kaiten: { attack: 4, consumed: true }
seaBattles:
  - id: one
    seaZone: SZ 5
    attacker:
      power: japan
      units: [{ id: super, type: sub, count: 2 }, { id: mission, type: sub, kaiten: true }, { type: dd }, { type: bmbr, count: 2 }]
      orders: { losses: [dd, sub], dive: { when: always, groups: { mission: never } } }
    defender:
      forces: [{ power: uk, units: { dd: 2, sub: 1, bb: 1 } }, { power: us, units: [{ id: planes, type: ftr, count: 2 }] }]
  - id: two
    attacker: { power: us, units: { ftr: 2, bmbr: 1 } }
    defender: { power: germany, units: { sub: 1, bb: 2 }, orders: { dive: {} } }
bombardments:
  - id: landing
    territory: Norway
    attacker: { power: us, units: { bb: 1, dd: 2 } }
    defender: { power: germany, units: { inf: 2, arm: 1 } }
  - id: other
    attacker: { power: us, units: { bb: 1 } }
    defender: { units: [{ type: art, count: 2 }], orders: { losses: by-value } }
strategicBombingRaids:
  - id: ruhr
    territory: Germany
    value: 10
    damageBefore: { raids: 2, rockets: 1 }
    attacker: { power: us, bombers: 3, escorts: 2 }
    rocket: { from: UK, range: 2 }
    defender: { power: germany, fighters: 1, antiAircraft: { guns: 1, radar: true } }
    orders: { firstLost: rocket }
    dice: { anti-aircraft: [1], damage.raid: [2, 3] }
rocketStrikes:
  - id: v2
    attacker: { power: germany }
    from: Western Europe
    range: 2
    territory: UK
    value: 8
    damageBefore: { rockets: 1 }
    defender: { power: uk, fighters: 2 }
kamikazeMissions:
  - { id: wind, attacker: { power: japan, fighters: 3 }, defender: { power: uk, fighters: 1, antiAircraft: {} } }
flyOvers:
  - id: route
    attacker: { power: uk, units: { ftr: 1, bmbr: 2 } }
    spaces:
      - { space: Germany, power: germany, antiAircraft: { guns: 2 } }
      - { space: SZ 5, power: germany, battleships: 2 }
      - { space: SZ 6, power: japan, battleships: 2, interceptors: 0 }
research:
  - { id: first, round: 2, power: us, technology: rockets, rolls: 4, paid: 20 }
  - { id: second, power: uk, technology: heavy-bombers, rolls: 2 }
  - { id: all, power: us, technology: jet-fighters, rolls: 6 }
  - { id: few, power: japan, technology: rockets, rolls: 1 }
airMoves:
  - { id: far, power: us, type: bmbr, spaces: 8 }
  - { id: too-far, power: uk, type: ftr, spaces: 5 }
airTransports:
  - { id: drop, power: us, spacesBefore: 2, spacesLoaded: 3, spacesAfter: 3, cargo: { type: inf } }
seaMoves:
  - { id: way, power: germany, type: sub, route: [{ seaZone: SZ 5, enemies: warships }, { seaZone: SZ 6, enemies: destroyers }] }
`;

describe('the hover on units of a sea battle', () => {
  it('shows of submarines their attack, their detection values and the chance: the first example of the source', () => {
    covers('aare:E2', 'aare:E12', 'aare:E13', 'aare:E17');
    const found = explained(scenarioOf(northSea), 'seaBattles.0.attacker.units.sub');
    assert.equal(found.title, '5 submarines of Germany');
    assert.deepEqual(totals(found), [
      ['attack of a submarine', 2],
      ['detection value, British destroyers', 3],
      ['detection value, American destroyers', 5],
    ]);
    assert.match(found.text ?? '', /detected with 95\.8 %/);
    assert.deepEqual(found.verdicts, [
      'a d6 hits with 33.3 %, on 2 or less',
      '2 destroyers detect on 3 or less: 75.0 %',
      '1 destroyer detects on 5 or less: 83.3 %',
    ]);
  });

  it('names the option that one success for all hangs on', () => {
    const of = (yaml: string) => explained(scenarioOf(yaml), 'seaBattles.0.attacker.units.1').bases;
    assert.deepEqual(of(kaitens), [{ kind: 'option', name: 'detectedGroups' }]);
    assert.deepEqual(of(kaitens.replace('{ id: super, type: sub, count: 2 }', '{ type: dd }')), []);
  });

  it('says that nothing detects without a destroyer', () => {
    covers('aare:E1', 'aare:E7');
    const alone = scenarioOf(kaitens.replace('dd: 3', 'bb: 1'));
    assert.match(
      explained(alone, 'seaBattles.0.attacker.units.0').text ?? '',
      /no destroyer: they stay undetected \(10\.A\)/,
    );
  });

  it('says of Kaitens that their strength is data, missing or supplied', () => {
    covers('aare:E16');
    const missing = explained(scenarioOf(kaitens), 'seaBattles.0.attacker.units.1.kaiten');
    assert.deepEqual(totals(missing)[0], ['attack of a Kaiten', 0]);
    assert.deepEqual(missing.amounts[0]?.base.basis, { kind: 'missing-table', name: 'kaiten' });
    assert.match(missing.text ?? '', /not supplied/);
    const supplied = explained(scenarioOf(everything), 'seaBattles.0.attacker.units.1.kaiten');
    assert.deepEqual(totals(supplied)[0], ['attack of a Kaiten', 4]);
    assert.match(supplied.text ?? '', /they are lost when they have attacked/);
  });

  it('says of destroyers what they roll against', () => {
    covers('aare:E4', 'aare:E18');
    const found = explained(scenarioOf(kaitens), 'seaBattles.0.defender.units.dd');
    assert.deepEqual(found.verdicts?.slice(1), [
      'against super: detects on 2 or less',
      'against kaiten: detects on 1 or less',
    ]);
  });

  it('says of aircraft whether they help to detect, and which battleship fires at them', () => {
    covers('aare:E34');
    const scenario = scenarioOf(everything);
    assert.match(
      explained(scenario, 'seaBattles.0.defender.forces.1.units.0').text ?? '',
      /no American destroyers here that they could help/,
    );
    const attacked = explained(scenario, 'seaBattles.1.attacker.units.ftr');
    assert.match(attacked.text ?? '', /A battleship of Germany fires at each of them/);
    assert.deepEqual(totals(attacked).at(-1), ['battleship with combined arms against a fighter', 1]);
  });
});

describe('the hover on a sea battle', () => {
  it('shows what the one set of dice detects together', () => {
    covers('aare:E18');
    const { text = '' } = explained(scenarioOf(kaitens), 'seaBattles.0');
    assert.match(text, /all detected: 42\.1 %/);
    assert.match(text, /only super detected: 28\.2 %/);
    assert.match(text, /none detected: 29\.6 %/);
    assert.match(text, /The attacker: 4 Japanese submarines, 32 IPCs in all\./);
  });
});

describe('the hover on an order of losses', () => {
  it('lists what each hit takes', () => {
    const { text = '' } = explained(scenarioOf(everything), 'seaBattles.0.attacker.orders.losses');
    assert.match(text, /1\. .*destroyer\n2\. .*\n3\. .*\n4\. .*bomber$/);
  });
});

describe('hovers on raids', () => {
  const scenario = scenarioOf(everything);

  it('show the gun, the dice of interceptors and the cap', () => {
    covers('aare:E38', 'aare:E31');
    const found = explained(scenario, 'strategicBombingRaids.0');
    assert.deepEqual(totals(found), [
      ['gun with radar against a bomber', 2],
      ['interception dice', 0],
      ['most that the raid can destroy', 7],
    ]);
    assert.match(found.text ?? '', /2 dice each/);
    assert.match(found.text ?? '', /lost with 50\.0 % only \(Tech 4\)/);
  });

  it('show how likely a rocket is intercepted', () => {
    covers('aare:E22', 'aare:E27');
    const found = explained(scenario, 'rocketStrikes.0');
    assert.match(found.text ?? '', /intercepted with 30\.6 %/);
    assert.deepEqual(totals(found), [
      ['interception dice', 2],
      ['most that the rocket can destroy', 7],
    ]);
  });

  it('say what fires at aircraft on their way', () => {
    covers('aare:E21', 'aare:E35');
    assert.deepEqual(totals(explained(scenario, 'flyOvers.0.spaces.0')), [
      ['anti-aircraft gun against a fighter', 0],
      ['anti-aircraft gun against a bomber', 1],
    ]);
    assert.match(explained(scenario, 'flyOvers.0.spaces.1').text ?? '', /^One battleship fires/);
    assert.match(explained(scenario, 'flyOvers.0.spaces.2').text ?? '', /^Nothing fires/);
  });
});

describe('hovers on research', () => {
  const scenario = scenarioOf(everything);

  it('show the price, the least rolls and the chance', () => {
    covers('aare:E40', 'aare:E41');
    const found = explained(scenario, 'research.0.rolls');
    assert.match(found.text ?? '', /4 rolls succeed with 51\.8 % \(Tech 7\)/);
    assert.deepEqual(totals(found), [
      ['price of a roll for rockets', 5],
      ['price of 4 rolls for rockets', 20],
      ['least rolls', 4],
    ]);
    assert.equal(explained(scenario, 'research.3').verdicts?.at(-1), '1 roll is too few');
  });

  it('say when the technology is had without a success', () => {
    covers('aare:E42', 'aare:E43', 'aare:E45');
    const second = explained(scenario, 'research.1');
    assert.match(second.text ?? '', /second purchase.*without a success \(Tech 8\)/);
    assert.deepEqual(totals(second)[1], ['price of 2 rolls for heavy bombers', 8]);
    assert.match(explained(scenario, 'research.2').text ?? '', /without a success/);
  });
});

describe('hovers on powers', () => {
  it('say which technologies are in effect', () => {
    covers('aare:E44');
    const scenario = scenarioOf(everything);
    const { text = '' } = explained(scenario, 'powers.uk');
    assert.equal(text, 'In effect: jet fighters. Not in effect yet: rockets (Tech 8).');
    assert.match(explained(scenario, 'powers.uk.newTechnologies.0').text ?? '', /not in effect yet/);
    assert.match(explained(scenario, 'turn').text ?? '', /Jet fighters of Japan: not in effect yet/);
  });
});

describe('the hovers of aare', () => {
  const scenario = scenarioOf(everything);
  const known = new Set(aare.rules.map(({ id }) => id));

  /** The paths of all values of a scenario. */
  function* paths(value: unknown, path: Path): Generator<Path> {
    yield path;
    if (typeof value !== 'object' || value === null) return;
    const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const key of keys) yield* paths((value as Record<string | number, unknown>)[key], [...path, key]);
  }

  it('say something of every value that they match, by rules that there are', () => {
    const seen = new Set<object>();
    for (const of of [scenario, scenarioOf(northSea), scenarioOf(kaitens)]) {
      for (const path of paths(of, [])) {
        const found = matching(path);
        assert.ok(found.length < 2, `${path.join('.')} has one hover at most`);
        for (const hover of found) {
          seen.add(hover);
          const { title, text = '', amounts, rules: cited = [] } = explained(of, path);
          assert.ok(title !== '' && (text !== '' || amounts.length > 0), path.join('.'));
          assert.doesNotMatch(`${title} ${text}`, /undefined|NaN|\[object/, path.join('.'));
          const all = [...cited, ...amounts.flatMap(({ base, changes }) => [base, ...changes].map(({ rule }) => rule))];
          for (const rule of all) assert.ok(known.has(rule), `${path.join('.')}: ${rule}`);
        }
      }
    }
    assert.equal(seen.size, aare.hovers.length, 'every hover is met');
  });
});

describe('the hover on dice of aare', () => {
  const scenario = scenarioOf(`
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
  const on = (...path: Path) => explained(scenario, path);

  it('tells what they detect', () => {
    covers('aare:E4');
    const found = on('seaBattles', 0, 'dice', 'detection.defender', 1);
    assert.equal(found.title, "Detection by the defender's destroyers");
    assert.deepEqual(totals(found), [
      ['detection value, American destroyers against the submarines', 2],
      ['detection value, American destroyers against the Kaitens', 1],
    ]);
    assert.deepEqual(on('seaBattles', 0, 'dice', 'detection.defender'), found);
  });

  it('tells what they hit, and which units they are for', () => {
    const found = on('seaBattles', 0, 'dice', 'attacker.submarines');
    assert.match(found.text!, /in this order: submarines and Kaitens; cycle after cycle/);
    assert.doesNotMatch(on('seaBattles', 0, 'dice', 'first-cycle.attacker.submarines').text!, /cycle after cycle/);
    assert.deepEqual(found.verdicts, ['a d6 hits with 50.0 %, on 3 or less', 'a d6 hits with 66.7 %, on 4 or less']);
    assert.doesNotMatch(on('strategicBombingRaids', 0, 'dice', 'anti-aircraft').text!, /cycle/);
    const { title, text } = on('strategicBombingRaids', 0, 'dice', 'damage.raid', 0);
    assert.deepEqual([title, text], ['The bombers do damage', 'Each is a d6.']);
  });

  it('says nothing of dice that nothing asks for', () => {
    const path: Path = ['seaBattles', 0, 'dice', 'nothing'];
    const [found] = matching(path);
    assert.equal(
      found?.explain(scenario, collectIds('aare', scenario).ids, { path, chain: [scenario], onKey: false }),
      undefined,
    );
  });
});

describe('the hover on research in several plans of a round', () => {
  const plans = (round: string) =>
    scenarioOf(`
powers: { us: { side: allies } }
research:
  - { id: some,${round} power: us, technology: rockets, rolls: 2 }
  - { id: more,${round} power: us, technology: rockets, rolls: 4 }
`);

  it('takes them together, as the constraints do', () => {
    covers('aare:E43');
    for (const index of [0, 1]) {
      const { text, verdicts } = explained(plans(' round: 1,'), `research.${index}`);
      assert.match(text!, /first purchase .* had without a success/);
      assert.equal(verdicts?.[2], '6 rolls in all are enough');
    }
    assert.match(explained(plans(''), 'research.0').text!, /2 rolls succeed with 30\.6 %/);
  });
});
