/** 22.9, 24, 25, 41: submarines. */
import { chapter } from '../chapter';
import { advancedSubmarines } from './checks/advanced-submarines';
import { hitsFall } from './checks/hits-fall';
import { submarineWarfareRolls } from './checks/submarine-warfare-rolls';
import { withoutSubmarines } from './checks/without-submarines';
import { roundSubmarineHover, singleAttackHover } from './hover';
import { attackTableHover, submarineWarfareHover } from './hover-tables';
import { rules } from './rules';

export const submarines = chapter({
  rules,
  checks: [advancedSubmarines, hitsFall, submarineWarfareRolls, withoutSubmarines],
  hovers: [singleAttackHover, roundSubmarineHover, attackTableHover, submarineWarfareHover],
});
