/** The combats of a scenario: strategic submarine warfare, and submarine combat of the base game as the add-on changes it. */
import { traceCombat } from '../../../engine/trace';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import type { Engagement, Group, Header, NavalCombat, Scenario } from '../data';
import { memoizeLatest } from '../../memoize-latest';
import { memoize } from '../../memoize';
import { readDice } from '../../table-dice';
import { nameSides, type SidePowers } from '../../side-names';
import { placeAt } from '../kit';
import { createBarredLookup } from '../naval-combat/marked';
import { formatPower, formatSide, formatZoneTitle } from '../wording';
import { drawEngagement, drawSubCombat } from './board-picture';
import { createSswAdvice } from './ssw-advice';
import { createSubCombatAdvice } from './sub-combat-advice';
import { buildSswCombat } from './ssw';
import { buildSubCombat } from './sub-combat';

export { stepRules } from './step-kinds';
export { planNextTurn } from './next-turn';
export { createScenarioTurn, listTurnOrder } from './turn';

/** Only the naval combats of submarines are resolved. */
export function isCombat(list: string, item: { readonly kind?: unknown }): boolean {
  return list === 'engagements' || (list === 'navalCombats' && item.kind === 'sub');
}

/** The combats of a scenario, in the order of the file. */
export function listCombats(scenario: Scenario, ids: Ids): readonly CombatEntry[] {
  const { engagements = [], navalCombats = [] } = scenario;
  return [
    ...engagements.map((engagement) => createEngagementEntry(engagement, scenario)),
    ...navalCombats.filter(({ kind }) => kind === 'sub').map((combat) => createSubCombatEntry(combat, scenario, ids)),
  ];
}

/** The combat type by the dice of the file; undefined if they do not decide it. */
function findTypeAtTable(engagement: Engagement, header: Header): DecidedType | undefined {
  const { dice } = readDice(engagement.dice);
  if (dice === undefined) return undefined;
  const combat = buildSswCombat(engagement, header);
  const { end } = traceCombat(combat, { table: dice });
  return decidedTypes.find((type) => combat.labels?.some(({ read }) => read(end) === type));
}

/** Finds the engagement that bars a submarine from a naval combat, by written results and by the dice in the file. */
export const createBarringFinder = memoize((scenario: Scenario) =>
  createBarredLookup(scenario, (engagement) => findTypeAtTable(engagement, scenario)),
);

const decidedTypes = ['ssw', 'naval-air', 'avoided'] as const;
type DecidedType = (typeof decidedTypes)[number];

function createEngagementEntry(engagement: Engagement, scenario: Scenario): CombatEntry {
  return {
    ...createWrittenEngagement(engagement, scenario.powers),
    build: () => buildSswCombat(engagement, scenario),
    drawPicture: () => drawEngagement(engagement, scenario),
    listAdvice: () => createSswAdvice(engagement, scenario),
  };
}

function createSubCombatEntry(combat: NavalCombat, scenario: Scenario, ids: Ids): CombatEntry {
  return {
    ...createWrittenSubCombat(combat, scenario.powers),
    followsIds: true,
    build: () => buildSubCombat(combat, scenario, ids),
    drawPicture: () => drawSubCombat(combat, scenario, ids),
    listAdvice: () => createSubCombatAdvice(combat, scenario, ids),
  };
}

type Powers = Header['powers'];

const createWrittenEngagement = memoizeLatest((engagement: Engagement, powers: Powers) => ({
  ...createCombatHeader(engagement),
  kind: 'strategic submarine warfare',
  sides: createSides(engagement.subs, engagement.convoy, powers),
}));

const createWrittenSubCombat = memoizeLatest((combat: NavalCombat, powers: Powers) => ({
  ...createCombatHeader(combat),
  kind: 'submarine combat',
  sides: createSides(combat.attacker, combat.defender, powers),
}));

/** The sides with their powers; a side without a power has those of its units. */
function createSides(subs: Group, convoy: Group, powers: Powers = {}): CombatEntry['sides'] {
  const listFightingPowers = (role: string, group: Group): SidePowers => {
    const all = listPowers(group);
    const warSide = all.map((key) => powers[key]?.side).find((side) => side !== undefined);
    return {
      role,
      powers: all,
      ...(warSide !== undefined && warSide !== 'neutral' && { together: formatSide(warSide) }),
    };
  };
  return nameSides(
    { subs: listFightingPowers('the sub side', subs), convoy: listFightingPowers('the convoy side', convoy) },
    formatPower,
  );
}

/** The powers of a group: its own first, then those of its units, each once. */
function listPowers({ power, units = [] }: Group): readonly string[] {
  const all = new Set<string>();
  if (power !== undefined) all.add(power);
  for (const unit of units) if (unit.power !== undefined) all.add(unit.power);
  return [...all];
}

function createCombatHeader(combat: Engagement | NavalCombat): Omit<CombatEntry, 'kind' | 'sides' | 'build'> {
  const { id, dice, expect, result } = combat;
  return {
    id,
    object: combat,
    place: placeAt(combat),
    title: formatZoneTitle(combat),
    ...readDice(dice),
    expect,
    result,
  };
}
