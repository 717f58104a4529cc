import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const unfoundHit: DepthCheck = {
  rule: 'unfound-no-casualties',
  title: 'Submarines that were not found cannot be casualties',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLog(battle, header, 'unfound-no-casualties', 'Choose another casualty, or correct the search.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'log: [{ cycle: 1, group: wolfpack, did: hit }]',
  fails: `
    attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
    log: [{ cycle: 1, group: wolfpack, did: hit }]
    #                                       ^^^ nobody searched for it
  `,
};
