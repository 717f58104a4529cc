import { barredInLog } from '../../log/barred-in-log';
import { gap } from '../../scenarios';
import { examplesOf, under, type DepthConstraint } from '../../vocabulary';

export const unfoundHit: DepthConstraint = {
  code: 'unfound-hit',
  rule: 'unfound-no-casualties',
  title: 'Submarines that were not found are no casualties',
  part: 'seaBattles',
  check: (battle, header) =>
    barredInLog(battle, header, 'unfound-no-casualties', 'Choose another casualty, or correct the search.'),
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: 'log: [{ cycle: 1, group: wolfpack, did: hit }]',
    fails: `
      attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
      log: [{ cycle: 1, group: wolfpack, did: hit }]
      #                                       ^^^ nobody searched for it
    `,
  }),
};
