/** The ruleset of Axis & Allies with submarine depths. */
import { createSeaBattleChapter } from '../axis-and-allies/sea-battle-chapter';
import type { Ruleset } from '../../model/ruleset';
import { chapters } from '../../generated/chapters/aa-depth';
import { assembleRuleset, type Chapter } from '../chapter';
import { readCampaignState, listCombats, isCombat, planNextTurn, stepRules, createScenarioTurn } from './combats';
import { createSeaBattle } from './combats/sea-battle';
import type { Header, Scenario, SeaBattle, UnitType } from './data';
import { submarineOrders } from './group-orders';
import { options } from './options';
import { searchLabel } from './search/search';
import { unitTypes } from './units/unit-types';
import { getDieSides } from './units/units';
import { starters } from './starters';
import { suggestions } from '../axis-and-allies/suggestions';
import { formatPower } from '../axis-and-allies/wording';

/** The sea battle of the base game, which depths extend. */
const battleChapter: Chapter<Scenario, Header> = createSeaBattleChapter({
  ruleset: 'aa-depth',
  describeType: (type) => unitTypes[type as UnitType],
  getDieSides: (header) => getDieSides(header as Header),
  submarineOrders,
  // Checks only see scenarios that have passed the schema of this ruleset.
  createCombat: (battleData, header) => createSeaBattle(battleData as SeaBattle, header as Header),
  isHandledElsewhere: (label) => label === searchLabel,
});

export const aaDepth: Ruleset<Scenario, Header> = assembleRuleset(
  {
    id: 'aa-depth',
    title: 'Axis & Allies with submarine depths',
    options,
    stepRules,
    listCombats,
    createScenarioTurn,
    planNextTurn,
    readCampaignState,
    starters,
    suggestions,
    getPowerName: formatPower,
    isCombat,
  },
  { ...chapters, seaBattle: battleChapter },
  ['declarations', 'depths', 'units', 'search', 'elect', 'dive', 'log'],
);
