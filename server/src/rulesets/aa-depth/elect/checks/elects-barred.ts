import { examplesOf, under } from '../../../case';
import { barredInLog } from '../../log/barred-in-log';
import { gap } from '../../scenarios';
import type { DepthConstraint } from '../../vocabulary';

export const electsBarred: DepthConstraint = {
  code: 'elects-barred',
  rule: 'elect-to-defend',
  severity: 'error',
  title: 'Hidden submarines defend when they may elect to, before the first cycle',
  part: 'seaBattles',
  scope: 'part',
  check: (battle, header) =>
    barredInLog(battle, header, 'elect-to-defend', 'Remove the entry, or correct what it contradicts.'),
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: `
      attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
      log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 1, group: wolfpack, did: fired }]
    `,
    fails: `
      attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
      log: [{ cycle: 1, group: wolfpack, did: fired }]
      #                                       ^^^^^ it has not elected to defend
    `,
    otherFixes: {
      'Remove this entry': 'log: []',
    },
  }),
};
