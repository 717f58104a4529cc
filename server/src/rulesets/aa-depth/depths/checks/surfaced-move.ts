import { patrol } from '../../scenarios';
import { type DepthCheck } from '../../kit';
import { checkMoveLength } from '../move-length';

export const surfacedMove: DepthCheck = {
  rule: 'surfaced-values',
  title: 'Surfaced submarines move no farther than usual',
  check: (scenario) => checkMoveLength(scenario, 'surfaced', 'surfaced-values'),
  base: patrol,
  passes: `
    submarineMoves:
      - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6] }
  `,
  fails: `
    submarineMoves:
      - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6, SZ 7] }
      #                                                             ^^^^ moves at most 2 sea zones a turn, but this route has 3
  `,
  fixed: `
    submarineMoves:
      - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6] }
  `,
};
