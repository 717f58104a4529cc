import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const divedReturns: DepthCheck = {
  rule: 'dived-stays-out',
  title: 'Submarines that dived stay out of the battle',
  part: 'seaBattles',
  check: (battle, header) => checkLog(battle, header, 'dived-stays-out', 'Remove the entry.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    log:
      - { cycle: 1, group: wolfpack, did: fired }
      - { cycle: 2, group: wolfpack, did: dived }
  `,
  fails: `
    log:
      - { cycle: 1, group: wolfpack, did: dived }
      - { cycle: 2, group: wolfpack, did: fired }
      #                                   ^^^^^ cannot fire: it dived in cycle 1
  `,
};
