import { patrol, raid } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the check aa-depth/periscope-move', () => {
  it('accepts moves of one sea zone, and longer ones at other depths', () => {
    assertPasses(
      patrol,
      `
        declarations:
          - { group: wolfpack, round: 1, depth: periscope }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves:
          - { id: out, group: wolfpack, round: 1, phase: noncombat-move, route: [SZ 5, SZ 6] }
          - { id: north, group: wolfpack, round: 2, route: [SZ 7] }
          - { id: home, group: wolfpack, round: 3, route: [SZ 6, SZ 5] }
      `,
    );
  });

  it('reports a move that is too long for the new depth with `moveDepth: new`', () => {
    assertFails(
      patrol,
      `
        options: { moveDepth: new }
        declarations: [{ group: wolfpack, round: 2, depth: periscope }]
        submarineMoves: [{ id: north, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 7, SZ 8] }]
        #                                                                                             ^^^^ aa-depth/periscope-move moves at most 1 sea zone a turn
      `,
    );
  });
});

describe('the check aa-depth/silent-attacks', () => {
  it('reports an attacking group in declared silent running at the group', () => {
    assertFails(
      raid,
      `
        turn: { round: 2, power: germany }
        declarations: [{ group: wolfpack, round: 1, depth: silent }]
        seaBattles:
          - id: gap
            attacker: { power: germany, units: [{ id: wolfpack, type: sub }, { type: bb }] }
            #                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^ aa-depth/silent-attacks Submarines in silent running do not attack
      `,
    );
  });
});

describe('the check aa-depth/silent-move', () => {
  it('accepts an empty route, and moves after silent running', () => {
    assertPasses(
      patrol,
      `
        declarations:
          - { group: wolfpack, round: 1, depth: silent }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves:
          - { id: stay, group: wolfpack, round: 2, phase: noncombat-move, route: [] }
          - { id: north, group: wolfpack, round: 3, route: [SZ 7, SZ 8] }
      `,
    );
  });

  it('reports a move in the phase of the next declaration', () => {
    assertFails(
      patrol,
      `
        declarations:
          - { group: wolfpack, round: 1, depth: silent }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves: [{ id: home, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 7] }]
        #                                                                                     ^^^^^^ aa-depth/silent-move wolfpack is in silent running and does not move
      `,
    );
  });
});

describe('the check aa-depth/submerged-move', () => {
  it('reports a move in the phase of the next declaration', () => {
    assertFails(
      patrol,
      `
        declarations:
          - { group: wolfpack, round: 1, depth: submerged }
          - { group: wolfpack, round: 2, depth: surfaced }
        submarineMoves: [{ id: home, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 7, SZ 8] }]
        #                                                                                            ^^^^ aa-depth/submerged-move wolfpack is submerged and moves at most 1 sea zone
      `,
    );
  });
});

describe('the check aa-depth/surfaced-move', () => {
  it('accepts moves in several turns', () => {
    assertPasses(
      patrol,
      `
        submarineMoves:
          - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6] }
          - { id: south, group: wolfpack, round: 2, route: [SZ 7] }
          - { id: home, group: wolfpack, round: 2, phase: noncombat-move, route: [SZ 5] }
      `,
    );
  });

  it('ignores submarines whose movement is unknown', () => {
    assertPasses(
      patrol,
      `
        unitTable: global-war-1936-d12
        submarines: [{ id: wolfpack, power: germany, type: asub }]
        # the movement of advanced submarines is unknown
        submarineMoves: [{ id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6, SZ 7] }]
      `,
    );
  });

  it('reports a move that is too long together with an earlier move of the turn', () => {
    assertFails(
      patrol,
      `
        submarineMoves:
          - { id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6] }
          - { id: home, group: wolfpack, round: 1, phase: noncombat-move, route: [SZ 7] }
          #                                                                      ^^^^^^ aa-depth/surfaced-move after 2 in an earlier move of the turn
      `,
    );
  });
});
