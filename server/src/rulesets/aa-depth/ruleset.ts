/** The ruleset of Axis & Allies with submarine depths. */
import { createSeaBattleChapter } from '../axis-and-allies/sea-battle/chapter';
import { assembleRuleset } from '../chapter';
import { combats, isCombat, steps, turn } from './combats';
import { createSeaBattle } from './combats/sea-battle';
import type { Header, Scenario, SeaBattle, UnitType } from './data';
import { declarations } from './declarations/chapter';
import { depths } from './depths/chapter';
import { dive } from './dive/chapter';
import { elect } from './elect/chapter';
import { submarineOrders } from './group-orders';
import { log } from './log/chapter';
import { options } from './options';
import { checklist } from './rules';
import { search } from './search/chapter';
import { searchLabel } from './search/search';
import { units } from './units/chapter';
import { unitTypes } from './units/unit-types';
import { getDieSides } from './units/units';
import type { DepthChapter } from './kit';
import { starters } from './starters';
import { suggestions } from '../axis-and-allies/suggestions';
import { powerName } from '../axis-and-allies/wording';

/** The sea battle of the base game, which depths extend. */
const battle = createSeaBattleChapter({
  ruleset: 'aa-depth',
  describeType: (type) => unitTypes[type as UnitType],
  sides: (header) => getDieSides(header as Header),
  submarineOrders,
  // Checks only see scenarios that have passed the schema of this ruleset.
  combat: (stated, header) => createSeaBattle(stated as SeaBattle, header as Header),
  isHandledElsewhere: (label) => label === searchLabel,
}) satisfies DepthChapter;

export const aaDepth = assembleRuleset<Scenario, Header>(
  {
    id: 'aa-depth',
    title: 'Axis & Allies with submarine depths',
    checklist,
    options,
    steps,
    combats,
    turn,
    begin: starters,
    suggestions,
    powerName,
    isCombat,
  },
  [declarations, depths, units, search, elect, dive, log, battle],
);
