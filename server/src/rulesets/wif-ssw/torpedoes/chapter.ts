/** 1.8: US torpedoes. */
import { chapter } from '../chapter';
import { beforeTheWar } from './checks/before-the-war';
import { torpedoDateUnknown } from './checks/torpedo-date-unknown';
import { torpedoSectionZero } from './checks/torpedo-section-zero';
import { torpedoZero } from './checks/torpedo-zero';
import { atWarSinceHover, torpedoRemark } from './hover';
import { byTorpedoes } from './penalty';
import { rules } from './rules';

export const torpedoes = chapter({
  rules,
  checks: [beforeTheWar, torpedoDateUnknown, torpedoSectionZero, torpedoZero],
  modifiers: [byTorpedoes],
  hovers: [atWarSinceHover],
  remarks: [torpedoRemark],
});
