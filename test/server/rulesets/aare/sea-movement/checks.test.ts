/** Further cases of the constraints on moves of ships. */
import { moves } from '../../../../../server/src/rulesets/aare/scenarios';
import { under } from '../../../../../server/src/rulesets/case';
import { assertPasses } from '../../../../support/cases';

describe('ships on the move', () => {
  const move = under(moves, 'seaMoves.convoy');

  it('go as far as an own table says', () =>
    assertPasses(
      moves,
      `
        units: { dd: { move: 3 } }
        seaMoves:
          - id: convoy
            type: dd
            route: [{ seaZone: SZ 2 }, { seaZone: SZ 3 }, { seaZone: SZ 4 }]
      `,
    ));

  it('pass warships under water in the noncombat move too', () =>
    assertPasses(
      move,
      `
        type: sub
        phase: noncombat-move
        route: [{ seaZone: SZ 7, enemies: warships }, { seaZone: SZ 8, enemies: submerged-submarines }]
      `,
    ));
});
