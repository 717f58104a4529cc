/** Hovers on a battle and its search, with the chance of each result, on the order of losses, and on table dice. */
import { createAmount } from '../../../engine/amount';
import { valueAt } from '../../../model/place';
import { formatTies } from '../../axis-and-allies/combats';
import { battleSides, type BattleSide } from '../../axis-and-allies/data';
import { getUnits } from '../../axis-and-allies/forces';
import { explainVolleyDice } from '../../axis-and-allies/sea-battle/hover-dice';
import { formatZoneTitle } from '../../axis-and-allies/wording';
import { createBattle, createMembers } from '../combats/forces';
import { createSeaBattle } from '../combats/sea-battle';
import type { Group, Header, SeaBattle, UnitType, Scenario } from '../data';
import { explainDetection } from '../hover-amounts';
import {
  listAmounts,
  changeBy,
  cite,
  pluralize,
  formatList,
  formatPercent,
  type DepthHover,
  defineHoverOnItems,
} from '../kit';
import { createOptionBasis, getReading } from '../options';
import { listSubmarines } from '../submarines';
import { unitTypes } from '../units/unit-types';
import {
  formatDepth,
  listHiddenDepths,
  computeSearchOutcomes,
  canAircraftHitSubmarines,
  isFound,
  readSearchDice,
  searchLabel,
} from './search';
import { countSearchers, findSearchers } from './searchers';

/** The possible results of the search, each with its chance. */
function formatSearch(battle: SeaBattle, header: Header): string {
  const present = listHiddenDepths(battle, header);
  if (present.length === 0) return 'No submarine of the defender has to be found.';
  const searchers = countSearchers(battle, header);
  if (searchers === 0) {
    return `Nobody searches: submarines that have to be found cannot be hit${cite('unfound-no-casualties')}.`;
  }
  const results = computeSearchOutcomes(searchers, present, header).map(({ depths, chance }) => {
    const label = depths.length === 0 ? 'nothing' : `what is ${formatList(depths.map(formatDepth))}`;
    return `- finds ${label}: ${formatPercent(chance)}`;
  });
  return [
    `The search, with ${pluralize(searchers, 'die', 'dice')}${cite('search-rolls', 'one-success-finds-all')}:`,
    ...results,
  ].join('\n');
}

/** Notes that the order in the file matters if several groups of a side have the same type. */
function describeRepeatedTypes(battle: SeaBattle): readonly string[] {
  const repeated = battleSides.flatMap((side) => {
    const types = getUnits<Group>(battle, side).map(({ type }) => type as UnitType);
    return types.filter((type, index) => types.indexOf(type) < index).map((type) => unitTypes[type].plural);
  });
  if (repeated.length === 0) return [];
  return [
    `A hit on ${formatList([...new Set(repeated)])} takes the first group in the file that it may hit${cite('order-of-loss')}.`,
  ];
}

export const battleHover = defineHoverOnItems(
  'seaBattles',
  ['', 'id', 'seaZone', 'attacker', 'attacker.power', 'defender', 'defender.power'],
  ({ item: battle, scenario }) => ({
    title: `Sea battle: ${formatZoneTitle(battle)}`,
    text: [formatSearch(battle, scenario), ...describeRepeatedTypes(battle)].join('\n\n'),
    ...listAmounts(
      listHiddenDepths(battle, scenario).map((depth) =>
        explainDetection(depth, listHiddenDepths(battle, scenario), battle, scenario),
      ),
    ),
    rules: ['search-before-combat', 'all-searchers-fail', 'others-attack-found', 'sea-battle-forces'],
    bases: [
      createOptionBasis('searchTiming'),
      ...(hasHidingSubmarines(battle, scenario) ? [createOptionBasis('whoIsLeft')] : []),
    ],
  }),
);

/** True if some defending submarines may take no part in the battle. */
function hasHidingSubmarines(battle: SeaBattle, header: Header): boolean {
  return listSubmarines(battle, 'defender', header).some(({ depth }) => depth !== 'surfaced');
}

