/** 17, 22.5, 23: squadrons, surprise, air combat and air defense. */
import { chapter } from '../chapter';
import { airDefenseLevels } from './checks/air-defense-levels';
import { notAnAirUnit } from './checks/not-an-air-unit';
import { surpriseLandBased } from './checks/surprise-land-based';
import { airDefenseHover, coverHover, surpriseHover } from './hover';
import { airDefenseTableHover } from './hover-tables';
import { rules } from './rules';

export const air = chapter({
  rules,
  checks: [airDefenseLevels, notAnAirUnit, surpriseLandBased],
  hovers: [surpriseHover, airDefenseHover, coverHover, airDefenseTableHover],
});
