/** Hovers on raids: escorts, anti-aircraft fire, damage and its cap. */
import { valueAt } from '../../../model/place';
import { earlierThan } from '../combats/earlier';
import type { Header, RocketStrike, Scenario, StrategicBombingRaid } from '../data';
import { onItems, type AareHover } from '../hover-here';
import { cite, paragraph, percent, shown, type Shown } from '../hover-words';
import { defenderExplanation, gunOf, withDice } from '../jets/hover';
import { escorts, interceptionDice, protectedBombers, protectedLostOn } from '../jets/interception';
import { counted, powerName, sentence, unitsInWords } from '../wording';
import { damageCap, damageSides, raidDice, type Weapon } from './damage';

export const raidHover = onItems(
  'strategicBombingRaids',
  ['', 'id', 'territory', 'attacker', 'attacker.power', 'attacker.bombers'],
  ({ item, scenario }) => ({
    title: `Strategic bombing raid: ${item.territory ?? item.id}`,
    text: paragraph(
      `${unitsInWords('bmbr', item.attacker.bombers)}; what gets through rolls ${counted(raidDice(item, scenario).total, 'die', 'dice')} each${cite('raid-damage')}.`,
      protectionSentence(item, scenario),
    ),
    ...shown([...gunOf(item, scenario), ...interceptionOf(item, scenario), capOf(item, 'raids', scenario)]),
    rules: ['raid-damage', 'interception'],
  }),
);

export const escortsHover = onItems('strategicBombingRaids', ['attacker.escorts'], ({ item, scenario }) => ({
  title: 'Escorts',
  text: paragraph(
    `Guns of the territory do not fire at them${cite('escorts-and-anti-aircraft')}.`,
    protectionSentence(item, scenario),
  ),
  ...shown([
    { amount: escorts(item, scenario) },
    ...interceptionOf(item, scenario),
    { amount: protectedBombers(item, scenario) },
  ]),
  rules: ['escorts-neutralise', 'escorts-need-long-range', 'escorts-and-anti-aircraft'],
}));

export const raidDefenderHover = onItems(
  'strategicBombingRaids',
  ['defender', 'defender.power', 'defender.fighters', 'defender.antiAircraft', 'defender.antiAircraft.*'],
  ({ item, scenario }) => defenderExplanation(item, interceptionOf(item, scenario), scenario),
);

export const raidValueHover = onItems(
  'strategicBombingRaids',
  ['value', 'damageBefore', 'damageBefore.*'],
  ({ item, scenario }) => ({
    title: 'Damage to the territory',
    ...shown([capOf(item, 'raids', scenario), ...(item.rocket ? [capOf(item, 'rockets', scenario)] : [])]),
    rules: ['raid-damage'],
  }),
);

export function interceptionOf(raid: StrategicBombingRaid, header: Header): readonly Shown[] {
  const { free, atRocket } = interceptionDice(raid, header);
  return [withDice(free), ...(atRocket.total > 0 ? [withDice(atRocket)] : [])];
}

export function capOf(item: StrategicBombingRaid | RocketStrike, weapon: Weapon, scenario: Scenario): Shown {
  return { amount: damageCap(item, weapon, scenario, earlierThan(item, scenario)) };
}

function protectionSentence(raid: StrategicBombingRaid, header: Header): string | undefined {
  if (protectedBombers(raid, header).total === 0) return undefined;
  const lost = percent(protectedLostOn / damageSides);
  return `With more escorts than interceptors a bomber that anti-aircraft fire hits does no damage, and the chance that it is lost is only ${lost}${cite('partial-protection')}.`;
}

export const treasuryHover: AareHover = {
  at: ['powers.*.treasury'],
  explain: (scenario, _, { path }) => ({
    title: 'Treasury',
    text: `${sentence(powerName(String(path[1])))} has ${counted(valueAt(scenario, path) as number, 'IPC')} in hand: raids and rockets cost it no more${cite('raid-cash')}.`,
    amounts: [],
    rules: ['raid-cash'],
  }),
};
