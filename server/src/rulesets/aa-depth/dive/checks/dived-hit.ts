import { barredInLog } from '../../log/barred-in-log';
import { gap } from '../../scenarios';
import { examplesOf, under, type DepthConstraint } from '../../vocabulary';

export const divedHit: DepthConstraint = {
  code: 'dived-hit',
  rule: 'dived-untouchable',
  title: 'Submarines that dived cannot be attacked',
  part: 'seaBattles',
  check: (battle, header) => barredInLog(battle, header, 'dived-untouchable', 'Choose another casualty.'),
  examples: examplesOf({
    on: under(gap, 'seaBattles.gap'),
    passes: `
      defender: { power: germany, units: [{ id: wolfpack, type: sub, count: 2, depth: periscope }] }
      log:
        - { cycle: 1, group: wolfpack, did: hit }
        - { cycle: 1, group: wolfpack, did: dived }
    `,
    fails: `
      log:
        - { cycle: 1, group: wolfpack, did: dived }
        - { cycle: 2, group: wolfpack, did: hit }
        #                                   ^^^ it dived in cycle 1
    `,
  }),
};
