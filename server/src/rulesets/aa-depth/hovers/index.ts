/** All hovers of the ruleset. No two match the same value. */
import { battleHover, diveOrderHover, electOrderHover, logHover, lossesHover, searchOrderHover } from './battle';
import { declarationHover, moveHover, submarineHover } from './campaign';
import { diceHover } from './dice';
import { ownValuesHover, turnHover, unitTableHover } from './header';
import { optionHover } from '../../option-hover';
import { options } from '../options';
import type { DepthHover } from './here';
import { depthHover, searchesHover, unitHover } from './units';

export const hovers: readonly DepthHover[] = [
  unitHover,
  depthHover,
  searchesHover,
  battleHover,
  searchOrderHover,
  electOrderHover,
  diveOrderHover,
  lossesHover,
  logHover,
  diceHover,
  submarineHover,
  moveHover,
  declarationHover,
  unitTableHover,
  ownValuesHover,
  turnHover,
  optionHover(options),
];
