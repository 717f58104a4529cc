/** 10: detection of submarines; Tech 3: super submarines. */
import type { Chapter } from '../../chapter';
import type { Header, Scenario } from '../data';
import { attackModifiers } from '../values';
import { detectsWithoutDestroyer } from './checks/detects-without-destroyer';
import { diveHover } from './hover';
import { detectionModifiers } from './modifiers';
import { detectionRules } from './rules';

export const detection: Chapter<Scenario, Header> = {
  rules: detectionRules,
  modifiers: [...detectionModifiers, ...attackModifiers],
  checks: [detectsWithoutDestroyer],
  hovers: [diveHover],
};
