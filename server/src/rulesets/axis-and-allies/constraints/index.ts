/** The constraints that both Axis & Allies rulesets have, one file a code. */
import type { Setting, SharedConstraint } from './constraint';
import { diceLabel } from './dice-label';
import { diceRange } from './dice-range';
import { groupNotHere } from './group-not-here';
import { lossNotHere } from './loss-not-here';
import { lossesIncomplete } from './losses-incomplete';
import { noUnits } from './no-units';
import { notItsTurn } from './not-its-turn';
import { ordersWithoutSubmarines } from './orders-without-submarines';
import { otherPowerName } from './power-name';
import { powerWithoutUnits } from './power-without-units';
import { retreatAtOnce } from './retreat-at-once';
import { sameSide } from './same-side';
import { valueAboveDie } from './value-above-die';

export { example } from './constraint';
export type { Setting, SharedConstraint } from './constraint';
export { giveToEnemies, onOneSide, sideOf, warSideName } from './sides';
export { submarineOrdersOf } from './submarine-orders';
export { beyondTheDie, unknownLabels } from './table-dice';

/** The shared constraints, for a ruleset. */
export function sharedConstraints(setting: Setting): readonly SharedConstraint[] {
  return [
    diceLabel,
    diceRange,
    groupNotHere,
    lossNotHere,
    lossesIncomplete,
    noUnits,
    notItsTurn,
    ordersWithoutSubmarines,
    otherPowerName,
    powerWithoutUnits,
    retreatAtOnce,
    sameSide,
    valueAboveDie,
  ].map((constraint) => constraint(setting));
}
