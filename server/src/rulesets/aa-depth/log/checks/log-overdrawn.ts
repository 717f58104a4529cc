import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';
import { checkLog } from '../check-log';

/** The rules by which sunk units are gone, and each unit fires once a cycle. */
const rules = ['remove-casualties', 'submarine-opening-fire', 'attackers-fire', 'defenders-fire'] as const;

export const logOverdrawn: DepthCheck = {
  rule: 'remove-casualties',
  title: 'No more units act than are left, and each fires once a cycle',
  part: 'seaBattles',
  *check(battle, header) {
    for (const rule of rules) yield* checkLog(battle, header, rule, 'Remove the entry, or correct its number.');
  },
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'log: [{ cycle: 1, group: wolfpack, did: fired }, { cycle: 1, group: wolfpack, did: hit }]',
  fails: `
    log:
      - { cycle: 1, group: wolfpack, did: hit }
      - { cycle: 2, group: wolfpack, did: fired }
      #                                   ^^^^^ it was hit in cycle 1 and is sunk
  `,
};
