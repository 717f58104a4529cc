import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';
import { checkLog } from '../check-log';

export const silentActs: DepthCheck = {
  rule: 'silent-running',
  title: 'Submarines in silent running take no part in a battle',
  part: 'seaBattles',
  check: (battle, header) => checkLog(battle, header, 'silent-running', 'Remove the entry, or correct the depth.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'log: [{ cycle: 1, group: wolfpack, did: fired }]',
  fails: `
    defender: { power: germany, units: [{ type: trn }, { id: lurkers, type: sub, depth: silent }] }
    log: [{ cycle: 1, group: lurkers, did: hit }, { cycle: 1, group: lurkers, did: fired }]
    #                                      ^^^ lurkers cannot be hit
    #                                                                              ^^^^^ lurkers cannot fire
  `,
};
