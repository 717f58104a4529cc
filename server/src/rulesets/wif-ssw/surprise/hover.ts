/** Orders: what surprise points buy and what is left of them, who calls naval air combat, and who takes losses. */
import { amount } from '../../../engine/amount';
import { at, valueAt } from '../../../model/place';
import { sentence } from '../../../model/wording';
import type { Purchase, SswSide } from '../data';
import { onEngagement, type EngagementHere, type WifHover } from '../hover-here';
import { airAttack, fire, gainOfDice, shown, submarineFire, type Shown } from '../hover-parts';
import { pointsInWords } from '../hover-words';
import { by } from '../line';
import { cite } from '../rules';
import { boughtCombatType, navalAirByConvoySide } from './combat-types';
import { priceOf } from './surprise';

const titles: Readonly<Record<Purchase['buy'], string>> = {
  'combat-type': 'Choose the combat type',
  avoid: 'Avoid the combat',
  target: 'Pick a victim',
  'own-column-up': 'Move the own column up',
  'enemy-column-down': 'Move the enemy column down',
  'include-docked': 'Include a docked pair',
};

export const purchaseHover: WifHover = onEngagement(['orders.*.surprise.*', 'orders.*.surprise.*.*'], (here) => {
  const purchase = valueAt(here.engagement, here.path.slice(0, 4)) as Purchase;
  const price = priceOf(purchase, here.header);
  return {
    title: titles[purchase.buy],
    text: refusal(purchase, here),
    ...shown([{ amount: price }, ...ledger(here, Number(here.path[3]))]),
    rules: ['surprise-menu'],
  };
});

export const surpriseHover: WifHover = onEngagement(['orders.*.surprise'], (here) => ({
  title: 'Surprise points',
  text: `They are spent in this order, each while they suffice; what is left vanishes${cite('surprise-points')}.`,
  ...shown(ledger(here, Infinity)),
}));

export const combatTypeHover: WifHover = onEngagement(['orders.*.combatType'], ({ engagement, header, path }) => {
  const called = valueAt(engagement, path);
  if (called !== 'naval-air') {
    const text = `Without naval air combat it is strategic submarine warfare combat${cite('ssw-otherwise')}.`;
    return {
      title: 'Strategic submarine warfare combat',
      text,
      ...shown(fire(submarineFire(engagement, header))),
      rules: ['ssw-otherwise'],
    };
  }
  const found = navalAirByConvoySide(engagement, header);
  const text =
    path[1] !== 'convoy'
      ? `Only the convoy side can call it; the sub side has to buy it${cite('naval-air-by-convoy-side', 'type-by-surprise')}.`
      : found.available
        ? `The convoy side calls it, unless surprise points choose the type${cite('naval-air-by-convoy-side')}.`
        : `The convoy side cannot call it: ${found.why}${cite(found.rule)}.`;
  return {
    title: 'Naval air combat',
    text,
    ...shown(fire(airAttack(engagement, header))),
    rules: ['naval-air-targets'],
  };
});

/** Why a purchase buys nothing here. */
function refusal(purchase: Purchase, { engagement, header }: EngagementHere): string | undefined {
  if (purchase.buy !== 'combat-type') return undefined;
  const found = boughtCombatType(purchase.type, engagement, header);
  return found.available ? undefined : `It cannot be bought here: ${found.why}${cite(found.rule)}.`;
}

/** The surprise points of the side and what its purchases up to one leave of them; nothing where the dice are not in the file. */
function ledger(here: EngagementHere, upTo: number): readonly Shown[] {
  const { engagement, header, path } = here;
  const side = path[1] as SswSide;
  const gain = gainOfDice(engagement, header);
  if (gain === undefined) return [];
  const points = gain.side === side ? gain.points : 0;
  const base = by('surprise-gained', { what: 'gained by the search', by: points });
  const purchases = engagement.orders?.[side]?.surprise ?? [];
  let left = points;
  let paid = true;
  const lines = purchases.slice(0, upTo + 1).flatMap((purchase) => {
    const price = priceOf(purchase, header);
    paid = price.total <= left && refusal(purchase, here) === undefined;
    if (!paid) return [];
    left -= price.total;
    return [{ ...price.base, by: -price.total, from: at(purchase, 'buy') }];
  });
  const verdict = `${pointsInWords(left)} left`;
  const last = upTo < purchases.length && !paid ? `${verdict}: it is passed over` : verdict;
  return [{ amount: amount('surprise points', base, lines), verdict: sentence(last) }];
}
