/** Sea battles of aare against probabilities worked out by hand. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeChance, computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { assertOutcomes, computeOdds, resolveWithTable } from '../../axis-and-allies/combats/battles';
import { readCombat, readSeaBattle } from './read-combat';

const dive = 'orders: { dive: { when: always } }';

/** The chance that a group is detected. */
function computeDetectionChance(combat: Combat, path: string): number {
  const measure = combat.measures.find((each) => each.path.join('.') === `detected.${path}`);
  assert.ok(measure, `nothing tells whether ${path} is detected`);
  return computeMeasureDistribution(computeOdds(combat), combat, measure).find(({ value }) => value === 1)?.share ?? 0;
}

function assertClose(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} instead of ${expected}`);
}

describe('exact odds of sea battles with detection', () => {
  it('A1: a submarine beats a destroyer in 1/3 of all battles', () => {
    covers('aare:E4', 'aare:E5', 'aare:E6', 'aare:E8', 'aare:E9', 'aare:E11');
    const combat = readSeaBattle('units: { sub: 1 }', 'units: { dd: 1 }');
    assertOutcomes(combat, { 'attacker-wins': 1 / 3, 'defender-wins': 1 / 2, 'nobody-left': 1 / 6 });
  });

  it('A2: a submarine that dives undetected survives with the destroyer in 1/3 of all battles', () => {
    covers('aare:E10');
    const combat = readSeaBattle(`units: { sub: 1 }, ${dive}`, 'units: { dd: 1 }');
    const outcomes = { 'attacker-wins': 7 / 24, 'defender-wins': 1 / 4, 'nobody-left': 1 / 8, 'both-left': 1 / 3 };
    assertOutcomes(combat, outcomes);
  });

  it('A7: two destroyers beat two submarines in 1019/1680 of all battles', () => {
    const combat = readSeaBattle('units: { dd: 2 }', 'units: { sub: 2 }');
    const outcomes = { 'attacker-wins': 1019 / 1680, 'defender-wins': 1459 / 5040, 'nobody-left': 131 / 1260 };
    assertOutcomes(combat, outcomes);
  });

  it('A8: a submarine that dives always escapes from aircraft without a destroyer', () => {
    covers('aare:E1', 'aare:E7', 'aare:E10');
    assertOutcomes(readSeaBattle('units: { ftr: 2 }', `units: { sub: 1 }, ${dive}`), { 'both-left': 1 });
  });
});

describe('detection', () => {
  const mixed = `
powers:
  germany: { side: axis }
  uk: { side: allies }
  us: { side: allies, technologies: [long-range-aircraft] }
seaBattles:
  - id: x1
    attacker: { power: germany, units: { sub: 5 } }
    defender:
      forces:
        - { power: uk, units: { dd: 2 } }
        - { power: us, units: { dd: 1, ac: 1, ftr: 1 } }
`;

  it('X1: destroyers of two powers roll separately against the detection value of their power', () => {
    covers('aare:E4', 'aare:E12', 'aare:E13', 'aare:E17');
    const combat = readCombat(mixed);
    assertClose(computeDetectionChance(combat, 'attacker.sub'), 23 / 24);
  });

  const kaitens = `
powers:
  japan: { side: axis, technologies: [super-submarines] }
  us: { side: allies }
kaiten: { attack: 3, consumed: true }
seaBattles:
  - id: x2
    attacker: { power: japan, units: [{ type: sub, count: 2 }, { id: kaitens, type: sub, count: 2, kaiten: true }] }
    defender: { power: us, units: { dd: 3 } }
