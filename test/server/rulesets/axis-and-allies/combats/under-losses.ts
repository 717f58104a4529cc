/** A battle of which another order of losses is tried against one that is stated with that order. */
import assert from 'node:assert/strict';
import { trace } from '../../../../../server/src/engine/trace';
import type { BattleCombat } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import { battleSides } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { SeaBattle } from '../../../../../server/src/rulesets/axis-and-allies/data';

/** Asserts that both are played out alike, to the last word, from each of some seeds. */
export function assertUnderLosses<Battle extends SeaBattle>(
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
