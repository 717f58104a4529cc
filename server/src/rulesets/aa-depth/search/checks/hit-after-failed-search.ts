import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const hitAfterFailedSearch: DepthCheck = {
  rule: 'all-searchers-fail',
  title: 'A search that fails protects the submarines',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLog(battle, header, 'all-searchers-fail', 'Choose another casualty, or correct the dice.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: { dd: 2 } }
    dice: { search: [5, 3] }
    log: [{ cycle: 1, group: wolfpack, did: hit }]
  `,
  fails: `
    attacker: { power: uk, units: { dd: 2 } }
    dice: { search: [5, 4] }
    log: [{ cycle: 1, group: wolfpack, did: hit }]
    #                                       ^^^ no detection roll was 3 or less
  `,
};
