/** A battle of which another order is tried against one that is stated with that order. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { trace } from '../../../../../server/src/engine/trace';
import type { BattleCombat } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { battleSides } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { SeaBattle } from '../../../../../server/src/rulesets/axis-and-allies/data';

/**
 * To be called in a `describe`: tests it of the sea battles of any scenario.
 * @param lost what can be lost: any order of some of it is tried
 */
export function testOtherOrders<Battle extends SeaBattle, Scenario extends { readonly seaBattles?: readonly Battle[] }>(
  scenarios: fc.Arbitrary<unknown>,
  lost: readonly string[],
  combatOf: (battle: Battle, scenario: Scenario) => BattleCombat,
): void {
  const orders = fc.shuffledSubarray([...lost]);

  it('go under another order of losses as if they had been stated with it', () => {
    fc.assert(
      fc.property(scenarios, orders, (drawn, order) => {
        const scenario = drawn as Scenario;
        for (const battle of scenario.seaBattles ?? [])
          assertUnderLosses(battle, (stated) => combatOf(stated, scenario), order);
      }),
      { numRuns: 60 },
    );
  });

  it('go on to another chance of winning as if they had been stated with it', () => {
    const chance = fc.constantFrom(0.1, 0.25, 0.5, 0.75, 0.9);
    let tried = 0;
    fc.assert(
      fc.property(scenarios, chance, chance, orders, (drawn, first, second, order) => {
        const scenario = drawn as Scenario;
        for (const battle of scenario.seaBattles ?? []) {
          assertUnderChances(battle, (stated) => combatOf(stated, scenario), [first, second], order);
          tried++;
        }
      }),
      { numRuns: 60 },
    );
    assert.ok(tried > 0);
  });
}

const seeds = [1, 2, 3];

/** Asserts that both are played out alike, to the last word. */
function assertAlike(tried: BattleCombat, stated: BattleCombat): void {
  for (const seed of seeds) assert.deepEqual(trace(tried, { seed }), trace(stated, { seed }));
}

/** Asserts it of both sides. */
function assertUnderLosses<Battle extends SeaBattle>(
  battle: Battle,
  combatOf: (battle: Battle) => BattleCombat,
  order: readonly string[],
): void {
  for (const side of battleSides) {
    const tried = combatOf(battle).under.losses(side, order);
    const orders = { ...battle[side].orders, losses: order };
    const stated = combatOf({ ...battle, [side]: { ...battle[side], orders } });
    assertAlike(tried, stated);
  }
}

/** Asserts it of the attacker, who goes on from the first chance to the second, and of an order of losses under either. */
function assertUnderChances<Battle extends SeaBattle>(
  battle: Battle,
  combatOf: (battle: Battle) => BattleCombat,
  [first, second]: readonly [number, number],
  order: readonly string[],
): void {
  const at = (chanceBelow: number, losses = battle.attacker.orders?.losses) => {
    const orders = { ...battle.attacker.orders, retreat: { chanceBelow }, losses };
    return combatOf({ ...battle, attacker: { ...battle.attacker, orders } });
  };
  const looking = at(first);
  for (const seed of seeds) trace(looking, { seed });
  const other = looking.under.chance!(second);
  assertAlike(other, at(second));
  assertAlike(looking.under.losses('attacker', order), at(first, order));
  assertAlike(other.under.losses('attacker', order), at(second, order));
}
