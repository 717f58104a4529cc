/** Compares stated costs with prices, for any kind of combat. */
import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Finding, Fix } from '../../../model/problem';
import { counted } from '../../../model/wording';
import type { Header, Purchase } from '../data';
import { chooseReading } from '../fixes';
import { cite } from '../rules';
import type { Ordered } from './orders';
import { columnsOf, priceOf } from './surprise';

const citations: Readonly<Record<Purchase['buy'], string>> = {
  'combat-type': cite('type-by-surprise'),
  avoid: cite('surprise-points'),
  target: cite('buy-target', 'undamaged-ships-cost'),
  'own-column-up': cite('surprise-points', { option: 'columnShiftPrice' }),
  'enemy-column-down': cite('surprise-points', { option: 'columnShiftPrice' }),
  'include-docked': cite('docked-pair-price'),
};

/** Reports purchases whose stated cost is not their price. */
export function* wrongPrices(orders: readonly Ordered<string>[], header: Header): Generator<Finding> {
  for (const { purchase } of orders) {
    const price = priceOf(purchase, header).total;
    if (purchase.cost === undefined || purchase.cost === price) continue;
    yield {
      message: `This costs ${counted(price, 'surprise point')}, not ${purchase.cost}${citations[purchase.buy]}. Correct the cost.`,
      place: at(purchase, 'cost'),
      fixes: [
        { title: `Change the cost to ${price}`, edits: [set(purchase, 'cost', price)], preferred: true },
        ...columnPrice(purchase, header),
      ],
    };
  }
}

/** The price of a column is not confirmed by a source: offer to change the option instead. */
function columnPrice(purchase: Purchase, header: Header): readonly Fix[] {
  if (purchase.buy !== 'own-column-up' && purchase.buy !== 'enemy-column-down') return [];
  const each = (purchase.cost ?? 0) / columnsOf(purchase);
  return Number.isInteger(each) && each >= 1 ? [chooseReading(header, 'columnShiftPrice', each)] : [];
}
