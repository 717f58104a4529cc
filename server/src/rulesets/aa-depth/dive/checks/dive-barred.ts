import { examplesOf, under } from '../../../case';
import { barredInLog } from '../../log/barred-in-log';
import { gap } from '../../scenarios';
import type { DepthConstraint } from '../../vocabulary';

export const diveBarred: DepthConstraint = {
  code: 'dive-barred',
  rule: 'submarine-dive',
  severity: 'error',
  title: 'Defending submarines dive when the attacker could hit them, and do not fire',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'submarine-dive', 'Take the entry out, or correct what stands in its way.'),
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: 'log: [{ cycle: 1, group: wolfpack, did: dived }]',
    fails: `
      log: [{ cycle: 1, group: wolfpack, did: hit }, { cycle: 1, group: wolfpack, did: dived }]
      #                                                                                ^^^^^ it was hit in cycle 1, and only survivors dive
    `,
    otherFixes: {
      'Take the entry out': 'log: [{ cycle: 1, group: wolfpack, did: hit }]',
    },
  }),
};
