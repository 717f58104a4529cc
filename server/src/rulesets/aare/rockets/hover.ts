/** Hovers on rockets, alone or with a raid. */
import type { Header, RocketStrike } from '../data';
import { onItems } from '../hover-here';
import { cite, paragraph, percent, shown } from '../hover-words';
import { defenderExplanation, diceOfInterceptors } from '../jets/hover';
import { diceAgainst, interceptionHitsOn } from '../jets/interception';
import { numbers } from '../numbers';
import { damageSides } from '../raids/damage';
import { capOf, interceptionOf } from '../raids/hover';
import { counted } from '../wording';

export const rocketHover = onItems(
  'strategicBombingRaids',
  ['rocket', 'rocket.*', 'orders', 'orders.firstLost'],
  ({ item, scenario }) => ({
    title: 'Rocket that comes with the raid',
    text: `The attacker chooses whether interceptors hit the rocket or bombers first${cite('raid-and-rocket-losses')}.`,
    ...shown([...interceptionOf(item, scenario), capOf(item, 'rockets', scenario)]),
    rules: ['raid-and-rocket-losses', 'rocket-damage'],
  }),
);

export const strikeHover = onItems(
  'rocketStrikes',
  ['', 'id', 'from', 'range', 'territory', 'value', 'damageBefore', 'damageBefore.*', 'attacker', 'attacker.power'],
  ({ item, scenario }) => ({
    title: `Rocket strike: ${item.territory}`,
    text: paragraph(
      `From ${item.from}, ${counted(item.range, 'space')} away; rockets reach ${numbers['rocket-launch'].range}${cite('rocket-launch')}.`,
      interceptedSentence(item, scenario),
    ),
    ...shown([...diceOfInterceptors(item, scenario), capOf(item, 'rockets', scenario)]),
    rules: ['rocket-launch', 'rocket-damage'],
  }),
);

export const strikeDefenderHover = onItems('rocketStrikes', ['defender', 'defender.*'], ({ item, scenario }) =>
  defenderExplanation(item, diceOfInterceptors(item, scenario), scenario),
);

function interceptedSentence(strike: RocketStrike, header: Header): string | undefined {
  const dice = diceAgainst(strike, header).total;
  if (dice === 0) return undefined;
  const chance = 1 - (1 - interceptionHitsOn.total / damageSides) ** dice;
  return `The chance that it is intercepted is ${percent(chance)}.`;
}
