import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const divesAway: DepthCheck = {
  rule: 'dive-in-place',
  title: 'Diving does not move a submarine',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLog(battle, header, 'dive-in-place', 'Remove the sea zone: a submarine dives where it is.', 'seaZone'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'log: [{ cycle: 1, group: wolfpack, did: dived, seaZone: SZ 6 }]',
  fails: `
    log: [{ cycle: 1, group: wolfpack, did: dived, seaZone: SZ 7 }]
    #                                                       ^^^^ the battle is in SZ 6
  `,
  fixed: 'log: [{ cycle: 1, group: wolfpack, did: dived }]',
};
