/** Hovers on dice that were rolled at the table. */
import type { Explanation } from '../../../model/ruleset';
import { listAmounts, cite, type WifHover } from '../kit';
import type { SswSide } from '../data';
import { defineHoverOnEngagement } from '../hover-context';
import { listSearchAmounts, createSearchAmount } from '../hover-amounts';

const sideOfLabel: Readonly<Record<string, SswSide>> = {
  'search.subs': 'subs',
  'search.convoy': 'convoy',
  // indices of a plain list
  '0': 'subs',
  '1': 'convoy',
};

export const diceHover: WifHover = defineHoverOnEngagement(
  ['dice', 'dice.*', 'dice.*.*'],
  ({ engagement, header, path }) => {
    const [, label] = path;
    if (label === undefined) {
      const text = 'Dice rolled at the table; the search takes the first two.';
      return { title: 'Dice', text, ...listAmounts(listSearchAmounts(engagement, header)) };
    }
    const side = sideOfLabel[label];
    if (side === undefined) return explainDamageDice(String(label));
    const sideKey = side === 'subs' ? 'sub' : 'convoy';
    return {
      title: `Search die of the ${sideKey} side`,
      ...listAmounts([createSearchAmount(side, engagement, header)]),
      rules: ['surprise-gained'],
    };
  },
);

/** Defence rolls against the effects on a side, in the order of allotment. */
function explainDamageDice(label: string): Explanation | undefined {
  if (!label.startsWith('damage.')) return undefined;
  const sideName = label.includes('subs') ? 'the submarines' : 'the convoy side';
  const text = `One roll for each effect on ${sideName} that a defence factor can lessen, the severest first: on the defence factor or less the effect stands, on more it falls one step${cite('damage-roll')}.`;
  return { title: 'Defence rolls', text, amounts: [], rules: ['owner-chooses-losses'] };
}
