/** The ruleset of Axis & Allies Revised: Enhanced, with submarine detection and technologies. */
import { createSeaBattleChapter } from '../axis-and-allies/sea-battle-chapter';
import { revisedNames, revisedUnits, type RevisedType } from '../axis-and-allies/units';
import type { Ruleset } from '../../model/ruleset';
import { chapters } from '../../generated/chapters/aare';
import { assembleRuleset, type Chapter } from '../chapter';
import {
  readCampaignState,
  listCombats,
  isCombat,
  listTurnOrder,
  planNextTurn,
  stepRules,
  createScenarioTurn,
} from './combats';
import { createSeaBattle } from './combats/sea-battle';
import type { Header, Scenario, SeaBattle } from './data';
import { isDetectionWithoutDestroyers } from './detection/dice';
import { battlesNumbers } from './battles/rules';
import { options } from './options';
import { starters } from './starters';
import { suggestions } from '../axis-and-allies/suggestions';
import { formatPower } from '../axis-and-allies/wording';

/** The sea battle of the base game, with the units, the dice and the combat of this ruleset. */
const baseGame: Chapter<Scenario, Header> = createSeaBattleChapter({
  ruleset: 'aare',
  describeType: (type) => ({ ...revisedNames[type as RevisedType], domain: revisedUnits[type as RevisedType].domain }),
  getDieSides: () => battlesNumbers['unit-values'].sides,
  submarineOrders: ['dive', 'submerge'],
  // Checks only see scenarios that have passed the schema of this ruleset.
  createCombat: (battle, header) => createSeaBattle(battle as SeaBattle, header as Header),
  isHandledElsewhere: isDetectionWithoutDestroyers,
});

export const aare: Ruleset<Scenario, Header> = assembleRuleset(
  {
    id: 'aare',
    title: 'Axis & Allies Revised: Enhanced',
    options,
    stepRules,
    listCombats,
    createScenarioTurn,
    listTurnOrder,
    planNextTurn,
    readCampaignState,
    isCombat,
    starters,
    suggestions,
    getPowerName: formatPower,
  },
  { ...chapters, seaBattle: baseGame },
  [
    'detection',
    'kaitens',
    'jets',
    'rockets',
    'raids',
    'bombardment',
    'antiAircraft',
    'airMovement',
    'research',
    'seaMovement',
    'battles',
  ],
);
