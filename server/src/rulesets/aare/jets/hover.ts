/** Hovers on Kamikaze missions, and the explanation of interception for all attacks. */
import type { Amount } from '../../../engine/amount';
import type { Explanation } from '../../../model/ruleset';
import { defineHoverOnItems, cite, listAmounts, type HoverAmount } from '../kit';
import { findGunFire } from '../anti-aircraft/fire';
import type { Header, KamikazeMission, RocketStrike, StrategicBombingRaid } from '../data';
import { withDieChance } from '../hover-wording';
import { formatUnitCount } from '../wording';
import { computeDiceAgainst, interceptionHitsOn, countInterceptors } from './interception';

export const kamikazeHover = defineHoverOnItems(
  'kamikazeMissions',
  ['', 'id', 'territory', 'attacker', 'attacker.*', 'defender', 'defender.*', 'defender.antiAircraft.*'],
  ({ item, scenario }) => ({
    title: `Kamikaze mission: ${item.territory ?? item.id}`,
    text: `${formatUnitCount('ftr', item.attacker.fighters)}. Anti-aircraft fire comes first, then interception${cite('interception')}.`,
    ...listAmounts([...explainGun(item, scenario), ...explainInterceptorDice(item, scenario)]),
    rules: ['interception'],
  }),
);

type Attack = StrategicBombingRaid | RocketStrike | KamikazeMission;

export function explainDefender(item: Attack, dice: readonly HoverAmount[], header: Header): Explanation {
  return {
    title: 'Defence of the territory',
    text: `Jets that intercept still defend in this turn${cite('jets-defend-after-interception')}. They never intercept what only flies over${cite('no-interception-of-fly-overs')}.`,
    ...listAmounts([
      { amount: countInterceptors(item.defender, header) },
      ...dice,
      ...('from' in item ? [] : explainGun(item, header)),
    ]),
    rules: ['interception'],
  };
}

/** The anti-aircraft gun of the territory and the number it hits on. */
export function explainGun(item: StrategicBombingRaid | KamikazeMission, header: Header): readonly HoverAmount[] {
  const { antiAircraft, power } = item.defender;
  const type = 'bombers' in item.attacker ? 'bmbr' : 'ftr';
  const fire = findGunFire(antiAircraft, power, header);
  return fire === undefined ? [] : [withDieChance(fire.computeHitThreshold({ type, power: item.attacker.power }))];
}

export function explainInterceptorDice(item: RocketStrike | KamikazeMission, header: Header): readonly HoverAmount[] {
  return [explainDice(computeDiceAgainst(item, header))];
}

/** Interception dice with the number they hit on. */
export function explainDice(amount: Amount): HoverAmount {
  if (amount.total === 0) return { amount, totalNote: 'nobody shoots' };
  return { amount, totalNote: `each destroys on ${interceptionHitsOn.total}${cite('interception')}` };
}
