/** Further cases of the constraints on moves of aircraft. */
import { moves } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the range of aircraft', () => {
  it('is longer with long-range aircraft, and then nothing is said of them', () => {
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

  it('is longer for a bomber that carries infantry too', () =>
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

describe('what a bomber carries', () => {
  it('is one unit', () =>
    assertFails(
      moves,
      `
        airTransports:
          - id: to-oslo
            cargo: { count: 2 }
        #                   ^ aare/transport-cargo carries 1 unit, not 2
      `,
    ));

  it('is not unloaded at sea', () =>
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
