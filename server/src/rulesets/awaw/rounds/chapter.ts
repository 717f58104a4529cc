/** 22.4: a round of naval combat, its combat groups and their search. */
import { chapter } from '../chapter';
import { combatGroupNumber } from './checks/combat-group-number';
import { groupUnknown } from './checks/group-unknown';
import { groupWithoutShips } from './checks/group-without-ships';
import { lastRoundOfNone } from './checks/last-round-of-none';
import { missionElsewhere } from './checks/mission-elsewhere';
import { moreThanThereAre } from './checks/more-than-there-are';
import { sameSide } from './checks/same-side';
import { searchWithoutDice } from './checks/search-without-dice';
import { squadronsUsedTwice } from './checks/squadrons-used-twice';
import { surpriseOnce } from './checks/surprise-once';
import { unitInTwoGroups } from './checks/unit-in-two-groups';
import { unitOnBothSides } from './checks/unit-on-both-sides';
import { combatGroupHover, navalRoundHover, searchHover } from './hover';
import { rules } from './rules';

export const rounds = chapter({
  rules,
  checks: [
    combatGroupNumber,
    groupUnknown,
    groupWithoutShips,
    lastRoundOfNone,
    missionElsewhere,
    moreThanThereAre,
    sameSide,
    searchWithoutDice,
    squadronsUsedTwice,
    surpriseOnce,
    unitInTwoGroups,
    unitOnBothSides,
  ],
  hovers: [searchHover, navalRoundHover, combatGroupHover],
});
