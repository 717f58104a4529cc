/** 20.524, 20.526: critical hits. */
import { chapter } from '../chapter';
import { criticalFaces } from './checks/critical-faces';
import { criticalTableHover } from './hover';
import { rules } from './rules';

export const criticals = chapter({
  rules,
  checks: [criticalFaces],
  hovers: [criticalTableHover],
});
