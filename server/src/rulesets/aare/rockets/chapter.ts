/** Tech 2: rockets. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { complexStruckTwice } from './checks/complex-struck-twice';
import { firstLostWithoutRocket } from './checks/first-lost-without-rocket';
import { rocketDice } from './checks/rocket-dice';
import { rocketOneGun } from './checks/rocket-one-gun';
import { rocketRange } from './checks/rocket-range';
import { rocketsNotDeveloped } from './checks/rockets-not-developed';
import { rocketHover, strikeDefenderHover, strikeHover } from './hover';
import { rocketsRules } from './rules';

export const rockets: Chapter<Scenario, Header> = {
  rules: rocketsRules,
  checks: [complexStruckTwice, firstLostWithoutRocket, rocketDice, rocketOneGun, rocketRange, rocketsNotDeveloped],
  hovers: [rocketHover, strikeHover, strikeDefenderHover],
};
