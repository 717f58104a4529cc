/** Every option has an effect: for each there is a scenario in which another reading changes the result. */
import assert from 'node:assert/strict';
import { computeMeasureDistribution } from '../../../../server/src/engine/outcome';
import { traceCombat } from '../../../../server/src/engine/trace';
import { listAllCombats, analyse, getHover, diagnose } from '../../../../server/src/features';
import { environment } from '../../../support/environment';
import { options } from '../../../../server/src/rulesets/awaw/options';
import type { OptionName } from '../../../../server/src/rulesets/awaw/options';
import { getExactOdds } from './combats/fight';

/** The results that the editor shows for a scenario: diagnostics, the hover at the mark, combats and their odds. */
function describeScenario(yaml: string): string {
  const mark = yaml.indexOf('$0');
  const text = yaml.replace('$0', '');
  const analysis = analyse(text, undefined, environment());
  const problems = diagnose(analysis).map(({ code, message }) => `${code}: ${message}`);
  assert.ok(!problems.some((problem) => /^(schema|syntax|id)\//.test(problem)), problems.join('\n'));
  const combats = listAllCombats(analysis).map(({ entry }) => {
    const combat = entry.build();
    const odds = getExactOdds(combat);
    const measures = combat.measures.map((measure) => computeMeasureDistribution(odds, combat, measure));
    return [traceCombat(combat, { table: entry.dice, seed: entry.seed ?? 1 }), measures];
  });
  return JSON.stringify([problems, mark < 0 ? '' : getHover(analysis, mark)?.markdown, combats]);
}

const nations = 'nations: { japan: { side: axis }, us: { side: allied }, britain: { side: allied } }';
const drms =
  'tables: { nationality: { entries: [{ nation: us, air: 2, naval: 2 }, { nation: britain, air: 1, naval: 1 }] } }';
const kates = 'attacker: { nation: japan, units: [{ id: kates, type: nas, squadrons: 3 }] }';

/** An air attack at sea. */
function writeAttack(attacker: string, defender: string, more = ''): string {
  return `${nations}\n${drms}\nairAttacks:\n  - { id: a, where: at-sea, ${attacker}, ${defender}${more} }\n`;
}

const cases: Partial<Record<OptionName, { readonly other: string | number | boolean; readonly scenario: string }>> = {
  factorsBeyondTwentyFive: {
    other: 'split',
    scenario: `${nations}
fleetCombats:
  - id: f
    attacker: { nation: us, units: [{ id: fletchers, type: dd, count: 30 }] }
    defender: { nation: japan, units: [{ id: kageros, type: dd, count: 30 }] }
`,
  },
  mixedAir: {
    other: 'any-naval',
    scenario: writeAttack(
      'attacker: { nation: japan, units: [{ id: kates, type: nas }, { id: bettys, type: aas }] }',
      'defender: { nation: us, units: [{ id: benson, type: dd, count: 4 }] }',
    ),
  },
  mixedAttackers: {
    other: 'most-squadrons',
    scenario: writeAttack(
      'attacker: { units: [{ id: a1, type: nas, squadrons: 3, nation: us }, { id: a2, type: nas, nation: britain }] }',
      'defender: { nation: japan, units: [{ id: kageros, type: dd, count: 4 }] }',
    ),
  },
  mixedDefenders: {
    other: 'highest',
    scenario: writeAttack(
      kates,
      'defender: { units: [{ id: d1, type: dd, nation: us }, { id: d2, type: dd, count: 4, nation: britain }] }',
    ),
  },
  effectiveness: {
    other: 'own-fire',
    scenario: `${nations}
fleetCombats:
  - id: f
    attacker: { nation: us, reducedEffectiveness: true, units: [{ id: fletchers, type: dd, count: 4 }] }
    defender: { nation: japan, units: [{ id: kageros, type: dd, count: 4 }] }
`,
  },
  negativeModifierToTwelve: {
    other: 'hits-too',
    scenario: writeAttack(kates, 'defender: { nation: us, units: [{ id: midway, type: cvb, name: Midway }] }'),
  },
  criticalWithoutHits: {
    other: 'needs-hit',
    scenario: writeAttack(
      'attacker: { nation: japan, units: [{ id: kate, type: nas }] }',
      'defender: { nation: us, units: [{ id: wasp, type: cv, name: Wasp }] }',
      ', adjustments: { attack: -12 }',
    ),
  },
  damagedAgain: {
    other: 'counts-anew',
    scenario: writeAttack(
      kates,
      'defender: { nation: us, units: [{ id: wasp, type: cv, name: Wasp, damaged: true }] }',
    ),
  },
  undersizedHits: {
    other: 'never-kept',
    scenario: writeAttack(kates, 'defender: { nation: us, units: [{ id: wasp, type: cv, name: Wasp, hits: 1 }] }'),
  },
  damagedCruiser: {
    other: 'cycle-restarts',
    scenario: writeAttack(
      kates,
      'defender: { nation: us, units: [{ id: brooklyn, type: ca, count: 3, damaged: 1 }, { id: benson, type: dd, count: 4 }] }',
    ),
  },
  minimumStrength: {
    other: 7,
    scenario: 'taskForces: [{ id: tf, location: at-sea, units: [{ id: benson, type: dd, count: 6 }] }]\n',
  },
  transportGuarantee: {
    other: 0,
    scenario:
      'transports: [{ id: t, box: atlantic, count: 8, damaged: 7, activities: [{ activity: oil, transports: 4, damaged: 3 }] }]\n',
  },
  surpriseDefenders: {
    other: 'sum',
    scenario: writeAttack(
      'attacker: { nation: japan, units: [{ id: kates, type: nas, squadrons: 4 }] }',
      'defender: { nation: us, units: [{ id: benson, type: dd, count: 4 }] }',
      ', surpriseLevel: 5, cap: { units: [{ id: wildcats, type: nas, squadrons: 4 }] }',
    ),
  },
  cargoIsSlow: {
    other: true,
    scenario:
      'taskForces: [{ $0id: tf, location: at-sea, cargo: true, units: [{ id: benson, type: dd, count: 12 }] }]\n',
  },
};

describe('an option of awaw', () => {
  it('every option with several readings has a case in this file', () => {
    // A range of numbers such as `0 to 25` is a single reading, but not a fixed one.
    const isFixed = (readings: readonly string[]) => readings.length === 1 && !readings[0]!.includes(' ');
    const names = options.filter(({ readings }) => !isFixed(Object.keys(readings))).map(({ name }) => name);
    assert.deepEqual(Object.keys(cases), names);
  });

  for (const [name, { other, scenario }] of Object.entries(cases))
    it(`another reading of ${name} changes diagnostics, hovers or odds`, () => {
      const { default: defaultValue } = options.find((option) => option.name === name)!;
      const describeWithReading = (value: unknown) =>
        describeScenario(`ruleset: awaw\noptions: { ${name}: ${JSON.stringify(value)} }\n${scenario}`);
      assert.ok(describeWithReading(other) !== describeWithReading(defaultValue), 'both readings say the same');
    });
});
