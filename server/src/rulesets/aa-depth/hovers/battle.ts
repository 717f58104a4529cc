/** A battle: its search, with the chance of each result, and the orders that rules limit. */
import { valueAt } from '../../../model/place';
import { amount } from '../../../engine/amount';
import type { Explanation } from '../../../model/ruleset';
import { counted, listed, powerName, sentence, zoneName } from '../../axis-and-allies/wording';
import type { Header, Scenario, SeaBattle, UnitType } from '../data';
import { by } from '../facts/line';
import { aircraftHitSubmarines } from '../facts/targets';
import { bringsShips, electedTargetFrom } from '../facts/elect';
import { destroyerBlocksDive, divesInCycle, untouchableUntil } from '../facts/dive';
import { depthName, hiddenDepthsIn, searchResults } from '../facts/search';
import { searcherCount, searchersOf } from '../facts/searchers';
import { logBar } from '../facts/log';
import { optionBasis, reading } from '../options';
import { unitTypes } from '../tables/unit-types';
import type { DepthHover } from './here';
import { detectionShown, shown } from './parts';
import { cite, percent, whyNot } from './words';

/** A hover on members of a battle; the empty one is the battle itself. */
function onBattle(
  members: readonly string[],
  explain: (battle: SeaBattle, scenario: Scenario, path: readonly (string | number)[]) => Explanation | undefined,
): DepthHover {
  return {
    at: members.map((member) => (member === '' ? 'seaBattles.*' : `seaBattles.*.${member}`)),
    explain: (scenario, _, { path }) => {
      const battle = valueAt(scenario, path.slice(0, 2)) as SeaBattle | undefined;
      return battle && explain(battle, scenario, path.slice(2));
    },
  };
}

/** What the search of a battle can give, each result with its chance. */
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

export const battleHover = onBattle(
  ['', 'id', 'seaZone', 'attacker', 'attacker.power', 'defender', 'defender.power'],
  (battle, scenario) => ({
    title: `Sea battle: ${zoneName(battle)}`,
    text: searchText(battle, scenario),
    ...shown(
      hiddenDepthsIn(battle, scenario).map((depth) =>
        detectionShown(depth, hiddenDepthsIn(battle, scenario), battle, scenario),
      ),
    ),
    rules: ['search-before-combat', 'all-searchers-fail', 'others-attack-found', 'sea-battle-forces'],
    bases: [optionBasis('searchTiming')],
  }),
);

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

export const electOrderHover = onBattle(
  ['defender.orders.elect', 'defender.orders.elect.when', 'defender.orders.elect.groups.*'],
  (battle) => ({
    title: 'Electing to defend',
    text: bringsShips(battle)
      ? `The attacker has brought ships other than submarines, so that submarines that were not found may defend${cite('elect-to-defend')}. They keep their depth, fire from the first cycle on and can be hit from cycle ${electedTargetFrom} on${cite('elected-are-targets')}.`
      : `The attacker has brought no naval units other than submarines: hidden submarines cannot elect to defend${cite('elect-to-defend')}.`,
    amounts: [],
    rules: ['elect-to-defend', 'elected-are-targets'],
    bases: [optionBasis('electedDepth')],
  }),
);

export const diveOrderHover = onBattle(
  ['defender.orders.dive', 'defender.orders.dive.when', 'defender.orders.dive.groups.*'],
  (_battle, scenario) => {
    const until = untouchableUntil(scenario);
    const cycles = divesInCycle(Number.MAX_SAFE_INTEGER, scenario)
      ? 'in every cycle in which the attacker could hit them'
      : 'in the first cycle only';
    const destroyers = destroyerBlocksDive(scenario) ? 'not while the attacker has a destroyer' : 'destroyers or not';
    return {
      title: 'Diving',
      text: `Submarines that survive the fire of the attacker give up their own and leave the battle, ${cycles}, ${destroyers}${cite('submarine-dive')}. They stay in the sea zone${cite('dive-in-place')} at their depth${cite('dive-keeps-depth')}, do not come back into this battle${cite('dived-stays-out')}, and cannot be attacked until the turn of ${until === undefined ? 'the next power' : powerName(until)}${cite('dived-untouchable')}.`,
      amounts: [],
      rules: ['submarine-dive', 'dived-untouchable'],
      bases: [optionBasis('divingCycles'), optionBasis('destroyerBlocksDive'), optionBasis('divingDepths')],
    };
  },
);

export const lossesHover = onBattle(
  ['attacker.orders.losses', 'attacker.orders.losses.*', 'defender.orders.losses', 'defender.orders.losses.*'],
  (_battle, scenario) => ({
    title: 'Order of losses',
    text: `A hit takes the first that it may hit${cite('order-of-loss')}. Submarines that were not found are passed over${cite('unfound-no-casualties')}.${
      aircraftHitSubmarines(false, scenario)
        ? ''
        : ` Aircraft hit submarines only beside a destroyer (option \`airAgainstSubmarines\`)${cite('others-attack-found')}.`
    }`,
    amounts: [],
    rules: ['order-of-loss'],
  }),
);

export const logHover = onBattle(
  ['log.*', 'log.*.cycle', 'log.*.group', 'log.*.did', 'log.*.seaZone', 'log.*.depth'],
  (battle, scenario, [, index]) => {
    const entry = battle.log?.[Number(index)];
    if (entry === undefined) return undefined;
    const bar = logBar(entry, battle, scenario);
    return {
      title: `${sentence(entry.group)} in cycle ${entry.cycle}`,
      text:
        bar === undefined
          ? 'The rules allow it, as far as the file tells.'
          : `The rules do not allow it: ${whyNot(bar)}.`,
      amounts: [],
      rules: [bar?.rule ?? 'submarine-dive'],
    };
  },
);
