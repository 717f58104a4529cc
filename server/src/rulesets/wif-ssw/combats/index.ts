/** The combats of a scenario: strategic submarine warfare, and submarine combat of the base game as the add-on changes it. */
import type { CombatSite } from '../../../model/ruleset';
import type { TableDice } from '../../../engine/dice-source';
import { at } from '../../../model/place';
import type { Dice, Engagement, Scenario } from '../data';
import { zoneName } from '../wording';
import { sswCombat } from './ssw';

export { steps } from './statements';

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario): readonly CombatSite[] {
  return (scenario.engagements ?? []).map((engagement) => engagementSite(engagement, scenario));
}

function engagementSite(engagement: Engagement, scenario: Scenario): CombatSite {
  const { id, dice, expect, result } = engagement;
  return {
    id,
    object: engagement,
    place: at(engagement),
    title: zoneName(engagement),
    kind: 'strategic submarine warfare',
    ...diceOf(dice),
    expect,
    result,
    combat: () => sswCombat(engagement, scenario),
  };
}

/** The dice of a file, without the seed that may stand among them. */
function diceOf(dice: Dice | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice;
  return { dice: table as TableDice, seed };
}
