/** Further cases of the checks on moves of aircraft. */
import { moves } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the range of aircraft', () => {
  it('accepts a move within the range of long-range aircraft and reports one beyond it', () => {
    assertPasses(
      moves,
      `
        powers:
          us: { side: allies, technologies: [heavy-bombers, long-range-aircraft] }
        airMoves:
          - { id: patrol, power: us, type: bmbr, spaces: 8 }
      `,
    );
    assertFails(
      moves,
      `
        powers:
          us: { side: allies, technologies: [heavy-bombers, long-range-aircraft] }
        airMoves:
          - { id: patrol, power: us, type: bmbr, spaces: 9 }
        #                                                ^ aare/air-range a bomber of the US can move 8 (
      `,
    );
  });

  it('accepts an air transport within the range of long-range aircraft', () =>
    assertPasses(
      moves,
      `
        powers:
          us: { side: allies, technologies: [heavy-bombers, long-range-aircraft] }
        airTransports:
          - id: to-oslo
            spacesBefore: 2
            spacesAfter: 3
      `,
    ));
});

describe('the cargo of a bomber', () => {
  it('reports a bomber that carries two units', () =>
    assertFails(
      moves,
      `
        airTransports:
          - id: to-oslo
            cargo: { count: 2 }
        #                   ^ aare/transport-cargo carries 1 unit, not 2
      `,
    ));

  it('reports a bomber that unloads at sea', () =>
    assertFails(
      moves,
      `
        airTransports:
          - id: to-oslo
            unloadsIn: sea
        #              ^^^ aare/unloads-where a sea zone
      `,
    ));
});
