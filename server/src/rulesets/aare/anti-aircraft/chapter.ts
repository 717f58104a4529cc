/** LHTR, Tech 1 and Tech 5: anti-aircraft fire. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { battleshipsDoNotFire } from './checks/battleships-do-not-fire';
import { battleshipsOfASpace } from './checks/battleships-of-a-space';
import { flyOverDice } from './checks/fly-over-dice';
import { flyOverInterceptors } from './checks/fly-over-interceptors';
import { flyOverHover } from './hover';
import { antiAircraftRules } from './rules';

export const antiAircraft: Chapter<Scenario, Header> = {
  rules: antiAircraftRules,
  checks: [battleshipsDoNotFire, battleshipsOfASpace, flyOverDice, flyOverInterceptors],
  hovers: [flyOverHover],
};
