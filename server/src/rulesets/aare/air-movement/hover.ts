/** Hovers on aircraft moves and air transport. */
import { onItems } from '../hover-here';
import { cite, shown } from '../hover-words';
import { rangeOf } from '../values';
import { counted, unitName } from '../wording';
import { spacesMoved } from './air-transport';

export const airMoveHover = onItems('airMoves', ['', 'id', 'power', 'type', 'spaces'], ({ item, scenario }) => {
  const range = rangeOf(item, scenario);
  const verdict =
    item.spaces > range.total ? `${counted(item.spaces, 'space')}: too far` : `${counted(item.spaces, 'space')}`;
  return {
    title: `Move of ${unitName(item.type)}`,
    ...shown([{ amount: range, verdict }]),
    rules: ['long-range-movement'],
  };
});

export const airTransportHover = onItems(
  'airTransports',
  ['', 'id', 'power', 'spacesBefore', 'spacesLoaded', 'spacesAfter', 'cargo', 'unloadsIn', 'landsIn'],
  ({ item, scenario }) => {
    const range = rangeOf({ type: 'bmbr', power: item.power }, scenario);
    const moved = spacesMoved(item);
    return {
      title: 'Air transport by a heavy bomber',
      text: `It carries one infantry unit in the noncombat move${cite('air-transport')}.`,
      ...shown([
        { amount: moved, verdict: moved.total > range.total ? 'too far' : 'within its movement' },
        { amount: range },
      ]),
      rules: ['air-transport'],
    };
  },
);
