/** 1.2: the strategic submarine warfare step and its order. */
import { chapter } from '../chapter';
import { sswBoughtInNavalCombat } from './checks/ssw-bought-in-naval-combat';
import { sswStep } from './checks/ssw-step';
import { stepOrder } from './checks/step-order';
import { zoneUnfinished } from './checks/zone-unfinished';
import { rules } from './rules';

export const step = chapter({
  rules,
  checks: [sswBoughtInNavalCombat, sswStep, stepOrder, zoneUnfinished],
});
