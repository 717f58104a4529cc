/** Hovers on raids: escorts, anti-aircraft fire, damage and its cap. */
import { valueAt } from '../../../model/place';
import { defineHoverOnItems, cite, formatPercent, listAmounts, type AareHover, type HoverAmount } from '../kit';
import { findEarlierAttacks } from '../combats/earlier-attacks';
import type { Header, RocketStrike, Scenario, StrategicBombingRaid } from '../data';
import { joinSentences } from '../hover-wording';
import { explainDefender, explainGun, explainDice } from '../jets/hover';
import { countEscorts, computeInterceptionDice, countProtectedBombers, protectedLostOn } from '../jets/interception';
import { pluralize, formatPower, capitalize, formatUnitCount } from '../wording';
import { computeDamageCap, damageSides, computeRaidDice, type Weapon } from './damage';

export const raidHover = defineHoverOnItems(
  'strategicBombingRaids',
  ['', 'id', 'territory', 'attacker', 'attacker.power', 'attacker.bombers'],
  ({ item, scenario }) => ({
    title: `Strategic bombing raid: ${item.territory ?? item.id}`,
    text: joinSentences(
      `${formatUnitCount('bmbr', item.attacker.bombers)}; what gets through rolls ${pluralize(computeRaidDice(item, scenario).total, 'die', 'dice')} each${cite('raid-damage')}.`,
      describeProtection(item, scenario),
    ),
    ...listAmounts([
      ...explainGun(item, scenario),
      ...explainInterception(item, scenario),
      explainDamageCap(item, 'raids', scenario),
    ]),
    rules: ['raid-damage', 'interception'],
  }),
);

export const escortsHover = defineHoverOnItems('strategicBombingRaids', ['attacker.escorts'], ({ item, scenario }) => ({
  title: 'Escorts',
  text: joinSentences(
    `Guns of the territory do not fire at them${cite('escorts-and-anti-aircraft')}.`,
    describeProtection(item, scenario),
  ),
  ...listAmounts([
    { amount: countEscorts(item, scenario) },
    ...explainInterception(item, scenario),
    { amount: countProtectedBombers(item, scenario) },
  ]),
  rules: ['escorts-neutralise', 'escorts-need-long-range', 'escorts-and-anti-aircraft'],
}));

export const raidDefenderHover = defineHoverOnItems(
  'strategicBombingRaids',
  ['defender', 'defender.power', 'defender.fighters', 'defender.antiAircraft', 'defender.antiAircraft.*'],
  ({ item, scenario }) => explainDefender(item, explainInterception(item, scenario), scenario),
);

export const raidValueHover = defineHoverOnItems(
  'strategicBombingRaids',
  ['value', 'damageBefore', 'damageBefore.*'],
  ({ item, scenario }) => ({
    title: 'Damage to the territory',
    ...listAmounts([
      explainDamageCap(item, 'raids', scenario),
      ...(item.rocket ? [explainDamageCap(item, 'rockets', scenario)] : []),
    ]),
    rules: ['raid-damage'],
  }),
);

export function explainInterception(raid: StrategicBombingRaid, header: Header): readonly HoverAmount[] {
  const { free, atRocket } = computeInterceptionDice(raid, header);
  return [explainDice(free), ...(atRocket.total > 0 ? [explainDice(atRocket)] : [])];
}

export function explainDamageCap(
  item: StrategicBombingRaid | RocketStrike,
  weapon: Weapon,
  scenario: Scenario,
): HoverAmount {
  return { amount: computeDamageCap(item, weapon, scenario, findEarlierAttacks(item, scenario)) };
}

function describeProtection(raid: StrategicBombingRaid, header: Header): string | undefined {
  if (countProtectedBombers(raid, header).total === 0) return undefined;
  const lossChance = formatPercent(protectedLostOn / damageSides);
  return `With more escorts than interceptors a bomber that anti-aircraft fire hits does no damage, and the chance that it is lost is only ${lossChance}${cite('partial-protection')}.`;
}

export const treasuryHover: AareHover = {
  patterns: ['powers.*.treasury'],
  explain: (scenario, _, { path }) => ({
    title: 'Treasury',
    text: `${capitalize(formatPower(String(path[1])))} has ${pluralize(valueAt(scenario, path) as number, 'IPC')} in hand: raids and rockets cost it no more${cite('raid-cash')}.`,
    amounts: [],
    rules: ['raid-cash'],
  }),
};
