/** LHTR: units in a sea battle. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { aircraftWithoutDeck } from './checks/aircraft-without-deck';
import { attackOutOfTurn } from './checks/attack-out-of-turn';
import { attacksOwnSide } from './checks/attacks-own-side';
import { nothingAttacks } from './checks/nothing-attacks';
import { battleHover, lossesHover, ownUnitHover, sideHover } from './hover';
import { diceHover } from './hover-dice';
import { unitHover } from './hover-units';
import { battlesRules } from './rules';

export const battles: Chapter<Scenario, Header> = {
  rules: battlesRules,
  checks: [aircraftWithoutDeck, attackOutOfTurn, attacksOwnSide, nothingAttacks],
  hovers: [battleHover, sideHover, lossesHover, ownUnitHover, unitHover, diceHover],
};
