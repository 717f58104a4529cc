/** The combats of a scenario: strategic submarine warfare, and submarine combat of the base game as the add-on changes it. */
import type { TableDice } from '../../../engine/dice-source';
import type { Ids } from '../../../model/ids';
import { at } from '../../../model/place';
import type { CombatSite } from '../../../model/ruleset';
import type { Dice, Engagement, NavalCombat, Scenario } from '../data';
import { zoneName } from '../wording';
import { sswCombat } from './ssw';
import { subCombat } from './sub-combat';

export { steps } from './statements';

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario, ids: Ids): readonly CombatSite[] {
  const { engagements = [], navalCombats = [] } = scenario;
  return [
    ...engagements.map((engagement) => engagementSite(engagement, scenario)),
    ...navalCombats.filter(({ kind }) => kind === 'sub').map((combat) => subCombatSite(combat, scenario, ids)),
  ];
}

function engagementSite(engagement: Engagement, scenario: Scenario): CombatSite {
  return {
    ...siteOf(engagement),
    kind: 'strategic submarine warfare',
    combat: () => sswCombat(engagement, scenario),
  };
}

function subCombatSite(combat: NavalCombat, scenario: Scenario, ids: Ids): CombatSite {
  return { ...siteOf(combat), kind: 'submarine combat', combat: () => subCombat(combat, scenario, ids) };
}

function siteOf(combat: Engagement | NavalCombat): Omit<CombatSite, 'kind' | 'combat'> {
  const { id, dice, expect, result } = combat;
  return { id, object: combat, place: at(combat), title: zoneName(combat), ...diceOf(dice), expect, result };
}

/** The dice of a file, without the seed that may stand among them. */
function diceOf(dice: Dice | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice;
  return { dice: table as TableDice, seed };
}
