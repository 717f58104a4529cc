import assert from 'node:assert/strict';
import type { SeaBattle, Scenario } from '../../../../../server/src/rulesets/aare/data';
import {
  computeDetectionChance,
  computeDetections,
  computeDetectionValue,
  listSearchers,
  listSubmarines,
} from '../../../../../server/src/rulesets/aare/detection/detection';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { kaitens, northSea, readScenario } from '../scenario';

const getBattle = (scenario: Scenario): SeaBattle => scenario.seaBattles![0]!;

/** Detection values against submarines of one side in the first battle, by the power of the destroyers and by group. */
function computeValues(yaml: string, side: 'attacker' | 'defender' = 'attacker'): Record<string, number[]> {
  const scenario = readScenario(yaml);
  const battle = getBattle(scenario);
  const searchers = listSearchers(battle, side === 'attacker' ? 'defender' : 'attacker');
  return Object.fromEntries<number[]>(
    searchers.map(({ power }) => [
      String(power),
      listSubmarines(battle, side).map((group) => computeDetectionValue(battle, side, group, power, scenario).total),
    ]),
  );
}

/** The chance of each group of the first battle to be detected. */
function computeChances(yaml: string): number[] {
  const scenario = readScenario(yaml);
  const battle = getBattle(scenario);
  return listSubmarines(battle, 'attacker').map((group) => computeDetectionChance(battle, 'attacker', group, scenario));
}

function assertClose(actual: number | undefined, expected: number): void {
  assert.ok(actual !== undefined && Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);
}

describe('detection values', () => {
  it('the detection value is 3 plus the sum of its modifiers', () => {
    covers('aare:E2', 'aare:E47');
    const battle = replacePart(
      northSea,
      'technologies: [long-range-aircraft]',
      'technologies: [combined-arms, long-range-aircraft]',
    );
    assert.deepEqual(computeValues(battle), { uk: [3], us: [6] });
    assert.deepEqual(computeValues(replacePart(kaitens, 'technologies: [super-submarines]', 'technologies: []')), {
      us: [3, 2],
    });
  });

  it('aircraft of the same power alone raise the detection value (first example of the source)', () => {
    covers('aare:E12', 'aare:E13', 'aare:E17');
    assert.deepEqual(computeValues(northSea), { uk: [3], us: [5] });
    assert.deepEqual(computeValues(replacePart(northSea, ', technologies: [long-range-aircraft]', '')), {
      uk: [3],
      us: [4],
    });
    assert.deepEqual(computeValues(replacePart(northSea, ', ftr: 1', '')), { uk: [3], us: [3] });
    assert.deepEqual(computeValues(replacePart(northSea, ', ftr: 1', ', bmbr: 1')), { uk: [3], us: [5] });
  });

  it('combined arms of the same power, or by option of the whole side, raise the detection value', () => {
    covers('aare:E14');
    const arms = replacePart(northSea, 'long-range-aircraft', 'combined-arms');
    assert.deepEqual(computeValues(arms), { uk: [3], us: [5] });
    assert.deepEqual(computeValues(`options: { combinedArmsDetection: whole-side }\n${arms}`), { uk: [4], us: [5] });
  });

  it('super submarines and Kaitens lower the detection value (second example of the source)', () => {
    covers('aare:E15', 'aare:E16', 'aare:E18');
    assert.deepEqual(computeValues(kaitens), { us: [2, 1] });
  });

  it('aircraft of the attacker raise the detection value too, unless `attackersAir` says otherwise', () => {
    const attack = `
powers: { us: { side: allies }, germany: { side: axis } }
seaBattles:
  - id: hunt
    attacker: { power: us, units: { dd: 1, ftr: 1 } }
    defender: { power: germany, units: { sub: 1 } }
`;
    assert.deepEqual(computeValues(attack, 'defender'), { us: [4] });
    assert.deepEqual(computeValues(`options: { attackersAir: does-not-count }\n${attack}`, 'defender'), { us: [3] });
  });

  it('the detection value names the option that it depends on', () => {
    const scenario = readScenario(replacePart(northSea, 'long-range-aircraft', 'combined-arms'));
    const battle = getBattle(scenario);
    const [group] = listSubmarines(battle, 'attacker');
    const { changes } = computeDetectionValue(battle, 'attacker', group!, 'uk', scenario);
    assert.deepEqual(
      changes.map(({ rule, by, basis }) => [rule, by, basis?.name]),
      [['combined-arms-detection', 0, 'combinedArmsDetection']],
    );
  });
});

describe('the chance to be detected', () => {
  it('a submarine is detected if any destroyer of any power rolls low enough', () => {
    covers('aare:E5', 'aare:E17');
    assertClose(computeChances(northSea)[0], 23 / 24);
  });

  it('the detection of each group is decided by the same dice', () => {
    covers('aare:E18', 'aare:E6');
    const [superChance, kaitenChance] = computeChances(kaitens);
    assertClose(superChance, 19 / 27);
    assertClose(kaitenChance, 91 / 216);
    const scenario = readScenario(kaitens);
    const joint = computeDetections(getBattle(scenario), 'attacker', scenario);
    const getChance = (...ids: string[]) =>
      joint.find(({ detected }) => detected.map(({ id }) => id).join() === ids.join())?.chance;
    assertClose(getChance('super', 'kaiten'), 91 / 216);
    assertClose(getChance('super'), 61 / 216);
    assertClose(getChance(), 8 / 27);
    assert.equal(getChance('kaiten'), undefined);
  });

  it('all groups are detected together with `detectedGroups: all`', () => {
    const [superChance, kaitenChance] = computeChances(`options: { detectedGroups: all }\n${kaitens}`);
    assertClose(superChance, 19 / 27);
    assertClose(kaitenChance, 19 / 27);
  });

  it('nothing is detected without a destroyer, whatever other units are present', () => {
    covers('aare:E3', 'aare:E7');
    assert.deepEqual(computeChances(replacePart(kaitens, 'dd: 3', 'bb: 3, ac: 1, ftr: 2, sub: 1')), [0, 0]);
  });

  it('joint detection chances sum to 1 and to the chance of each group', () => {
    for (const yaml of [northSea, kaitens]) {
      const scenario = readScenario(yaml);
      const battle = getBattle(scenario);
      const joint = computeDetections(battle, 'attacker', scenario);
      assertClose(
        joint.reduce((sum, { chance }) => sum + chance, 0),
        1,
      );
      listSubmarines(battle, 'attacker').forEach((group, index) => {
        const detectingOutcomes = joint.filter(({ detected }) =>
          detected.some(({ from }) => from.owner === group.from.owner),
        );
        assertClose(
          detectingOutcomes.reduce((sum, { chance }) => sum + chance, 0),
          computeChances(yaml)[index]!,
        );
      });
    }
  });
});