export const searchOrderHover = defineHoverOnItems(
  'seaBattles',
  ['attacker.orders.search'],
  ({ item: battle, scenario }) => {
    const searchers = findSearchers(battle, scenario);
    const rollAmount = createAmount(
      'detection rolls',
      changeBy('search-rolls', { label: 'searchers', by: 0 }),
      searchers.map(({ type, count, from }) =>
        changeBy('search-rolls', { label: unitTypes[type as UnitType].plural, by: count, from }),
      ),
    );
    const isSearchedOnce = getReading(scenario, 'searchTiming') === 'once';
    return {
      title: 'Search',
      text: `${formatSearch(battle, scenario)}\n\n${isSearchedOnce ? 'There is one search, before the first cycle' : 'Searchers that are left roll again before each cycle'}${cite('all-searchers-fail')}.`,
      ...listAmounts([{ amount: rollAmount }]),
      rules: ['search-before-combat', 'searchers'],
      bases: [createOptionBasis('searchTiming')],
    };
  },
);

export const lossesHover = defineHoverOnItems(
  'seaBattles',
  ['attacker.orders.losses', 'attacker.orders.losses.*', 'defender.orders.losses', 'defender.orders.losses.*'],
  ({ item: battle, scenario, path }) => ({
    title: 'Order of losses',
    text: `A hit takes the first that it may hit${cite('order-of-loss')}. Submarines that were not found are passed over${cite('unfound-no-casualties')}.${
      canAircraftHitSubmarines(false, scenario)
        ? ''
        : ` Aircraft hit submarines only beside a destroyer (option \`airAgainstSubmarines\`)${cite('others-attack-found')}.`
    }${formatTiesText(battle, scenario, path[0] as BattleSide)}`,
    amounts: [],
    rules: ['order-of-loss'],
  }),
);

function formatTiesText(battle: SeaBattle, header: Header, side: BattleSide): string {
  const ties = formatTies(createBattle(battle, createMembers(battle, header), header)[side]);
  return ties === undefined ? '' : `\n\n${ties}`;
}

export const diceHover: DepthHover = {
  patterns: ['seaBattles.*.dice.*', 'seaBattles.*.dice.*.*'],
  explain: (scenario, _, { path }) => {
    const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
    const [label, index = 0] = path.slice(3);
    if (battle === undefined || typeof label !== 'string') return undefined;
    if (label !== searchLabel) return explainVolleyDice(createSeaBattle(battle, scenario), label);
    const present = listHiddenDepths(battle, scenario);
    return {
      title: 'Detection rolls',
      text: [
        formatDetection(battle, scenario, path.length > 4 ? Number(index) : undefined),
        formatRolls(battle, scenario),
      ]
        .filter((text) => text !== undefined)
        .join(' '),
      ...listAmounts(present.map((depth) => explainDetection(depth, present, battle, scenario))),
      rules: ['search-rolls', 'one-success-finds-all'],
    };
  },
};

/** The depths found by one die or by all dice. @param index of the die; undefined for all */
function formatDetection(battle: SeaBattle, scenario: Scenario, index: number | undefined): string | undefined {
  const rolledDice = readSearchDice(battle) ?? [];
  const present = listHiddenDepths(battle, scenario);
  const dice = index === undefined ? rolledDice : rolledDice.slice(index, index + 1);
  if (dice.length === 0 || present.length === 0) return undefined;
  const foundDepths = present.filter((depth) => isFound(Math.min(...dice), depth, present, scenario)).map(formatDepth);
  const who = dice.length === 1 ? `The die shows ${dice[0]}: it finds` : 'The dice together find';
  return `${who} ${foundDepths.length === 0 ? 'nothing' : `what is ${formatList(foundDepths)}`}.`;
}

function formatRolls(battle: SeaBattle, scenario: Scenario): string {
  const searchers = countSearchers(battle, scenario);
  if (searchers === 0) return `Nobody searches here${cite('searchers')}.`;
  const who = searchers === 1 ? '1 unit searches, with a die' : `${searchers} units search, with a die each`;
  return `${who}; each die is compared with the number of every depth${cite('search-rolls')}.`;
}
