/** Hovers on a battle and its search, with the chance of each result, and on the order of losses. */
import { createAmount } from '../../../engine/amount';
import { formatTies } from '../../axis-and-allies/combats';
import { battleSides, type BattleSide } from '../../axis-and-allies/data';
import { getUnits } from '../../axis-and-allies/forces';
import { zoneTitle } from '../../axis-and-allies/wording';
import { listAmounts, by, cite, pluralize, formatList, formatPercent } from '../kit';
import { createBattle, createMembers } from '../combats/forces';
import type { Group, Header, SeaBattle, UnitType } from '../data';
import { onBattle } from '../hover-battle';
import { explainDetection } from '../hover-amounts';
import { optionBasis, reading } from '../options';
import { listSubmarines } from '../submarines';
import { unitTypes } from '../units/unit-types';
import { depthName, hiddenDepthsIn, computeSearchOutcomes } from './search';
import { countSearchers, findSearchers } from './searchers';
import { aircraftHitSubmarines } from './targets';

/** The possible results of the search, each with its chance. */
function formatSearch(battle: SeaBattle, header: Header): string {
  const present = hiddenDepthsIn(battle, header);
  if (present.length === 0) return 'No submarine of the defender has to be found.';
  const searchers = countSearchers(battle, header);
  if (searchers === 0) {
    return `Nobody searches: submarines that have to be found cannot be hit${cite('unfound-no-casualties')}.`;
  }
  const results = computeSearchOutcomes(searchers, present, header).map(({ depths, chance }) => {
    const label = depths.length === 0 ? 'nothing' : `what is ${formatList(depths.map(depthName))}`;
    return `- finds ${label}: ${formatPercent(chance)}`;
  });
  return [
    `The search, with ${pluralize(searchers, 'die', 'dice')}${cite('search-rolls', 'one-success-finds-all')}:`,
    ...results,
  ].join('\n');
}

/** Notes that the order in the file matters if several groups of a side have the same type. */
function tieSentences(battle: SeaBattle): readonly string[] {
  const repeated = battleSides.flatMap((side) => {
    const types = getUnits<Group>(battle, side).map(({ type }) => type as UnitType);
    return types.filter((type, index) => types.indexOf(type) < index).map((type) => unitTypes[type].plural);
  });
  if (repeated.length === 0) return [];
  return [
    `A hit on ${formatList([...new Set(repeated)])} takes the first group in the file that it may hit${cite('order-of-loss')}.`,
  ];
}

export const battleHover = onBattle(
  ['', 'id', 'seaZone', 'attacker', 'attacker.power', 'defender', 'defender.power'],
  (battle, scenario) => ({
    title: `Sea battle: ${zoneTitle(battle)}`,
    text: [formatSearch(battle, scenario), ...tieSentences(battle)].join('\n\n'),
    ...listAmounts(
      hiddenDepthsIn(battle, scenario).map((depth) =>
        explainDetection(depth, hiddenDepthsIn(battle, scenario), battle, scenario),
      ),
    ),
    rules: ['search-before-combat', 'all-searchers-fail', 'others-attack-found', 'sea-battle-forces'],
    bases: [optionBasis('searchTiming'), ...(hasHidingSubmarines(battle, scenario) ? [optionBasis('whoIsLeft')] : [])],
  }),
);

/** True if some defending submarines may take no part in the battle. */
function hasHidingSubmarines(battle: SeaBattle, header: Header): boolean {
  return listSubmarines(battle, 'defender', header).some(({ depth }) => depth !== 'surfaced');
}

export const searchOrderHover = onBattle(['attacker.orders.search'], (battle, scenario) => {
  const searchers = findSearchers(battle, scenario);
  const dice = createAmount(
    'detection rolls',
    by('search-rolls', { label: 'searchers', by: 0 }),
    searchers.map(({ type, count, from }) =>
      by('search-rolls', { label: unitTypes[type as UnitType].plural, by: count, from }),
    ),
  );
  const isSearchedOnce = reading(scenario, 'searchTiming') === 'once';
  return {
    title: 'Search',
    text: `${formatSearch(battle, scenario)}\n\n${isSearchedOnce ? 'There is one search, before the first cycle' : 'Searchers that are left roll again before each cycle'}${cite('all-searchers-fail')}.`,
    ...listAmounts([{ amount: dice }]),
    rules: ['search-before-combat', 'searchers'],
    bases: [optionBasis('searchTiming')],
  };
});

export const lossesHover = onBattle(
  ['attacker.orders.losses', 'attacker.orders.losses.*', 'defender.orders.losses', 'defender.orders.losses.*'],
  (battle, scenario, path) => ({
    title: 'Order of losses',
    text: `A hit takes the first that it may hit${cite('order-of-loss')}. Submarines that were not found are passed over${cite('unfound-no-casualties')}.${
      aircraftHitSubmarines(false, scenario)
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
