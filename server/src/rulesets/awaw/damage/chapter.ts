/** 20.51, 20.523, 20.55: what hits do to ships. */
import { chapter } from '../chapter';
import { damagedCount } from './checks/damaged-count';
import { outOfAction } from './checks/out-of-action';
import { shipHits } from './checks/ship-hits';
import { targetNamedAlone } from './checks/target-named-alone';
import { rules } from './rules';

export const damage = chapter({
  rules,
  constraints: [damagedCount, outOfAction, shipHits, targetNamedAlone],
});
