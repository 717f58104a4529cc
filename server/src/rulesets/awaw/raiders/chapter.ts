/** 21, 22.2: raiders and interception. */
import { chapter } from '../chapter';
import { interceptionBarredBy } from './checks/interception-barred-by';
import { interceptionBarredTarget } from './checks/interception-barred-of';
import { interceptionElsewhere } from './checks/interception-elsewhere';
import { interceptionOfNothing } from './checks/interception-of-nothing';
import { interceptionWithoutDice } from './checks/interception-without-dice';
import { raidElsewhere } from './checks/raid-elsewhere';
import { raidUnits } from './checks/raid-units';
import { raidWithoutRaiders } from './checks/raid-without-raiders';
import { submarineInterceptsAlone } from './checks/submarine-intercepts-alone';
import { interceptionHover } from './hover-interception';
import { raidHover } from './hover-raid';
import { raidModifiers } from './raiders';
import { rules } from './rules';

export const raiders = chapter({
  rules,
  modifiers: raidModifiers,
  checks: [
    interceptionBarredBy,
    interceptionBarredTarget,
    interceptionElsewhere,
    interceptionOfNothing,
    interceptionWithoutDice,
    raidElsewhere,
    raidUnits,
    raidWithoutRaiders,
    submarineInterceptsAlone,
  ],
  hovers: [raidHover, interceptionHover],
});
