/** Hover on transports: how many can be used. */
import { amount } from '../../../engine/amount';
import { at } from '../../../model/place';
import { counted } from '../../../model/wording';
import { onItems } from '../hover';
import { shown } from '../hover-parts';
import { by } from '../line';
import { optionBasis } from '../options';
import { cite } from '../rules';
import { available, guaranteed, levelsAtStart, used } from './transports';

export const transportHover = onItems(
  'transports',
  ['', 'id', 'count', 'sunk', 'damaged', 'activities', 'box'],
  (box, scenario) => {
    const { undamaged, usable } = available(box, scenario);
    const line = by('transports-available', { what: 'transports', by: box.count, from: at(box, 'count') });
    const use = amount('transports that can be used', line, [
      by('transports-available', { what: 'sunk', by: -Math.min(box.count, box.sunk ?? 0), from: at(box, 'sunk') }),
      by('transports-available', {
        what: 'damaged',
        by: undamaged - Math.max(0, box.count - (box.sunk ?? 0)),
        from: at(box, 'damaged'),
      }),
      by('transports-available', {
        what: `damaged ones, up to the guarantee of ${guaranteed(scenario)}`,
        by: usable - undamaged,
        basis: optionBasis('transportGuarantee'),
      }),
    ]);
    const start = levelsAtStart(box, scenario);
    const atStart =
      start && box.atStart
        ? `The level at the start is ${start.join(' or ')}${cite('transports-western', 'transports-japan')}.`
        : '';
    return {
      title: `Transports: ${box.id}`,
      text: `Each can be used once a turn; ${counted(used(box), 'is', 'are')} used${cite('transports-activity')}. ${atStart}`.trim(),
      ...shown([{ amount: use }]),
      rules: ['transports-available'],
    };
  },
);
