/** 10.C.v: Kaitens on suicide missions. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { kaitenAttackUnknown } from './checks/kaiten-attack-unknown';
import { kaitenDefends } from './checks/kaiten-defends';
import { kaitenNotSubmarine } from './checks/kaiten-not-submarine';
import { kaitenPower } from './checks/kaiten-power';
import { kaitenHover, kaitenUnitHover } from './hover';
import { kaitensRules } from './rules';

export const kaitens: Chapter<Scenario, Header> = {
  rules: kaitensRules,
  checks: [kaitenAttackUnknown, kaitenDefends, kaitenNotSubmarine, kaitenPower],
  hovers: [kaitenHover, kaitenUnitHover],
};
