/** Random raids against a simple model, end by end. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createBombingRaid } from '../../../../../server/src/rulesets/aare/combats/raid';
import type { Scenario } from '../../../../../server/src/rulesets/aare/data';
import { covers } from '../../../../support/covers';
import { computeOdds } from '../../axis-and-allies/combats/battles';
import { computeRaidEnds } from './raid-model';
import type { PlainRaid } from './raid-model';
import { chooseRunCount } from '../../../../support/run-size';

const few = fc.integer({ min: 0, max: 3 });

const raids: fc.Arbitrary<PlainRaid> = fc.record(
  {
    hasHeavyBombers: fc.boolean(),
    hasLongRange: fc.boolean(),
    hasJets: fc.boolean(),
    bombers: few,
    escorts: fc.integer({ min: 0, max: 4 }),
    fighters: few,
    gun: fc.constantFrom(0, 1, 2),
    value: fc.integer({ min: 0, max: 12 }),
    damageBefore: fc.record({ raids: few, rockets: few }),
    treasury: fc.integer({ min: 0, max: 12 }),
    hasRocket: fc.boolean(),
    firstLost: fc.constantFrom('rocket', 'bombers'),
    economicCap: fc.constantFrom('separate', 'double', 'single'),
    protectedBombers: fc.constantFrom('all', 'surplus'),
    neutralizedJets: fc.constantFrom('other-targets', 'nothing'),
    escortsWithoutJets: fc.constantFrom('protect', 'do-not-protect'),
  },
  { noNullPrototype: true },
);

/** The raid as a scenario. */
function createScenario(raid: PlainRaid): Scenario {
  const { economicCap, protectedBombers, neutralizedJets, escortsWithoutJets } = raid;
  return {
    ruleset: 'aare',
    options: { economicCap, protectedBombers, neutralizedJets, escortsWithoutJets },
    powers: {
      us: {
        side: 'allies',
        technologies: [
          'rockets',
          ...(raid.hasHeavyBombers ? (['heavy-bombers'] as const) : []),
          ...(raid.hasLongRange ? (['long-range-aircraft'] as const) : []),
        ],
      },
      germany: { side: 'axis', treasury: raid.treasury, technologies: raid.hasJets ? ['jet-fighters'] : [] },
    },
    strategicBombingRaids: [
      {
        id: 'raid',
        value: raid.value,
        damageBefore: raid.damageBefore,
        attacker: { power: 'us', bombers: raid.bombers, escorts: raid.escorts },
        ...(raid.hasRocket && { rocket: { from: 'London', range: 2 } }),
        defender: {
          power: 'germany',
          fighters: raid.fighters,
          ...(raid.gun > 0 && { antiAircraft: { guns: 1, radar: raid.gun === 2 } }),
        },
        orders: { firstLost: raid.firstLost },
      },
    ],
  };
}

describe('random raids', () => {
  it('every end of a random raid has the same probability as in the simple model', () => {
    covers('aare:E22', 'aare:E24', 'aare:E27', 'aare:E30', 'aare:E31', 'aare:E37', 'aare:E38');
    fc.assert(
      fc.property(raids, (raid) => {
        const scenario = createScenario(raid);
        const combat = createBombingRaid(scenario.strategicBombingRaids![0]!, scenario);
        const readMeasure = (path: string, end: readonly number[]) =>
          combat.measures.find((measure) => measure.path.join() === path)?.read(end) ?? 0;
        const differences = new Map(Object.entries(computeRaidEnds(raid)));
        for (const { state, probability } of computeOdds(combat).ends) {
          const rocket = raid.hasRocket ? 1 - readMeasure('rocketIntercepted', state) : 0;
          const end = [
            readMeasure('damage', state),
            readMeasure('bombers', state),
            readMeasure('rocketDamage', state),
            rocket,
          ].join();
          differences.set(end, (differences.get(end) ?? 0) - probability);
        }
        for (const [end, difference] of differences)
          assert.ok(Math.abs(difference) < 1e-12, `${end}: off by ${difference}`);
      }),
      { numRuns: chooseRunCount(200, 40) },
    );
  });
});
