/** Compares stated costs with prices, for any kind of combat. */
import type { Violation, Fix } from '../../../model/diagnostic';
import { cite, setMember, placeAt, pluralize, createPreferredFix } from '../kit';
import type { Header, Purchase } from '../data';
import { chooseReading } from '../fixes';
import type { OrderedPurchase } from './orders';
import { countColumns, getPrice } from './surprise';

const citations: Readonly<Record<Purchase['buy'], string>> = {
  'combat-type': cite('type-by-surprise'),
  avoid: cite('surprise-points'),
  target: cite('buy-target', 'undamaged-ships-cost'),
  'own-column-up': cite('surprise-points', { option: 'columnShiftPrice' }),
  'enemy-column-down': cite('surprise-points', { option: 'columnShiftPrice' }),
  'include-docked': cite('docked-pair-price'),
};

/** Reports purchases whose stated cost is not their price. */
export function* checkPrices(orders: readonly OrderedPurchase<string>[], header: Header): Generator<Violation> {
  for (const { purchase } of orders) {
    const price = getPrice(purchase, header).total;
    if (purchase.cost === undefined || purchase.cost === price) continue;
    yield {
      message: `This costs ${pluralize(price, 'surprise point')}, not ${purchase.cost}${citations[purchase.buy]}. Correct the cost.`,
      place: placeAt(purchase, 'cost'),
      fixes: [
        createPreferredFix(`Change the cost to ${price}`, setMember(purchase, 'cost', price)),
        ...createColumnPriceFix(purchase, header),
      ],
    };
  }
}

/** The price of a column is not confirmed by a source: offer to change the option instead. */
function createColumnPriceFix(purchase: Purchase, header: Header): readonly Fix[] {
  if (purchase.buy !== 'own-column-up' && purchase.buy !== 'enemy-column-down') return [];
  const columnPrice = (purchase.cost ?? 0) / countColumns(purchase);
  return Number.isInteger(columnPrice) && columnPrice >= 1
    ? [chooseReading(header, 'columnShiftPrice', columnPrice)]
    : [];
}
