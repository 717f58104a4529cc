/** LHTR and Tech 5: shore bombardment by ships. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { bombardmentAfterSeaCombat } from './checks/bombardment-after-sea-combat';
import { bombardmentDice } from './checks/bombardment-dice';
import { bombardmentLossNotHere } from './checks/bombardment-loss-not-here';
import { destroyersBombard } from './checks/destroyers-bombard';
import { seaCombatUnsaid } from './checks/sea-combat-unsaid';
import { bombardmentHover, landLossesHover, landUnitHover } from './hover';
import { bombardmentRules } from './rules';

export const bombardment: Chapter<Scenario, Header> = {
  rules: bombardmentRules,
  checks: [bombardmentAfterSeaCombat, bombardmentDice, bombardmentLossNotHere, destroyersBombard, seaCombatUnsaid],
  hovers: [bombardmentHover, landUnitHover, landLossesHover],
};