`;

  it('X2: groups with different detection values are compared with the same dice', () => {
    covers('aare:E15', 'aare:E16', 'aare:E18');
    const combat = readCombat(kaitens);
    assertClose(computeDetectionChance(combat, 'attacker.japan-sub'), 19 / 27);
    assertClose(computeDetectionChance(combat, 'attacker.kaitens'), 91 / 216);
  });

  it('X2: every measure has a unique title', () => {
    const combat = readCombat(kaitens);
    const titles = combat.measures.filter(({ repeats = false }) => !repeats).map(({ title }) => title);
    assert.equal(new Set(titles).size, titles.length, titles.join('; '));
    assert.ok(titles.includes('submarines and Kaitens left, attacker'), titles.join('; '));
    assert.deepEqual(
      combat.measures.filter(({ subject }) => subject?.kind === 'event').map(({ title }) => title),
      ['submarines detected, attacker', 'Kaitens detected, attacker'],
    );
    const alone = readSeaBattle('units: [{ id: u-47, type: sub, count: 2 }]', 'units: { dd: 1 }');
    assert.deepEqual(
      alone.measures.filter(({ repeats }) => repeats).map(({ path }) => path.join('.')),
      ['attacker.sub'],
    );
  });

  it('X2: 2, 4 and 5 detect the super submarines and not the Kaitens', () => {
    covers('aare:E18');
    const { entries, end } = resolveWithTable(readCombat(kaitens), {
      'detection.defender': [2, 4, 5],
      'first-cycle.attacker.submarines': [1, 1, 1, 6],
      'first-cycle.defender.others': [6, 6],
    });
    assert.deepEqual([end['detected.attacker.japan-sub'], end['detected.attacker.kaitens']], [1, 0]);
    const [volley] = entries.filter((entry) => entry.kind === 'volley');
    assert.deepEqual(volley?.losses, [
      { side: 'defender', title: 'destroyer', plural: 'destroyers', count: 1, fate: 'lost' },
      { side: 'defender', title: 'destroyer', plural: 'destroyers', count: 2, fate: 'struck' },
    ]);
    assert.deepEqual([end['attacker.kaitens'], end['attacker.japan-sub'], end['outcome']], [0, 2, 'attacker-wins']);
  });

  it('Kaitens that are consumed are lost with any attack value', () => {
    for (const supplied of ['consumed: true', 'attack: 0, consumed: true']) {
      const combat = readCombat(replacePart(kaitens, 'attack: 3, consumed: true', supplied));
      const measure = combat.measures.find(({ path }) => path.join('.') === 'attacker.kaitens');
      assert.ok(measure);
      assert.deepEqual(
        computeMeasureDistribution(computeOdds(combat), combat, measure).map(({ value }) => value),
        [0],
        supplied,
      );
    }
  });

  it('X2: the joint detection chances come from shared dice and are no products', () => {
    covers('aare:E18');
    const combat = readCombat(kaitens);
    const dice = combat.steps.find(({ id }) => id === 'detection.defender.all');
    assert.ok(dice);
    const [superCounter, missionCounter] = ['japan-sub', 'kaitens'].map((name) =>
      combat.counters.findIndex((counter) => counter.name === `attacker.${name}.detected`),
    );
    const odds = computeOdds({ ...combat, steps: [dice] });
    const computeJointChance = (detected: readonly [number, number]) =>
      computeChance(odds, (end) => end[superCounter!] === detected[0] && end[missionCounter!] === detected[1]);
    assertClose(computeJointChance([1, 1]), 91 / 216);
    assertClose(computeJointChance([1, 0]), 61 / 216);
    assertClose(computeJointChance([0, 0]), 8 / 27);
    assert.equal(computeJointChance([0, 1]), 0);
  });

  it('the report says that the attack of Kaitens is missing', () => {
    const combat = readCombat(replacePart(kaitens, 'kaiten: { attack: 3, consumed: true }\n', ''));
    const { entries } = resolveWithTable(combat, {
      'detection.defender': [6, 6, 6],
      'first-cycle.attacker.submarines': [1, 1],
      'first-cycle.defender.others': [6],
      'attacker.submarines': [1, 6],
      'defender.others': [6],
    });
    const notice = entries.find(({ step }) => step === 'kaitens-unknown');
    assert.match(notice?.text ?? '', /give their attack under `kaiten`/);
  });

  it('the report says that it is unknown whether Kaitens are lost, unless the data are complete', () => {
    const findNotice = (scenario: string) =>
      traceCombat(readCombat(scenario), { seed: 1 }).entries.find(({ step }) => step === 'kaitens-unknown');
    const writeKaitens = (kaitenData: string) => replacePart(kaitens, '{ attack: 3, consumed: true }', kaitenData);
    const missing = findNotice(writeKaitens('{ attack: 3 }'));
    assert.match(missing?.text ?? '', /say under `kaiten` whether they are `consumed`/);
    assert.deepEqual(missing?.bases, [{ kind: 'missing-table', name: 'kaiten' }]);
    for (const scenarioText of [
      kaitens,
      writeKaitens('{ attack: 3, consumed: false }'),
      writeKaitens('{ attack: 0, consumed: false }'),
    ])
      assert.equal(findNotice(scenarioText), undefined, scenarioText);
  });
});

describe('anti-aircraft fire of battleships at sea', () => {
  const createAirAttack = (technologies: string) =>
    readCombat(`
powers:
  germany: { side: axis, technologies: [${technologies}] }
  uk: { side: allies, technologies: [combined-arms] }
seaBattles:
  - id: battle
    attacker: { power: germany, units: { ftr: 2, bmbr: 1 } }
    defender: { power: uk, units: { bb: 2 } }
`);

  it('one battleship rolls a die for each aircraft in the first cycle and hits the aircraft of the die', () => {
    covers('aare:E34', 'aare:E35', 'aare:E36');
    const { end, entries } = resolveWithTable(createAirAttack(''), {
      'anti-aircraft.battleship': [2, 3, 1],
      'first-cycle.attacker.others': [6, 6],
      'first-cycle.defender.others': [1, 1],
    });
    assert.deepEqual([end['attacker.ftr'], end['attacker.bmbr']], [0, 0]);
    const [fire] = entries.filter((entry) => entry.kind === 'volley');
    assert.deepEqual(fire?.losses, [{ side: 'attacker', title: 'bomber', plural: 'bombers', count: 1, fate: 'lost' }]);
  });

  it('battleships do not fire at jets', () => {
    covers('aare:E21');
    const { entries } = resolveWithTable(createAirAttack('jet-fighters'), {
      'anti-aircraft.battleship': [1],
      'first-cycle.attacker.others': [6, 6],
      'first-cycle.defender.others': [1, 1],
    });
    const [fire] = entries.filter((entry) => entry.kind === 'volley');
    assert.deepEqual(
      fire?.shots.map(({ title }) => title),
      ['at the bombers'],
    );
  });
});
