/** Further cases of the checks on moves of ships. */
import { moves } from '../../../../../server/src/rulesets/aare/scenarios';
import { addPath } from '../../../../../server/src/rulesets/examples';
import { assertPasses } from '../../../../support/cases';

describe('moves of ships', () => {
  const move = addPath(moves, 'seaMoves.convoy');

  it('accepts a move that uses up the supplied movement', () =>
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

  it('accepts submarines that pass warships in the noncombat move', () =>
    assertPasses(
      move,
      `
        type: sub
        phase: noncombat-move
        route: [{ seaZone: SZ 7, enemies: warships }, { seaZone: SZ 8, enemies: submerged-submarines }]
      `,
    ));
});
