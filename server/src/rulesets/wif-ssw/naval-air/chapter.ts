/** 1.2.5.2 and WIF 11.5.9: naval air combat, and the planes of carriers. */
import { chapter } from '../chapter';
import { navalAirInStorm } from './checks/naval-air-in-storm';
import { planeApart } from './checks/plane-apart';
import { planeOnDamagedCarrier } from './checks/plane-on-damaged-carrier';
import { planeOnNoCarrier } from './checks/plane-on-no-carrier';
import { planeWithoutCarrier } from './checks/plane-without-carrier';
import { rules } from './rules';

export const navalAir = chapter({
  rules,
  checks: [navalAirInStorm, planeApart, planeOnDamagedCarrier, planeOnNoCarrier, planeWithoutCarrier],
});
