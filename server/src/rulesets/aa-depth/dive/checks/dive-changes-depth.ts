import { barredInLog } from '../../log/barred-in-log';
import { gap } from '../../scenarios';
import { examplesOf, under, type DepthConstraint } from '../../vocabulary';

export const diveChangesDepth: DepthConstraint = {
  code: 'dive-changes-depth',
  rule: 'dive-keeps-depth',
  title: 'Diving is no change of depth',
  part: 'seaBattles',
  check: (battle, header) =>
    barredInLog(battle, header, 'dive-keeps-depth', 'Remove the depth: diving does not change it.', 'depth'),
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: 'log: [{ cycle: 1, group: wolfpack, did: dived, depth: periscope }]',
    fails: `
      log: [{ cycle: 1, group: wolfpack, did: dived, depth: submerged }]
      #                                                     ^^^^^^^^^ it was at periscope depth before
    `,
    fixed: 'log: [{ cycle: 1, group: wolfpack, did: dived }]',
  }),
};
