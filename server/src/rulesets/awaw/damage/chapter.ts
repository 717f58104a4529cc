/** 20.51, 20.523, 20.55: the effects of hits on ships. */
import { chapter } from '../chapter';
import { damagedCount } from './checks/damaged-count';
import { firstLostWithoutChoice } from './checks/first-lost-without-choice';
import { outOfAction } from './checks/out-of-action';
import { shipHits } from './checks/ship-hits';
import { targetNamedAlone } from './checks/target-named-alone';
import { rules } from './rules';

export const damage = chapter({
  rules,
  checks: [damagedCount, firstLostWithoutChoice, outOfAction, shipHits, targetNamedAlone],
});
