import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const electedHitEarly: DepthCheck = {
  rule: 'elected-are-targets',
  title: 'Submarines that elected to defend can be hit from the second cycle on',
  part: 'seaBattles',
  check: (battle, header) => checkLog(battle, header, 'elected-are-targets', 'Choose another casualty in this cycle.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
    log:
      - { cycle: 1, group: wolfpack, did: elected }
      - { cycle: 1, group: wolfpack, did: fired }
      - { cycle: 2, group: wolfpack, did: hit }
  `,
  fails: `
    attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
    log:
      - { cycle: 1, group: wolfpack, did: elected }
      - { cycle: 1, group: wolfpack, did: hit }
      #                                   ^^^ can be hit from cycle 2 on
  `,
};
