/** The combats of a scenario: strategic submarine warfare, and submarine combat of the base game as the add-on changes it. */
import type { TableDice } from '../../../engine/dice-source';
import { trace } from '../../../engine/trace';
import type { Ids } from '../../../model/ids';
import { at } from '../../../model/place';
import type { CombatSite } from '../../../model/ruleset';
import type { Dice, Engagement, Group, Header, NavalCombat, Scenario } from '../data';
import { keptBy } from '../../kept';
import { once } from '../../once';
import { sideNames, type Fighting } from '../../side-names';
import { barredSubmarines } from '../naval-combat/marked';
import { powerName, sideName, zoneTitle } from '../wording';
import { sswAdvice } from './advice';
import { subCombatAdvice } from './advised-sub-combat';
import { sswCombat } from './ssw';
import { subCombat } from './sub-combat';

export { steps } from './statements';
export { turn, turnOrder } from './turn';

/** Only the naval combats of submarines are resolved. */
export function isCombat(list: string, item: { readonly kind?: unknown }): boolean {
  return list === 'engagements' || (list === 'navalCombats' && item.kind === 'sub');
}

/** The combats of a scenario, in the order of the file. */
export function combats(scenario: Scenario, ids: Ids): readonly CombatSite[] {
  const { engagements = [], navalCombats = [] } = scenario;
  return [
    ...engagements.map((engagement) => engagementSite(engagement, scenario)),
    ...navalCombats.filter(({ kind }) => kind === 'sub').map((combat) => subCombatSite(combat, scenario, ids)),
  ];
}

/** The combat type by the dice of the file; undefined if they do not decide it. */
function typeAtTable(engagement: Engagement, header: Header): DecidedType | undefined {
  const { dice } = diceOf(engagement.dice);
  if (dice === undefined) return undefined;
  const combat = sswCombat(engagement, header);
  const { end } = trace(combat, { table: dice });
  return decidedTypes.find((type) => combat.labels?.some(({ read }) => read(end) === type));
}

/** The submarines that are barred from naval combats, by written results and by the dice rolled at the table. */
export const barredAtTable = once((scenario: Scenario) =>
  barredSubmarines(scenario, (engagement) => typeAtTable(engagement, scenario)),
);

const decidedTypes = ['ssw', 'naval-air', 'avoided'] as const;
type DecidedType = (typeof decidedTypes)[number];

function engagementSite(engagement: Engagement, scenario: Scenario): CombatSite {
  return {
    ...engagementAsWritten(engagement, scenario.powers),
    combat: () => sswCombat(engagement, scenario),
    advice: () => sswAdvice(engagement, scenario),
  };
}

function subCombatSite(combat: NavalCombat, scenario: Scenario, ids: Ids): CombatSite {
  return {
    ...subCombatAsWritten(combat, scenario.powers),
    followsIds: true,
    combat: () => subCombat(combat, scenario, ids),
    advice: () => subCombatAdvice(combat, scenario, ids),
  };
}

type Powers = Header['powers'];

const engagementAsWritten = keptBy((engagement: Engagement, powers: Powers) => ({
  ...siteOf(engagement),
  kind: 'strategic submarine warfare',
  sides: sidesOf(engagement.subs, engagement.convoy, powers),
}));

const subCombatAsWritten = keptBy((combat: NavalCombat, powers: Powers) => ({
  ...siteOf(combat),
  kind: 'submarine combat',
  sides: sidesOf(combat.attacker, combat.defender, powers),
}));

/** The sides with their powers; a side without a power has those of its units. */
function sidesOf(subs: Group, convoy: Group, powers: Powers = {}): CombatSite['sides'] {
  const fighting = (role: string, group: Group): Fighting => {
    const all = powersOf(group);
    const war = all.map((key) => powers[key]?.side).find((side) => side !== undefined);
    return { role, powers: all, ...(war !== undefined && war !== 'neutral' && { together: sideName(war) }) };
  };
  return sideNames({ subs: fighting('the sub side', subs), convoy: fighting('the convoy side', convoy) }, powerName);
}

/** Its own first, then those of its units; each once. */
function powersOf({ power, units = [] }: Group): readonly string[] {
  const all = new Set<string>();
  if (power !== undefined) all.add(power);
  for (const unit of units) if (unit.power !== undefined) all.add(unit.power);
  return [...all];
}

function siteOf(combat: Engagement | NavalCombat): Omit<CombatSite, 'kind' | 'sides' | 'combat'> {
  const { id, dice, expect, result } = combat;
  return { id, object: combat, place: at(combat), title: zoneTitle(combat), ...diceOf(dice), expect, result };
}

/** The dice of a file, without the seed. */
function diceOf(dice: Dice | undefined): { dice?: TableDice; seed?: number } {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, ...table } = dice;
  return { dice: table as TableDice, seed };
}
