/** 1.2.5.1 (ASW values): the ASW fire of the Convoy Section. */
import { chapter } from '../chapter';
import { escortsWithoutPower } from './checks/escorts-without-power';
import { otherPowerName } from './checks/power-name';
import { turnMissing } from './checks/turn-missing';
import { powerHover, turnHover } from './hover';
import { convoySideUnitHover } from './hover-units';
import { rules } from './rules';

export const asw = chapter({
  rules,
  checks: [escortsWithoutPower, otherPowerName, turnMissing],
  hovers: [powerHover, turnHover, convoySideUnitHover],
});
