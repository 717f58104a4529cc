/** Tech 1: jet fighters, which intercept. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { defenseModifiers } from '../values';
import { kamikazeDice } from './checks/kamikaze-dice';
import { kamikazeHover } from './hover';
import { jetsRules } from './rules';

export const jets: Chapter<Scenario, Header> = {
  rules: jetsRules,
  modifiers: defenseModifiers,
  checks: [kamikazeDice],
  hovers: [kamikazeHover],
};
