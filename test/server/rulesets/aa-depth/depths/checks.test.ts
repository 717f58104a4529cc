import { patrol, raid } from '../../../../../server/src/rulesets/aa-depth/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';

describe('the constraint aa-depth/periscope-move', () => {
  it('says nothing of moves at other depths, and of one sea zone', () => {
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

  it('finds a move that obeys the new depth, and offers the other reading', () => {
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

describe('the constraint aa-depth/silent-attacks', () => {
  it('finds a group whose depth was declared, at the group', () => {
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

describe('the constraint aa-depth/silent-move', () => {
  it('says nothing of a route without sea zones, and of moves after silent running', () => {
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

  it('finds a move in the phase of the next declaration, and offers the other reading', () => {
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

describe('the constraint aa-depth/submerged-move', () => {
  it('finds a move in the phase of the next declaration, and offers the other reading', () => {
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

describe('the constraint aa-depth/surfaced-move', () => {
  it('says nothing of moves in several turns', () => {
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

  it('says nothing of submarines whose movement is not known', () => {
    assertPasses(
      patrol,
      `
        unitTable: global-war-1936-d12
        submarines: [{ id: wolfpack, power: germany, type: asub }]
        # how far advanced submarines move is not known
        submarineMoves: [{ id: north, group: wolfpack, round: 1, route: [SZ 5, SZ 6, SZ 7] }]
      `,
    );
  });

  it('adds up the moves of a turn', () => {
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
