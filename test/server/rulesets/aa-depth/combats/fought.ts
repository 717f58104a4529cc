/** Reads combats of aa-depth from YAML. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { chance, measured } from '../../../../../server/src/engine/outcome';
import { wellFormed } from '../../../../support/well-formed';
import { combats } from '../../../../../server/src/rulesets/aa-depth/combats';
import { oddsOf } from '../../axis-and-allies/combats/battles';
import { read } from '../scenario';

/** A battle of an American attacker and a German defender; both sides as YAML members. */
export interface BattleText {
  readonly attacker: string;
  readonly defender: string;
  /** Lines of the file beside the battle: `unitTable`, `options`. */
  readonly more?: string;
}

/** The combat of a battle; well-formed. */
export function combatOf(battle: BattleText): Combat {
  const combat = untouchedCombatOf(battle);
  wellFormed(combat);
  return combat;
}

/** A combat that nothing has simulated yet, so that its caches are empty. */
export function untouchedCombatOf({ attacker, defender, more = '' }: BattleText): Combat {
  const { scenario } = read(`
powers:
  us: { side: allies }
  germany: { side: axis }
${more}
seaBattles:
  - id: battle
    attacker: { power: us, ${attacker} }
    defender: { power: germany, ${defender} }
`);
  const [site] = combats(scenario);
  assert.ok(site, 'the scenario has a combat');
  return site.combat();
}

/** The chance that a measure is of some value. */
export function chanceOf(combat: Combat, path: string, value: number): number {
  const measure = combat.measures.find((each) => each.path.join('.') === path);
  assert.ok(measure, `nothing counts ${path}`);
  return measured(oddsOf(combat), combat, measure).find((each) => each.value === value)?.share ?? 0;
}

/** The chance that several measures are of some values together. */
export function jointly(combat: Combat, values: Readonly<Record<string, number>>): number {
  const wanted = Object.entries(values).map(([path, value]) => {
    const measure = combat.measures.find((each) => each.path.join('.') === path);
    assert.ok(measure, `nothing counts ${path}`);
    return { measure, value };
  });
  return chance(oddsOf(combat), (end) => wanted.every(({ measure, value }) => measure.read(end) === value));
}

export function assertClose(is: number, was: number): void {
  assert.ok(Math.abs(is - was) < 1e-12, `${is} instead of ${was}`);
}
