import { checkLog } from '../../log/check-log';
import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';

export const electsBarred: DepthCheck = {
  rule: 'elect-to-defend',
  title: 'Hidden submarines defend when they may elect to, before the first cycle',
  part: 'seaBattles',
  check: (battle, header) =>
    checkLog(battle, header, 'elect-to-defend', 'Remove the entry, or correct what it contradicts.'),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: `
    attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
    log: [{ cycle: 1, group: wolfpack, did: elected }, { cycle: 1, group: wolfpack, did: fired }]
  `,
  fails: `
    attacker: { power: uk, units: { dd: 1 }, orders: { search: false } }
    log: [{ cycle: 1, group: wolfpack, did: fired }]
    #                                       ^^^^^ it has not elected to defend
  `,
};
