/** The sea battle of Axis & Allies Revised (LHTR): the chapter that both rulesets share. */
import type { Chapter } from '../../chapter';
import type { Header } from '../data';
import { diceLabel } from './checks/dice-label';
import { diceRange } from './checks/dice-range';
import { groupNotHere } from './checks/group-not-here';
import { lossNotHere } from './checks/loss-not-here';
import { lossesIncomplete } from './checks/losses-incomplete';
import { moreThanThereAre } from './checks/more-than-there-are';
import { noUnits } from './checks/no-units';
import { notItsTurn } from './checks/not-its-turn';
import { ordersWithoutSubmarines } from './checks/orders-without-submarines';
import { outOfAction } from './checks/out-of-action';
import { powerWithoutUnits } from './checks/power-without-units';
import { retreatAtOnce } from './checks/retreat-at-once';
import { sameSide } from './checks/same-side';
import { twoZonesAtOnce } from './checks/two-zones-at-once';
import { valueAboveDie } from './checks/value-above-die';
import { seaBattleRules } from './rules';
import type { RulesetProfile, SharedCheck, SharedScenario } from './kit';

interface SeaBattleChapter extends Chapter<SharedScenario, Header> {
  readonly checks: readonly SharedCheck[];
}

/** The chapter for a ruleset. */
export function createSeaBattleChapter(profile: RulesetProfile): SeaBattleChapter {
  return {
    rules: seaBattleRules,
    checks: [
      diceLabel,
      diceRange,
      groupNotHere,
      lossNotHere,
      lossesIncomplete,
      moreThanThereAre,
      noUnits,
      notItsTurn,
      ordersWithoutSubmarines,
      outOfAction,
      powerWithoutUnits,
      retreatAtOnce,
      sameSide,
      twoZonesAtOnce,
      valueAboveDie,
    ].map((check) => check(profile)),
  };
}
