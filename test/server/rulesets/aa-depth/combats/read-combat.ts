/** Reads combats of aa-depth from YAML. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeChance as sumChance, computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { assertWellFormed } from '../../../../support/well-formed';
import { listCombats } from '../../../../../server/src/rulesets/aa-depth/combats';
import { computeOdds } from '../../axis-and-allies/combats/battles';
import { parseScenario } from '../scenario';

/** A battle of an American attacker and a German defender; both sides as YAML members. */
export interface BattleText {
  readonly attacker: string;
  readonly defender: string;
  /** Lines of the file beside the battle: `unitTable`, `options`. */
  readonly more?: string;
}

/** The combat of a battle; well-formed. */
export function readCombat(battle: BattleText): Combat {
  const combat = readFreshCombat(battle);
  assertWellFormed(combat);
  return combat;
}

/** A combat that nothing has simulated yet, so that its caches are empty. */
export function readFreshCombat({ attacker, defender, more = '' }: BattleText): Combat {
  const { scenario } = parseScenario(`
powers:
  us: { side: allies }
  germany: { side: axis }
${more}
seaBattles:
  - id: battle
    attacker: { power: us, ${attacker} }
    defender: { power: germany, ${defender} }
`);
  const [entry] = listCombats(scenario);
  assert.ok(entry, 'the scenario has a combat');
  return entry.build();
}

/** The chance that the measure at a path has the given value. */
export function computeChance(combat: Combat, path: string, value: number): number {
  const measure = combat.measures.find((each) => each.path.join('.') === path);
  assert.ok(measure, `nothing counts ${path}`);
  return (
    computeMeasureDistribution(computeOdds(combat), combat, measure).find((each) => each.value === value)?.share ?? 0
  );
}

/** The chance that several measures, by path, have the given values at the same time. */
export function computeJointChance(combat: Combat, values: Readonly<Record<string, number>>): number {
  const expectedMeasures = Object.entries(values).map(([path, value]) => {
    const measure = combat.measures.find((each) => each.path.join('.') === path);
    assert.ok(measure, `nothing counts ${path}`);
    return { measure, value };
  });
  return sumChance(computeOdds(combat), (end) =>
    expectedMeasures.every(({ measure, value }) => measure.read(end) === value),
  );
}

export function assertClose(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} instead of ${expected}`);
}
