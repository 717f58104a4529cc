/** 20.51: the naval attack table and the modifiers of air attacks. */
import { chapter } from '../chapter';
import { airAttackModifiers } from './air-modifiers';
import { diceLabel } from './checks/dice-label';
import { diceRange } from './checks/dice-range';
import { factorsBeyondTable } from './checks/factors-beyond-table';
import { mixedAir } from './checks/mixed-air';
import { nationalityEmpty } from './checks/nationality-empty';
import { nationalityTwice } from './checks/nationality-twice';
import { noSquadrons } from './checks/no-squadrons';
import { nothingToAttack } from './checks/nothing-to-attack';
import { squadronsAllotted } from './checks/squadrons-allotted';
import { targetNotHere } from './checks/target-not-here';
import { airAttackHover, airTargetHover, whereHover } from './hover';
import { nationalityEntryHover, nationHover, turnHover } from './hover-nations';
import { rules } from './rules';

export const attacks = chapter({
  rules,
  modifiers: airAttackModifiers,
  checks: [
    diceLabel,
    diceRange,
    factorsBeyondTable,
    mixedAir,
    nationalityEmpty,
    nationalityTwice,
    noSquadrons,
    nothingToAttack,
    squadronsAllotted,
    targetNotHere,
  ],
  hovers: [airAttackHover, airTargetHover, whereHover, turnHover, nationHover, nationalityEntryHover],
});
