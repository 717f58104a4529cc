/** Hover on raids: the number of defenders that may engage. */
import { gather, sumOfDice } from '../../../dice/distribution';
import { amount } from '../../../engine/amount';
import { counted, percent } from '../../../model/wording';
import { onItems } from '../hover';
import { shown } from '../hover-parts';
import { by } from '../line';
import { cite } from '../rules';
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
  (raid, scenario, ids) => {
    const die = amount(
      'defenders that may engage',
      by('raiders', { what: 'one die, not rolled yet', by: 0, unrolled: 'd6' }),
      raidChanges(raid, scenario, ids),
    );
    const engaging = gather(
      sumOfDice(1, 6).map(({ value, share }) => ({ value: Math.max(0, value + die.total), share })),
    );
    const each = engaging.map(
      ({ value, share }) => `${value === 0 ? 'none' : counted(value, 'defender')} ${percent(share)}`,
    );
    return {
      title: 'Raiders',
      text: `One die with these changes gives the number of defenders that may engage; a die for each gives its kind${cite('raiders')}.`,
      ...shown([{ amount: die, verdict: `to be added to the die: ${each.join(', ')}` }]),
      rules: ['raiders'],
    };
  },
);
