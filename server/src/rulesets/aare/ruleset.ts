/** The ruleset of Axis & Allies Revised: Enhanced, with submarine detection and technologies. */
import { createSeaBattleChapter } from '../axis-and-allies/sea-battle/chapter';
import { revisedNames, revisedUnits, type RevisedType } from '../axis-and-allies/units';
import { assembleRuleset } from '../chapter';
import { airMovement } from './air-movement/chapter';
import { antiAircraft } from './anti-aircraft/chapter';
import { battles } from './battles/chapter';
import { bombardment } from './bombardment/chapter';
import { combats, isCombat, steps, turn } from './combats';
import { createSeaBattle } from './combats/sea-battle';
import type { Header, Scenario, SeaBattle } from './data';
import { detection } from './detection/chapter';
import { isDetectionDie } from './detection/dice';
import { jets } from './jets/chapter';
import { kaitens } from './kaitens/chapter';
import { numbers } from './numbers';
import { options } from './options';
import { raids } from './raids/chapter';
import { research } from './research/chapter';
import { rockets } from './rockets/chapter';
import { checklist } from './rules';
import { seaMovement } from './sea-movement/chapter';
import { starters } from './starters';
import { suggestions } from '../axis-and-allies/suggestions';
import { powerName } from '../axis-and-allies/wording';

/** The sea battle of the base game, with the units, the dice and the combat of this ruleset. */
const baseGame = createSeaBattleChapter({
  ruleset: 'aare',
  describeType: (type) => ({ ...revisedNames[type as RevisedType], domain: revisedUnits[type as RevisedType].domain }),
  sides: () => numbers['unit-values'].sides,
  submarineOrders: ['dive', 'submerge'],
  // Checks only see scenarios that have passed the schema of this ruleset.
  combat: (battle, header) => createSeaBattle(battle as SeaBattle, header as Header),
  isHandledElsewhere: isDetectionDie,
});

export const aare = assembleRuleset<Scenario, Header>(
  {
    id: 'aare',
    title: 'Axis & Allies Revised: Enhanced',
    checklist,
    options,
    steps,
    combats,
    turn,
    isCombat,
    begin: starters,
    suggestions,
    powerName,
  },
  [
    detection,
    kaitens,
    jets,
    rockets,
    raids,
    bombardment,
    antiAircraft,
    airMovement,
    research,
    seaMovement,
    battles,
    baseGame,
  ],
);
