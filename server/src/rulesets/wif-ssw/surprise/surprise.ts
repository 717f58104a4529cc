/** Surprise points: their gain, and the prices of purchases (1.2.3, 1.2.4, 1.2.5.1). */
import { createAmount, type Amount, type Basis } from '../../../engine/amount';
import { changeBy, placeAt, type RuleId } from '../kit';
import type { Header, Purchase, SswSide } from '../data';
import { dockedPair } from '../milchcows/numbers';
import { createOptionBasis, getReading } from '../options';
import { avoidance, combatTypeChoice, targetChoice } from './numbers';

/** A kind of purchase. */
export type PurchaseKind = Purchase['buy'];

interface Price {
  /** The rule that sets the price. */
  readonly rule: RuleId;
  readonly price: number;
  /** The option that the price comes from, where the rulebook does not give it. */
  readonly basis?: Basis;
}

/** The price of each kind of purchase; per column for columns. */
export function getPriceList(header: Header): Readonly<Record<PurchaseKind, Price>> {
  const column: Price = {
    rule: 'surprise-points',
    price: getReading(header, 'columnShiftPrice'),
    basis: createOptionBasis('columnShiftPrice'),
  };
  return {
    'combat-type': { rule: 'type-by-surprise', price: combatTypeChoice.price },
    avoid: { rule: 'surprise-points', price: avoidance.price },
    target: { rule: 'buy-target', price: targetChoice.price },
    'own-column-up': column,
    'enemy-column-down': column,
    'include-docked': { rule: 'docked-pair-price', price: dockedPair.price },
  };
}

const effectNames: Readonly<Record<PurchaseKind, string>> = {
  'combat-type': 'choice of the combat type',
  avoid: 'avoiding the combat',
  target: 'the victim of one result',
  'own-column-up': 'own column up',
  'enemy-column-down': 'enemy column down',
  'include-docked': 'including a docked pair',
};

/** The price of a purchase, in surprise points. */
export function getPrice(purchase: Purchase, header: Header): Amount {
  const { rule, price, basis } = getPriceList(header)[purchase.buy];
  const columns = countColumns(purchase);
  const name = effectNames[purchase.buy];
  const label = columns === 1 ? name : `${name}, ${columns} columns of ${price} each`;
  return createAmount(
    `price of ${name}`,
    changeBy(rule, { label, by: price * columns, from: placeAt(purchase, 'buy'), basis }),
  );
}

/** The number of chart columns that a purchase moves; 1 by default, also for other purchases. */
export function countColumns(purchase: Purchase): number {
  return 'columns' in purchase ? (purchase.columns ?? 1) : 1;
}

/** The surprise points of a search; without a side nobody gains any. */
export interface SurpriseGain {
  readonly side?: SswSide;
  readonly points: number;
}

/** The side with the lower search total gains the difference; nobody does if the totals are equal (R23). */
export function computeSurpriseGain(subTotal: number, convoyTotal: number): SurpriseGain {
  if (subTotal === convoyTotal) return { points: 0 };
  return { side: subTotal < convoyTotal ? 'subs' : 'convoy', points: Math.abs(subTotal - convoyTotal) };
}
