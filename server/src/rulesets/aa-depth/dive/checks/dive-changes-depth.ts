import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const diveChangesDepth: DepthCheck = {
  rule: 'dive-keeps-depth',
  title: 'Diving is not a change of depth',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLog(battle, header, 'dive-keeps-depth', 'Remove the depth: diving does not change it.', 'depth'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'log: [{ cycle: 1, group: wolfpack, did: dived, depth: periscope }]',
  fails: `
    log: [{ cycle: 1, group: wolfpack, did: dived, depth: submerged }]
    #                                                     ^^^^^^^^^ it was at periscope depth before
  `,
  fixed: 'log: [{ cycle: 1, group: wolfpack, did: dived }]',
};
