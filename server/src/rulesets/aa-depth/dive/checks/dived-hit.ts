import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const divedHit: DepthCheck = {
  rule: 'dived-untouchable',
  title: 'Submarines that dived cannot be attacked',
  part: 'seaBattles',
  check: (battle, header) => checkLog(battle, header, 'dived-untouchable', 'Choose another casualty.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
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
};
