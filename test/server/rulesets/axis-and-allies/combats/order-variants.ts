/** Compares a combat under another order with a combat that was created with that order. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { traceCombat } from '../../../../../server/src/engine/trace';
import type { BattleCombat } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { battleSides } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { SeaBattle } from '../../../../../server/src/rulesets/axis-and-allies/data';

/**
 * Tests the order variants of the sea battles of any scenario. Call it in a `describe`.
 * @param lost units that can be lost; any order of some of them is tried
 */
export function testOrderVariants<
  Battle extends SeaBattle,
  Scenario extends { readonly seaBattles?: readonly Battle[] },
>(
  scenarios: fc.Arbitrary<unknown>,
  lost: readonly string[],
  createCombat: (battle: Battle, scenario: Scenario) => BattleCombat,
): void {
  const orders = fc.shuffledSubarray([...lost]);

  it('another order of losses gives the same traces as a battle created with it', () => {
    fc.assert(
      fc.property(scenarios, orders, (drawn, order) => {
        const scenario = drawn as Scenario;
        for (const battle of scenario.seaBattles ?? [])
          assertLossVariants(battle, (changedBattle) => createCombat(changedBattle, scenario), order);
      }),
      { numRuns: 60 },
    );
  });

  it('another chance of winning gives the same traces as a battle created with it', () => {
    const chance = fc.constantFrom(0.1, 0.25, 0.5, 0.75, 0.9);
    let battleCount = 0;
    fc.assert(
      fc.property(scenarios, chance, chance, orders, (drawn, first, second, order) => {
        const scenario = drawn as Scenario;
        for (const battle of scenario.seaBattles ?? []) {
          assertChanceVariants(
            battle,
            (changedBattle) => createCombat(changedBattle, scenario),
            [first, second],
            order,
          );
          battleCount++;
        }
      }),
      { numRuns: 60 },
    );
    assert.ok(battleCount > 0);
  });
}

const seeds = [1, 2, 3];

/** Asserts that both have identical traces. Their stops hold steps, and with them functions. */
function assertAlike(variant: BattleCombat, original: BattleCombat): void {
  const trace = (combat: BattleCombat, seed: number) => ({ ...traceCombat(combat, { seed }), stops: [] });
  for (const seed of seeds) assert.deepEqual(trace(variant, seed), trace(original, seed));
}

/** Asserts that an order of losses of either side gives the same traces as a battle created with it. */
function assertLossVariants<Battle extends SeaBattle>(
  battle: Battle,
  createCombat: (battle: Battle) => BattleCombat,
  order: readonly string[],
): void {
  for (const side of battleSides) {
    const variant = createCombat(battle).variants.withLossOrder(side, order);
    const orders = { ...battle[side].orders, losses: order };
    const battleCombat = createCombat({ ...battle, [side]: { ...battle[side], orders } });
    assertAlike(variant, battleCombat);
  }
}

/**
 * Asserts that a second chance of winning of the attacker after the first, and an order of losses under either chance, give the same traces
 * as battles created with them.
 */
function assertChanceVariants<Battle extends SeaBattle>(
  battle: Battle,
  createCombat: (battle: Battle) => BattleCombat,
  [first, second]: readonly [number, number],
  order: readonly string[],
): void {
  const createWithChance = (chanceBelow: number, losses = battle.attacker.orders?.losses) => {
    const orders = { ...battle.attacker.orders, retreat: { chanceBelow }, losses };
    return createCombat({ ...battle, attacker: { ...battle.attacker, orders } });
  };
  const firstCombat = createWithChance(first);
  for (const seed of seeds) traceCombat(firstCombat, { seed });
  const secondCombat = firstCombat.variants.withRetreatChance!(second);
  assertAlike(secondCombat, createWithChance(second));
  assertAlike(firstCombat.variants.withLossOrder('attacker', order), createWithChance(first, order));
  assertAlike(secondCombat.variants.withLossOrder('attacker', order), createWithChance(second, order));
}
