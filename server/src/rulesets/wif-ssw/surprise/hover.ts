/** Hovers on orders: purchases and remaining surprise points, the call of naval air combat, and the order of losses. */
import { atLeast } from '../../../dice/distribution';
import { amount } from '../../../engine/amount';
import { at, valueAt } from '../../../model/place';
import { counted, percent, sentence } from '../../../model/wording';
import type { Purchase, Spending, SswSide } from '../data';
import { onEngagement, type EngagementHere, type WifHover } from '../hover-here';
import { airAttack, fire, gainOfDice, shown, submarineFire, type Shown } from '../hover-parts';
import { pointsInWords } from '../hover-words';
import { by } from '../line';
import { cite } from '../rules';
import { boughtCombatType, navalAirByConvoySide } from './combat-types';
import { surpriseByDice } from './expected';
import { listFor, listsOf } from './orders';
import { priceOf } from './surprise';

const titles: Readonly<Record<Purchase['buy'], string>> = {
  'combat-type': 'Choose the combat type',
  avoid: 'Avoid the combat',
  target: 'Pick a victim',
  'own-column-up': 'Move the own column up',
  'enemy-column-down': 'Move the enemy column down',
  'include-docked': 'Include a docked pair',
};

export const purchaseHover: WifHover = onEngagement(
  ['orders.*.surprise.*', 'orders.*.surprise.*.*', 'orders.*.surprise.at.*.*', 'orders.*.surprise.at.*.*.*'],
  (here) => {
    const index = here.path[3] === 'at' ? 5 : 3;
    if (index >= here.path.length) return undefined;
    const purchase = valueAt(here.engagement, here.path.slice(0, index + 1)) as Purchase;
    const price = priceOf(purchase, here.header);
    return {
      title: titles[purchase.buy],
      text: refusal(purchase, here),
      ...shown([{ amount: price }, ...ledger(here, Number(here.path[index]))]),
      rules: ['surprise-menu'],
    };
  },
);

export const surpriseHover: WifHover = onEngagement(['orders.*.surprise'], (here) => ({
  title: 'Surprise points',
  text: `${Array.isArray(ordersOf(here)) ? 'They are spent in this order' : 'What is bought depends on how many there are. They are spent in the order of the list'}, each while they suffice; what is left vanishes${cite('surprise-points')}.`,
  ...shown(ledger(here, Infinity)),
}));

/** A purchase list for a number of points: when it is bought, its probability, and the points that remain at its minimum. */
export const surpriseListHover: WifHover = onEngagement(['orders.*.surprise.at.*'], (here) => {
  const { engagement, header, path } = here;
  const from = Number(path[4]);
  const next = listsOf(ordersOf(here)).find((one) => one.from > from)?.from;
  const byDice = surpriseByDice(engagement, header)[path[1] as SswSide];
  const chance = atLeast(byDice, from) - (next === undefined ? 0 : atLeast(byDice, next));
  const whether =
    gainOfDice(engagement, header) === undefined
      ? ` The search gives so many with a chance of ${percent(chance)}.`
      : '';
  return {
    title: pointsFrom(from, next),
    text: `They are spent in this order, each while they suffice; what is left vanishes${cite('surprise-points')}.${whether}`,
    ...shown(ledger(here, Infinity)),
    rules: ['surprise-gained'],
  };
});

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

/** Why a purchase has no effect. */
function refusal(purchase: Purchase, { engagement, header }: EngagementHere): string | undefined {
  if (purchase.buy !== 'combat-type') return undefined;
  const found = boughtCombatType(purchase.type, engagement, header);
  return found.available ? undefined : `It cannot be bought here: ${found.why}${cite(found.rule)}.`;
}

/** The purchases of a side. */
function ordersOf({ engagement, path }: EngagementHere): Spending | undefined {
  return engagement.orders?.[path[1] as SswSide]?.surprise;
}

/** The surprise points of the side, less its purchases up to an index; empty if the dice are not in the file. */
function ledger(here: EngagementHere, upTo: number): readonly Shown[] {
  const { engagement, header, path } = here;
  const gain = gainOfDice(engagement, header);
  const gained = gain && (gain.side === path[1] ? gain.points : 0);
  const lists = listsOf(ordersOf(here));
  const from = path[3] === 'at' && path.length > 4 ? Number(path[4]) : undefined;
  const meant = gained === undefined ? undefined : listFor(gained, lists);
  // For a list that the dice do not choose, start from its minimum number of points.
  const supposed = from === undefined || meant?.from === from ? undefined : from;
  const points = supposed ?? gained;
  if (points === undefined) return [];
  const what = supposed === undefined ? 'gained by the search' : 'if the search gives so many';
  const base = by('surprise-gained', { what, by: points });
  const purchases = listFor(points, lists)?.list ?? [];
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

/** `With 6 to 9 surprise points`. */
function pointsFrom(from: number, next: number | undefined): string {
  if (next === undefined) return `With ${counted(from, 'surprise point')} or more`;
  return next === from + 1 ? `With ${counted(from, 'surprise point')}` : `With ${from} to ${next - 1} surprise points`;
}
