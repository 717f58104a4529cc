/** 1.4: the return to base phase. */
import { chapter } from '../chapter';
import { noDroppingDown } from './checks/no-dropping-down';
import { stayerFaceDown } from './checks/stayer-face-down';
import { staysFreely } from './checks/stays-freely';
import { staysNotAllowed } from './checks/stays-not-allowed';
import { returnToBaseHover } from './hover';
import { rules } from './rules';

export const returnToBase = chapter({
  rules,
  checks: [noDroppingDown, stayerFaceDown, staysFreely, staysNotAllowed],
  hovers: [returnToBaseHover],
});
