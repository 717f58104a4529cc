import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const diveBarred: DepthCheck = {
  rule: 'submarine-dive',
  title: 'Defending submarines dive when the attacker could hit them, and do not fire',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLog(battle, header, 'submarine-dive', 'Remove the entry, or correct what it contradicts.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'log: [{ cycle: 1, group: wolfpack, did: dived }]',
  fails: `
    log: [{ cycle: 1, group: wolfpack, did: hit }, { cycle: 1, group: wolfpack, did: dived }]
    #                                                                                ^^^^^ it was hit in cycle 1, and only survivors dive
  `,
};
