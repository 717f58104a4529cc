/** Tech 4 and 6: strategic bombing raids, with escorts and heavy bombers. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { aircraftAttackTwice } from './checks/aircraft-attack-twice';
import { damageBefore } from './checks/damage-before';
import { damageUnsaid } from './checks/damage-unsaid';
import { escortsWithoutLongRange } from './checks/escorts-without-long-range';
import { raidDice } from './checks/raid-dice';
import { territoryValue } from './checks/territory-value';
import { escortsHover, raidDefenderHover, raidHover, raidValueHover, treasuryHover } from './hover';
import { raidsRules } from './rules';

export const raids: Chapter<Scenario, Header> = {
  rules: raidsRules,
  checks: [aircraftAttackTwice, damageBefore, damageUnsaid, escortsWithoutLongRange, raidDice, territoryValue],
  hovers: [raidHover, escortsHover, raidDefenderHover, raidValueHover, treasuryHover],
};
