/** Dice that were rolled at the table. */
import type { SswSide } from '../data';
import { onEngagement } from './here';
import type { WifHover } from './here';
import { bothSearches, search, shown } from './parts';

const sideOfLabel: Readonly<Record<string, SswSide>> = {
  'search.subs': 'subs',
  'search.convoy': 'convoy',
  // the first two of a plain list
  '0': 'subs',
  '1': 'convoy',
};

export const diceHover: WifHover = onEngagement(['dice', 'dice.*', 'dice.*.*'], ({ engagement, header, path }) => {
  const [, label] = path;
  if (label === undefined) {
    const text = 'Dice rolled at the table; the search takes the first two.';
    return { title: 'Dice', text, ...shown(bothSearches(engagement, header)) };
  }
  const side = sideOfLabel[label];
  if (side === undefined) return undefined;
  const whose = side === 'subs' ? 'sub' : 'convoy';
  return {
    title: `Search die of the ${whose} side`,
    ...shown([search(side, engagement, header)]),
    rules: ['surprise-gained'],
  };
});
