/** World in Flames, strategic submarine warfare (1.2 to 1.8): the ruleset, assembled of its chapters. */
import { chapters } from '../../generated/chapters/wif-ssw';
import { assembleRuleset } from '../chapter';
import { campaign } from './campaign';
import { combats, isCombat, nextTurn, stepRules, turn, listTurnOrder } from './combats';
import { houseSectionModifiers } from './attack/section-modifiers';
import { houseChart } from './chart/house-chart';
import { options } from './options';
import { starters } from './starters';
import { suggestions } from './suggestions';
import { formatPower } from './wording';

export const wifSsw = assembleRuleset(
  {
    id: 'wif-ssw',
    title: 'World in Flames: strategic submarine warfare',
    options,
    stepRules,
    combats,
    turn,
    turnOrder: listTurnOrder,
    nextTurn,
    starters,
    suggestions,
    campaign,
    houseTables: { navalCombatChart: houseChart, sectionModifiers: houseSectionModifiers },
    getPowerName: formatPower,
    isCombat,
  },
  chapters,
  [
    'step',
    'initiation',
    'search',
    'surprise',
    'attack',
    'asw',
    'navalAir',
    'dice',
    'navalCombat',
    'returnToBase',
    'bases',
    'milchcows',
    'usSubmarines',
    'torpedoes',
    'chart',
  ],
);
