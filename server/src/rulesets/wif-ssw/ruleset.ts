/** World in Flames, strategic submarine warfare (1.2 to 1.8): the ruleset, assembled of its chapters. */
import { assembleRuleset } from '../chapter';
import { asw } from './asw/chapter';
import { attack } from './attack/chapter';
import { bases } from './bases/chapter';
import { chart } from './chart/chapter';
import { combats, isCombat, steps, turn, turnOrder } from './combats';
import { dice } from './dice/chapter';
import { initiation } from './initiation/chapter';
import { milchcows } from './milchcows/chapter';
import { navalAir } from './naval-air/chapter';
import { navalCombat } from './naval-combat/chapter';
import { options } from './options';
import { returnToBase } from './return-to-base/chapter';
import { checklist } from './rules';
import { search } from './search/chapter';
import { step } from './step/chapter';
import { surprise } from './surprise/chapter';
import { torpedoes } from './torpedoes/chapter';
import { usSubmarines } from './us-submarines/chapter';
import { starters } from './starters';
import { suggestions } from './suggestions';
import { powerName } from './wording';

export const wifSsw = assembleRuleset(
  {
    id: 'wif-ssw',
    title: 'World in Flames: strategic submarine warfare',
    checklist,
    options,
    steps,
    combats,
    turn,
    turnOrder,
    begin: starters,
    suggestions,
    powerName,
    isCombat,
  },
  [
    step,
    initiation,
    search,
    surprise,
    attack,
    asw,
    navalAir,
    dice,
    navalCombat,
    returnToBase,
    bases,
    milchcows,
    usSubmarines,
    torpedoes,
    chart,
  ],
);
