/** Hovers on aircraft moves and air transport. */
import { defineHoverOnItems, cite, listAmounts } from '../kit';
import { computeRange } from '../values';
import { pluralize, formatUnit } from '../wording';
import { computeSpacesMoved } from './air-transport';

export const airMoveHover = defineHoverOnItems(
  'airMoves',
  ['', 'id', 'power', 'type', 'spaces'],
  ({ item, scenario }) => {
    const range = computeRange(item, scenario);
    const spacesNote =
      item.spaces > range.total ? `${pluralize(item.spaces, 'space')}: too far` : `${pluralize(item.spaces, 'space')}`;
    return {
      title: `Move of ${formatUnit(item.type)}`,
      ...listAmounts([{ amount: range, totalNote: spacesNote }]),
      rules: ['long-range-movement'],
    };
  },
);

export const airTransportHover = defineHoverOnItems(
  'airTransports',
  ['', 'id', 'power', 'spacesBefore', 'spacesLoaded', 'spacesAfter', 'cargo', 'unloadsIn', 'landsIn'],
  ({ item, scenario }) => {
    const range = computeRange({ type: 'bmbr', power: item.power }, scenario);
    const spaces = computeSpacesMoved(item);
    return {
      title: 'Air transport by a heavy bomber',
      text: `It carries one infantry unit in the noncombat move${cite('air-transport')}.`,
      ...listAmounts([
        { amount: spaces, totalNote: spaces.total > range.total ? 'too far' : 'within its movement' },
        { amount: range },
      ]),
      rules: ['air-transport'],
    };
  },
);
