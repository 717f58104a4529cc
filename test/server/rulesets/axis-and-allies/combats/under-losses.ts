/** A battle of which another order of losses is tried against one that is stated with that order. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { trace } from '../../../../../server/src/engine/trace';
import type { BattleCombat } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { battleSides } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { SeaBattle } from '../../../../../server/src/rulesets/axis-and-allies/data';

/** Asserts it of the sea battles of any scenario, with any order of some of what can be lost. */
export function assertAllUnderLosses<
  Battle extends SeaBattle,
  Scenario extends { readonly seaBattles?: readonly Battle[] },
>(
  scenarios: fc.Arbitrary<unknown>,
  lost: readonly string[],
  combatOf: (battle: Battle, scenario: Scenario) => BattleCombat,
): void {
  fc.assert(
    fc.property(scenarios, fc.shuffledSubarray([...lost]), (drawn, order) => {
      const scenario = drawn as Scenario;
      for (const battle of scenario.seaBattles ?? [])
        assertUnderLosses(battle, (stated) => combatOf(stated, scenario), order, [1, 2, 3]);
    }),
    { numRuns: 60 },
  );
}

/** Asserts that both are played out alike, to the last word, from each of some seeds. */
function assertUnderLosses<Battle extends SeaBattle>(
  battle: Battle,
  combatOf: (battle: Battle) => BattleCombat,
  order: readonly string[],
  seeds: readonly number[],
): void {
  for (const side of battleSides) {
    const tried = combatOf(battle).underLosses(side, order);
    const orders = { ...battle[side].orders, losses: order };
    const stated = combatOf({ ...battle, [side]: { ...battle[side], orders } });
    for (const seed of seeds) assert.deepEqual(trace(tried, { seed }), trace(stated, { seed }));
  }
}
