/** Raids, rockets and Kamikaze missions: interceptors, escorts, anti-aircraft fire, damage and its cap. */
import type { Explanation } from '../../../model/ruleset';
import type { Amount } from '../../../engine/amount';
import type { Header, KamikazeMission, RocketStrike, StrategicBombingRaid } from '../data';
import { gunFire } from '../facts/anti-aircraft';
import { damageCap, damageSides, raidDice } from '../facts/damage';
import type { Weapon } from '../facts/damage';
import {
  diceAgainst,
  escorts,
  interceptionDice,
  interceptionHitsOn,
  interceptors,
  protectedBombers,
  protectedLostOn,
} from '../facts/interception';
import { numbers } from '../rules/numbers';
import { counted, unitsInWords } from '../wording';
import { onItems } from './here';
import { cite, paragraph, percent, shown, toHit } from './words';
import type { Shown } from './words';

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

export const raidValueHover = onItems(
  'strategicBombingRaids',
  ['value', 'damageBefore', 'damageBefore.*'],
  ({ item, scenario }) => ({
    title: 'Damage to the territory',
    ...shown([capOf(item, 'raids', scenario), ...(item.rocket ? [capOf(item, 'rockets', scenario)] : [])]),
    rules: ['raid-damage'],
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
    ...shown([...diceOf(item, scenario), capOf(item, 'rockets', scenario)]),
    rules: ['rocket-launch', 'rocket-damage'],
  }),
);

export const strikeDefenderHover = onItems('rocketStrikes', ['defender', 'defender.*'], ({ item, scenario }) =>
  defenderExplanation(item, diceOf(item, scenario), scenario),
);

export const kamikazeHover = onItems(
  'kamikazeMissions',
  ['', 'id', 'territory', 'attacker', 'attacker.*', 'defender', 'defender.*', 'defender.antiAircraft.*'],
  ({ item, scenario }) => ({
    title: `Kamikaze mission: ${item.territory ?? item.id}`,
    text: `${unitsInWords('ftr', item.attacker.fighters)}. Anti-aircraft fire comes first, then interception${cite('interception')}.`,
    ...shown([...gunOf(item, scenario), ...diceOf(item, scenario)]),
    rules: ['interception'],
  }),
);

type Attack = StrategicBombingRaid | RocketStrike | KamikazeMission;

function defenderExplanation(item: Attack, dice: readonly Shown[], header: Header): Explanation {
  return {
    title: 'Defence of the territory',
    text: `Jets that intercept still defend in this turn${cite('jets-defend-after-interception')}. They never intercept what only flies over${cite('no-interception-of-fly-overs')}.`,
    ...shown([
      { amount: interceptors(item.defender, header) },
      ...dice,
      ...('from' in item ? [] : gunOf(item, header)),
    ]),
    rules: ['interception'],
  };
}

/** The anti-aircraft gun of the territory and what it hits on. */
function gunOf(item: StrategicBombingRaid | KamikazeMission, header: Header): readonly Shown[] {
  const { antiAircraft, power } = item.defender;
  const type = 'bombers' in item.attacker ? 'bmbr' : 'ftr';
  const fire = gunFire(antiAircraft, power, header);
  return fire === undefined ? [] : [toHit(fire.hitsOn({ type, power: item.attacker.power }))];
}

function interceptionOf(raid: StrategicBombingRaid, header: Header): readonly Shown[] {
  const { free, atRocket } = interceptionDice(raid, header);
  return [withDice(free), ...(atRocket.total > 0 ? [withDice(atRocket)] : [])];
}

function diceOf(item: RocketStrike | KamikazeMission, header: Header): readonly Shown[] {
  return [withDice(diceAgainst(item, header))];
}

/** Dice of interceptors with what they hit on. */
function withDice(amount: Amount): Shown {
  if (amount.total === 0) return { amount, verdict: 'nobody shoots' };
  return { amount, verdict: `each destroys on ${interceptionHitsOn.total}${cite('interception')}` };
}

function capOf(item: StrategicBombingRaid | RocketStrike, weapon: Weapon, header: Header): Shown {
  return { amount: damageCap(item, weapon, header) };
}

function protectionSentence(raid: StrategicBombingRaid, header: Header): string | undefined {
  if (protectedBombers(raid, header).total === 0) return undefined;
  const lost = percent(protectedLostOn / damageSides);
  return `With more escorts than interceptors a bomber that anti-aircraft fire hits does no damage and is lost with ${lost} only${cite('partial-protection')}.`;
}

function interceptedSentence(strike: RocketStrike, header: Header): string | undefined {
  const dice = diceAgainst(strike, header).total;
  if (dice === 0) return undefined;
  const chance = 1 - (1 - interceptionHitsOn.total / damageSides) ** dice;
  return `It is intercepted with ${percent(chance)}.`;
}
