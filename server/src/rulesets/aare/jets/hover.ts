/** Hovers on Kamikaze missions, and the explanation of interception for all attacks. */
import type { Amount } from '../../../engine/amount';
import type { Explanation } from '../../../model/ruleset';
import { gunFire } from '../anti-aircraft/fire';
import type { Header, KamikazeMission, RocketStrike, StrategicBombingRaid } from '../data';
import { onItems } from '../hover-here';
import { cite, shown, toHit, type Shown } from '../hover-words';
import { unitsInWords } from '../wording';
import { diceAgainst, interceptionHitsOn, interceptors } from './interception';

export const kamikazeHover = onItems(
  'kamikazeMissions',
  ['', 'id', 'territory', 'attacker', 'attacker.*', 'defender', 'defender.*', 'defender.antiAircraft.*'],
  ({ item, scenario }) => ({
    title: `Kamikaze mission: ${item.territory ?? item.id}`,
    text: `${unitsInWords('ftr', item.attacker.fighters)}. Anti-aircraft fire comes first, then interception${cite('interception')}.`,
    ...shown([...gunOf(item, scenario), ...diceOfInterceptors(item, scenario)]),
    rules: ['interception'],
  }),
);

type Attack = StrategicBombingRaid | RocketStrike | KamikazeMission;

export function defenderExplanation(item: Attack, dice: readonly Shown[], header: Header): Explanation {
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

/** The anti-aircraft gun of the territory and the number it hits on. */
export function gunOf(item: StrategicBombingRaid | KamikazeMission, header: Header): readonly Shown[] {
  const { antiAircraft, power } = item.defender;
  const type = 'bombers' in item.attacker ? 'bmbr' : 'ftr';
  const fire = gunFire(antiAircraft, power, header);
  return fire === undefined ? [] : [toHit(fire.hitsOn({ type, power: item.attacker.power }))];
}

export function diceOfInterceptors(item: RocketStrike | KamikazeMission, header: Header): readonly Shown[] {
  return [withDice(diceAgainst(item, header))];
}

/** Interception dice with the number they hit on. */
export function withDice(amount: Amount): Shown {
  if (amount.total === 0) return { amount, verdict: 'nobody shoots' };
  return { amount, verdict: `each destroys on ${interceptionHitsOn.total}${cite('interception')}` };
}
