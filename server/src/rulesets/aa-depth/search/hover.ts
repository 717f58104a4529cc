/** Hovers on a battle and its search, with the chance of each result, and on the order of losses. */
import { amount } from '../../../engine/amount';
import { counted, listed, percent } from '../../../model/wording';
import { tiesInWords } from '../../axis-and-allies/combats';
import { battleSides, type BattleSide } from '../../axis-and-allies/data';
import { unitsOf } from '../../axis-and-allies/forces';
import { zoneTitle } from '../../axis-and-allies/wording';
import { battleOf, membersOf } from '../combats/forces';
import type { Group, Header, SeaBattle, UnitType } from '../data';
import { onBattle } from '../hover-battle';
import { detectionShown, shown } from '../hover-parts';
import { by } from '../line';
import { optionBasis, reading } from '../options';
import { submarinesOf } from '../submarines';
import { unitTypes } from '../units/unit-types';
import { cite } from '../wording';
import { depthName, hiddenDepthsIn, searchResults } from './search';
import { searcherCount, searchersOf } from './searchers';
import { aircraftHitSubmarines } from './targets';

/** The possible results of the search, each with its chance. */
function searchText(battle: SeaBattle, header: Header): string {
  const present = hiddenDepthsIn(battle, header);
  if (present.length === 0) return 'No submarine of the defender has to be found.';
  const searchers = searcherCount(battle, header);
  if (searchers === 0) {
    return `Nobody searches: submarines that have to be found cannot be hit${cite('unfound-no-casualties')}.`;
  }
  const results = searchResults(searchers, present, header).map(({ found, chance }) => {
    const what = found.length === 0 ? 'nothing' : `what is ${listed(found.map(depthName))}`;
    return `- finds ${what}: ${percent(chance)}`;
  });
  return [
    `The search, with ${counted(searchers, 'die', 'dice')}${cite('search-rolls', 'one-success-finds-all')}:`,
    ...results,
  ].join('\n');
}

/** Notes that the order in the file matters if several groups of a side have the same type. */
function orderSentence(battle: SeaBattle): readonly string[] {
  const repeated = battleSides.flatMap((side) => {
    const types = unitsOf<Group>(battle, side).map(({ type }) => type as UnitType);
    return types.filter((type, index) => types.indexOf(type) < index).map((type) => unitTypes[type].many);
  });
  if (repeated.length === 0) return [];
  return [
    `A hit on ${listed([...new Set(repeated)])} takes the first group in the file that it may hit${cite('order-of-loss')}.`,
  ];
}

export const battleHover = onBattle(
  ['', 'id', 'seaZone', 'attacker', 'attacker.power', 'defender', 'defender.power'],
  (battle, scenario) => ({
    title: `Sea battle: ${zoneTitle(battle)}`,
    text: [searchText(battle, scenario), ...orderSentence(battle)].join('\n\n'),
    ...shown(
      hiddenDepthsIn(battle, scenario).map((depth) =>
        detectionShown(depth, hiddenDepthsIn(battle, scenario), battle, scenario),
      ),
    ),
    rules: ['search-before-combat', 'all-searchers-fail', 'others-attack-found', 'sea-battle-forces'],
    bases: [optionBasis('searchTiming'), ...(hidesIn(battle, scenario) ? [optionBasis('whoIsLeft')] : [])],
  }),
);

/** True if some defending submarines may take no part in the battle. */
function hidesIn(battle: SeaBattle, header: Header): boolean {
  return submarinesOf(battle, 'defender', header).some(({ depth }) => depth !== 'surfaced');
}

export const searchOrderHover = onBattle(['attacker.orders.search'], (battle, scenario) => {
  const searchers = searchersOf(battle, scenario);
  const dice = amount(
    'detection rolls',
    by('search-rolls', { what: 'searchers', by: 0 }),
    searchers.map(({ type, count, from }) =>
      by('search-rolls', { what: unitTypes[type as UnitType].many, by: count, from }),
    ),
  );
  const once = reading(scenario, 'searchTiming') === 'once';
  return {
    title: 'Search',
    text: `${searchText(battle, scenario)}\n\n${once ? 'There is one search, before the first cycle' : 'Searchers that are left roll again before each cycle'}${cite('all-searchers-fail')}.`,
    ...shown([{ amount: dice }]),
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
    }${tiesText(battle, scenario, path[0] as BattleSide)}`,
    amounts: [],
    rules: ['order-of-loss'],
  }),
);

function tiesText(battle: SeaBattle, header: Header, side: BattleSide): string {
  const ties = tiesInWords(battleOf(battle, membersOf(battle, header), header)[side]);
  return ties === undefined ? '' : `\n\n${ties}`;
}
