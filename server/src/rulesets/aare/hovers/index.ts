/** All hovers of the ruleset. No two match the same value. */
import { battleHover, diveHover, sideHover } from './battle';
import {
  airMoveHover,
  airTransportHover,
  bombardmentHover,
  flyOverHover,
  landUnitHover,
  researchHover,
  seaMoveHover,
} from './campaign';
import { kaitenHover, ownUnitHover, powerHover, technologyHover, treasuryHover, turnHover } from './header';
import { diceHover } from './dice';
import { optionHover } from '../../option-hover';
import { options } from '../options';
import type { AareHover } from './here';
import { landLossesHover, lossesHover } from './losses';
import {
  escortsHover,
  kamikazeHover,
  raidDefenderHover,
  raidHover,
  raidValueHover,
  rocketHover,
  strikeDefenderHover,
  strikeHover,
} from './raids';
import { kaitenUnitHover, unitHover } from './units';

export const hovers: readonly AareHover[] = [
  battleHover,
  sideHover,
  diveHover,
  lossesHover,
  unitHover,
  kaitenUnitHover,
  bombardmentHover,
  landUnitHover,
  landLossesHover,
  raidHover,
  escortsHover,
  raidDefenderHover,
  rocketHover,
  raidValueHover,
  strikeHover,
  strikeDefenderHover,
  kamikazeHover,
  flyOverHover,
  researchHover,
  airMoveHover,
  airTransportHover,
  seaMoveHover,
  turnHover,
  powerHover,
  technologyHover,
  treasuryHover,
  ownUnitHover,
  kaitenHover,
  optionHover(options),
  diceHover,
];
