import { gapBattle } from '../../scenarios';
import { addPath, type DepthCheck } from '../../kit';
import { checkSearchers } from '../check-searchers';

export const cannotSearch: DepthCheck = {
  rule: 'searchers',
  title: 'Searchers are fighters, bombers or destroyers',
  part: 'seaBattles',
  check: (battle, header) =>
    checkSearchers(battle, header, 'searchers', {
      remedy: 'Search with other units, or remove `searches`.',
    }),
  base: addPath(gapBattle, 'seaBattles.gap'),
  passes: 'attacker: { power: uk, units: [{ type: dd, searches: true }, { type: bb, searches: false }] }',
  fails: `
    attacker: { power: uk, units: [{ type: dd }, { type: bb, searches: true }] }
    #                                                                  ^^^^ A battleship cannot search
  `,
  fixed: 'attacker: { power: uk, units: [{ type: dd }, { type: bb }] }',
};
