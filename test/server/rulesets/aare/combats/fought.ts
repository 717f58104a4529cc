/** Reads combats of aare from YAML. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { wellFormed } from '../../../../support/well-formed';
import { combats } from '../../../../../server/src/rulesets/aare/combats';
import { powers, scenarioOf } from '../scenario';

/** The first combat of a scenario; well-formed. */
export function combatOf(yaml: string): Combat {
  const [site] = combats(scenarioOf(/^powers:/m.test(yaml) ? yaml : `${powers}${yaml}`));
  assert.ok(site, 'the scenario has a combat');
  const combat = site.combat();
  wellFormed(combat);
  return combat;
}

/** A sea battle of German attackers and British defenders. @param more further lines of the file */
export function seaBattleOf(attacker: string, defender: string, more = ''): Combat {
  return combatOf(`${more}
seaBattles:
  - id: battle
    attacker: { power: germany, ${attacker} }
    defender: { power: uk, ${defender} }
`);
}
