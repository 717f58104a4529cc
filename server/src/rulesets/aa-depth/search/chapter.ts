/** The search for submarines. */
import type { DepthChapter } from '../kit';
import { alsoHere } from './checks/also-here';
import { cannotSearch } from './checks/cannot-search';
import { defenderSearches } from './checks/defender-searches';
import { hitAfterFailedSearch } from './checks/hit-after-failed-search';
import { nobodySearches } from './checks/nobody-searches';
import { nothingToFind } from './checks/nothing-to-find';
import { searchCalledOff } from './checks/search-called-off';
import { searchDice } from './checks/search-dice';
import { searcherFightsElsewhere } from './checks/searcher-fights-elsewhere';
import { searcherNotMovedIn } from './checks/searcher-not-moved-in';
import { searcherStartedHere } from './checks/searcher-started-here';
import { unfoundHit } from './checks/unfound-hit';
import { battleHover, lossesHover, searchOrderHover } from './hover';
import { diceHover } from './hover-dice';
import { rules } from './rules';

export const search: DepthChapter = {
  rules,
  checks: [
    alsoHere,
    cannotSearch,
    defenderSearches,
    hitAfterFailedSearch,
    nobodySearches,
    nothingToFind,
    searchCalledOff,
    searchDice,
    searcherFightsElsewhere,
    searcherNotMovedIn,
    searcherStartedHere,
    unfoundHit,
  ],
  hovers: [battleHover, lossesHover, searchOrderHover, diceHover],
};
