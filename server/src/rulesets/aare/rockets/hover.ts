/** Hovers on rockets, alone or with a raid. */
import { defineHoverOnItems, cite, formatPercent, listAmounts } from '../kit';
import type { Header, RocketStrike } from '../data';
import { joinSentences } from '../hover-wording';
import { explainDefender, explainInterceptorDice } from '../jets/hover';
import { computeDiceAgainst, interceptionHitsOn } from '../jets/interception';
import { rocketsNumbers } from './rules';
import { damageSides } from '../raids/damage';
import { explainDamageCap, explainInterception } from '../raids/hover';
import { pluralize } from '../wording';

export const rocketHover = defineHoverOnItems(
  'strategicBombingRaids',
  ['rocket', 'rocket.*', 'orders', 'orders.firstLost'],
  ({ item, scenario }) => ({
    title: 'Rocket that comes with the raid',
    text: `The attacker chooses whether interceptors hit the rocket or bombers first${cite('raid-and-rocket-losses')}.`,
    ...listAmounts([...explainInterception(item, scenario), explainDamageCap(item, 'rockets', scenario)]),
    rules: ['raid-and-rocket-losses', 'rocket-damage'],
  }),
);

export const strikeHover = defineHoverOnItems(
  'rocketStrikes',
  ['', 'id', 'from', 'range', 'territory', 'value', 'damageBefore', 'damageBefore.*', 'attacker', 'attacker.power'],
  ({ item, scenario }) => ({
    title: `Rocket strike: ${item.territory}`,
    text: joinSentences(
      `From ${item.from}, ${pluralize(item.range, 'space')} away; rockets reach ${rocketsNumbers['rocket-launch'].range}${cite('rocket-launch')}.`,
      describeIntercepted(item, scenario),
    ),
    ...listAmounts([...explainInterceptorDice(item, scenario), explainDamageCap(item, 'rockets', scenario)]),
    rules: ['rocket-launch', 'rocket-damage'],
  }),
);

export const strikeDefenderHover = defineHoverOnItems(
  'rocketStrikes',
  ['defender', 'defender.*'],
  ({ item, scenario }) => explainDefender(item, explainInterceptorDice(item, scenario), scenario),
);

function describeIntercepted(strike: RocketStrike, header: Header): string | undefined {
  const dice = computeDiceAgainst(strike, header).total;
  if (dice === 0) return undefined;
  const chance = 1 - (1 - interceptionHitsOn.total / damageSides) ** dice;
  return `The chance that it is intercepted is ${formatPercent(chance)}.`;
}
