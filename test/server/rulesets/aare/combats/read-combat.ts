/** Reads combats of aare from YAML. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { assertWellFormed } from '../../../../support/well-formed';
import { listCombats } from '../../../../../server/src/rulesets/aare/combats';
import { powers, readScenario } from '../scenario';

/** The first combat of a scenario; well-formed. */
export function readCombat(yaml: string): Combat {
  const [entry] = listCombats(readScenario(/^powers:/m.test(yaml) ? yaml : `${powers}${yaml}`));
  assert.ok(entry, 'the scenario has a combat');
  const combat = entry.build();
  assertWellFormed(combat);
  return combat;
}

/** A sea battle of German attackers and British defenders. @param more further lines of the file */
export function readSeaBattle(attacker: string, defender: string, more = ''): Combat {
  return readCombat(`${more}
seaBattles:
  - id: battle
    attacker: { power: germany, ${attacker} }
    defender: { power: uk, ${defender} }
`);
}
