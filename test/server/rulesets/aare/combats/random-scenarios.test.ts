/** Any scenario that the schema accepts gives combats that can be simulated. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { assertWellFormed } from '../../../../support/well-formed';
import { listCombats } from '../../../../../server/src/rulesets/aare/combats';
import { createSeaBattle } from '../../../../../server/src/rulesets/aare/combats/sea-battle';
import type { Scenario, SeaBattle } from '../../../../../server/src/rulesets/aare/data';
import { checkSchema } from '../../../../../server/src/schema';
import { generateBattle, generateLeaveOrders, generateUnits } from '../../axis-and-allies/combats/generate-battle';
import { testOrderVariants } from '../../axis-and-allies/combats/order-variants';
import { chooseRunCount } from '../../../../support/run-size';

const types = ['sub', 'dd', 'ac', 'bb', 'trn', 'ftr', 'bmbr'];
const technologies = [
  'jet-fighters',
  'rockets',
  'super-submarines',
  'long-range-aircraft',
  'combined-arms',
  'heavy-bombers',
];
const power = fc.constantFrom('germany', 'uk', 'nobody');
const smallNumber = fc.nat({ max: 3 });
const orders = { dive: generateLeaveOrders() };
const defender = fc.record(
  {
    power,
    fighters: smallNumber,
    antiAircraft: fc.record({ guns: smallNumber, radar: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: ['power'] },
);
const damageBefore = fc.record({ raids: smallNumber, rockets: smallNumber }, { requiredKeys: [] });
const economicCap = fc.constantFrom('separate', 'double', 'single');

const scenarios = fc.record({
  ruleset: fc.constant('aare'),
  powers: fc.record({
    germany: fc.record({ side: fc.constant('axis'), technologies: fc.subarray(technologies), treasury: smallNumber }),
    uk: fc.record({ side: fc.constant('allies'), technologies: fc.subarray(technologies) }),
    us: fc.record({ side: fc.constant('allies') }),
  }),
  options: fc.record({ economicCap, protectedBombers: fc.constantFrom('all', 'surplus') }, { requiredKeys: [] }),
  units: fc.record({ dd: fc.record({ attack: smallNumber, defense: smallNumber }) }, { requiredKeys: [] }),
  kaiten: fc.record({ attack: smallNumber, consumed: fc.boolean() }, { requiredKeys: [] }),
  seaBattles: fc.array(
    generateBattle(generateUnits(types, { kaiten: fc.boolean() }), types, { attacker: orders, defender: orders }),
    { maxLength: 1 },
  ),
  bombardments: fc.array(
    fc.record({
      id: fc.constant('beach'),
      attacker: fc.record({ power, units: fc.record({ bb: smallNumber, dd: smallNumber }, { requiredKeys: [] }) }),
      defender: fc.record({ units: fc.record({ inf: smallNumber, arm: smallNumber }, { requiredKeys: [] }) }),
      seaCombat: fc.boolean(),
    }),
    { maxLength: 1 },
  ),
  strategicBombingRaids: fc.array(
    fc.record(
      {
        id: fc.constant('raid'),
        value: smallNumber,
        damageBefore,
        attacker: fc.record({ power, bombers: smallNumber, escorts: smallNumber }),
        rocket: fc.record({ from: fc.constant('here'), range: fc.constant(2) }),
        defender,
        orders: fc.record({ firstLost: fc.constantFrom('rocket', 'bombers') }),
      },
      { requiredKeys: ['id', 'value', 'attacker', 'defender'] },
    ),
    { maxLength: 1 },
  ),
  rocketStrikes: fc.array(
    fc.record({
      id: fc.constant('strike'),
      attacker: fc.record({ power }),
      from: fc.constant('here'),
      range: fc.constant(2),
      territory: fc.constant('there'),
      value: smallNumber,
      damageBefore,
      defender,
    }),
    { maxLength: 1 },
  ),
  kamikazeMissions: fc.array(
    fc.record({ id: fc.constant('mission'), attacker: fc.record({ power, fighters: smallNumber }), defender }),
    { maxLength: 1 },
  ),
  flyOvers: fc.array(
    fc.record({
      id: fc.constant('flight'),
      attacker: fc.record({ power, units: fc.record({ ftr: smallNumber, bmbr: smallNumber }, { requiredKeys: [] }) }),
      spaces: fc.array(fc.record({ space: fc.constant('sea'), power, battleships: smallNumber }), { maxLength: 2 }),
    }),
    { maxLength: 1 },
  ),
});

describe('random scenarios of aare', () => {
  it('gives well-formed combats that a trace can finish for any scenario of the schema', () => {
    fc.assert(
      fc.property(scenarios, fc.nat(), (scenario, seed) => {
        assert.deepEqual(
          checkSchema('aare', scenario).map(({ message }) => message),
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
