/** Any scenario that the schema accepts gives combats that can be simulated. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { assertWellFormed } from '../../../../support/well-formed';
import { listCombats } from '../../../../../server/src/rulesets/aa-depth/combats';
import { createSeaBattle } from '../../../../../server/src/rulesets/aa-depth/combats/sea-battle';
import type { Scenario, SeaBattle } from '../../../../../server/src/rulesets/aa-depth/data';
import { checkSchema } from '../../../../../server/src/schema';
import { generateBattle, generateLeaveOrders, generateUnits } from '../../axis-and-allies/combats/generate-battle';
import { testOrderVariants } from '../../axis-and-allies/combats/order-variants';
import { chooseRunCount } from '../../../../support/run-size';

const types = ['sub', 'csub', 'dd', 'tbd', 'cru', 'bb', 'hbb', 'ac', 'trn', 'ftr', 'tac', 'seaplane'];
const depth = fc.constantFrom('surfaced', 'periscope', 'submerged', 'silent');
const elect = fc.record({ when: fc.constantFrom('never', 'always') });
const yesOrNo = fc.constantFrom('yes', 'no');
const smallNumber = fc.integer({ min: 0, max: 20 });
const modifiers = fc.array(fc.record({ what: fc.constant('veterans'), attack: fc.integer({ min: -2, max: 2 }) }), {
  maxLength: 2,
});

const scenarios = fc.record({
  ruleset: fc.constant('aa-depth'),
  unitTable: fc.constantFrom(
    ...['revised-d6', 'global-1940-d6', 'doubled-d12', 'global-war-1936-d12', 'derived-d20', 'own-d6', 'own-d20'],
  ),
  powers: fc.record({ germany: fc.record({ side: fc.constant('axis') }) }),
  options: fc.record(
    {
      searchTiming: fc.constantFrom('once', 'each-cycle'),
      mixedDepths: fc.constantFrom('own-number', 'any-success'),
      divingCycles: fc.constantFrom('any-exposed', 'first-only'),
      destroyerBlocksDive: yesOrNo,
      diveDecision: fc.constantFrom('before-rolls', 'after-attack-rolls'),
      searcherMayStartInZone: yesOrNo,
      airAgainstSubmarines: fc.constantFrom('allowed', 'needs-destroyer'),
      divingDepths: fc.constantFrom('every', 'periscope-only'),
      minHit: fc.constantFrom(0, 1),
    },
    { requiredKeys: [] },
  ),
  units: fc.record(
    { sub: fc.record({ attack: smallNumber, defense: smallNumber }), ac: fc.record({ hits: fc.constantFrom(1, 2) }) },
    {
      requiredKeys: [],
    },
  ),
  seaBattles: fc.array(
    generateBattle(generateUnits(types, { depth, searches: fc.boolean(), modifiers }), types, {
      attacker: { search: fc.boolean() },
      defender: { dive: generateLeaveOrders(), elect },
    }),
    { maxLength: 2 },
  ),
});

describe('random scenarios of aa-depth', () => {
  it('gives well-formed combats that a trace can finish for any scenario of the schema', () => {
    fc.assert(
      fc.property(scenarios, fc.nat(), (scenario, seed) => {
        assert.deepEqual(
          checkSchema('aa-depth', scenario).map(({ message }) => message),
          [],
        );
        for (const entry of listCombats(scenario as unknown as Scenario)) {
          const combat = entry.build();
          assertWellFormed(combat, [seed]);
          assert.equal(traceCombat(combat, { seed }).pendingRoll, undefined);
        }
      }),
      { numRuns: chooseRunCount(60, 12) },
    );
  });

  testOrderVariants(scenarios, [...types, 'bb-damage'], (battle: SeaBattle, scenario: Scenario) =>
    createSeaBattle(battle, scenario),
  );
});
