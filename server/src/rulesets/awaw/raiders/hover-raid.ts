/** Hover on raids: the number of defenders that may engage. */
import { mergeChances, sumDice } from '../../../dice/distribution';
import { createAmount } from '../../../engine/amount';
import { onItems, listAmounts, by, cite, pluralize, formatPercent } from '../kit';
import { raidChanges } from './raiders';

export const raidHover = onItems(
  'raids',
  [
    '',
    'id',
    'box',
    'raiders',
    'defender',
    'earlierGroups',
    'usAtWar',
    'fromSingapore',
    'searchSquadrons',
    'codebreaking',
  ],
  ({ item: raid, scenario, ids }) => {
    const die = createAmount(
      'defenders that may engage',
      by('raiders', { label: 'one die, not rolled yet', by: 0, unrolled: 'd6' }),
      raidChanges(raid, scenario, ids),
    );
    const engaging = mergeChances(
      sumDice(1, 6).map(({ value, share: probability }) => ({
        value: Math.max(0, value + die.total),
        share: probability,
      })),
    );
    const each = engaging.map(
      ({ value, share: probability }) =>
        `${value === 0 ? 'none' : pluralize(value, 'defender')} ${formatPercent(probability)}`,
    );
    return {
      title: 'Raiders',
      text: `One die with these changes gives the number of defenders that may engage; a die for each gives its kind${cite('raiders')}.`,
      ...listAmounts([{ amount: die, verdict: `to be added to the die: ${each.join(', ')}` }]),
      rules: ['raiders'],
    };
  },
);
