/** Hover on transports: how many can be used. */
import { createAmount } from '../../../engine/amount';
import { defineHoverOnItems, listAmounts, changeBy, cite, placeAt, pluralize } from '../kit';
import { createOptionBasis } from '../options';
import { computeAvailability, getGuarantee, listLevelsAtStart, countUsed } from './transports';

export const transportHover = defineHoverOnItems(
  'transports',
  ['', 'id', 'count', 'sunk', 'damaged', 'activities', 'box'],
  ({ item: box, scenario }) => {
    const { undamaged, usable } = computeAvailability(box, scenario);
    const guarantee = getGuarantee(box, scenario);
    const line = changeBy('transports-available', { label: 'transports', by: box.count, from: placeAt(box, 'count') });
    const usableAmount = createAmount('transports that can be used', line, [
      changeBy('transports-available', {
        label: 'sunk',
        by: -Math.min(box.count, box.sunk ?? 0),
        from: placeAt(box, 'sunk'),
      }),
      changeBy('transports-available', {
        label: 'damaged',
        by: undamaged - Math.max(0, box.count - (box.sunk ?? 0)),
        from: placeAt(box, 'damaged'),
      }),
      changeBy('transports-available', {
        label:
          guarantee === undefined
            ? 'damaged ones: how many can be used in this box is not known to us'
            : `damaged ones, up to the guarantee of ${guarantee}`,
        by: guarantee === undefined ? 0 : usable - undamaged,
        basis: createOptionBasis('transportGuarantee'),
      }),
    ]);
    const levels = listLevelsAtStart(box, scenario);
    const startNote =
      levels && box.atStart
        ? `The level at the start is ${levels.join(' or ')}${cite('transports-western', 'transports-japan')}.`
        : '';
    return {
      title: `Transports: ${box.id}`,
      text: `Each can be used once a turn; ${pluralize(countUsed(box), 'is', 'are')} used${cite('transports-activity')}. ${startNote}`.trim(),
      ...listAmounts([{ amount: usableAmount }]),
      rules: ['transports-available'],
    };
  },
);
