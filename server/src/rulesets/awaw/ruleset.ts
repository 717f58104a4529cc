/** A World at War, naval combat (20 to 25): the ruleset, assembled from its chapters. */
import type { Ruleset } from '../../model/ruleset';
import { chapters } from '../../generated/chapters/awaw';
import { assembleRuleset } from '../chapter';
import { readCampaignState } from './campaign';
import { listCombats, isCombatList, planNextTurn, stepRules, createScenarioTurn, listTurnOrder } from './combats';
import type { Header, Scenario } from './data';
import { options } from './options';
import { suggestions } from './suggestions';
import { formatNation } from './wording';
import { starters } from './starters';

export const awaw: Ruleset<Scenario, Header> = assembleRuleset(
  {
    id: 'awaw',
    title: 'A World at War: naval combat',
    options,
    stepRules,
    listCombats,
    createScenarioTurn,
    listTurnOrder,
    planNextTurn,
    readCampaignState,
    isCombat: isCombatList,
    suggestions,
    getPowerName: formatNation,
    starters,
  },
  chapters,
  [
    'ships',
    'taskForces',
    'ports',
    'transports',
    'attacks',
    'damage',
    'criticals',
    'carriers',
    'air',
    'rounds',
    'fleets',
    'submarines',
    'raiders',
  ],
);
