import { examplesOf, under } from '../../../case';
import { barredInLog } from '../../log/barred-in-log';
import { gap } from '../../scenarios';
import type { DepthConstraint } from '../../vocabulary';

export const hitAfterFailedSearch: DepthConstraint = {
  code: 'hit-after-failed-search',
  rule: 'all-searchers-fail',
  severity: 'error',
  title: 'A search that fails protects the submarines',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'all-searchers-fail', 'Choose another casualty, or correct the dice.'),
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: `
      attacker: { power: uk, units: { dd: 2 } }
      dice: { search: [5, 3] }
      log: [{ cycle: 1, group: wolfpack, did: hit }]
    `,
    fails: `
      attacker: { power: uk, units: { dd: 2 } }
      dice: { search: [5, 4] }
      log: [{ cycle: 1, group: wolfpack, did: hit }]
      #                                       ^^^ no detection roll was 3 or less
    `,
    otherFixes: {
      'Remove this entry': 'log: []',
    },
  }),
};
