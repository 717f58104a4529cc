/** Valid base scenarios for the examples of this ruleset. */
import { createBase } from '../examples';

/** A destroyer that searches for a submarine. */
export const gapBattle = createBase`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: gap
      seaZone: SZ 6
      attacker: { power: uk, units: { dd: 1 } }
      defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
`;

/** Two battles against submarines of one force. */
export const hunts = createBase`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  forces: [{ id: wolves, power: germany, units: { sub: 3 } }]
  seaBattles:
    - id: morning
      attacker: { power: uk, units: { dd: 2 } }
      defender: { from: wolves, units: { sub: 2 }, orders: { dive: { when: always } } }
    - id: evening
      attacker: { power: uk, units: { dd: 2 } }
      defender: { from: wolves, units: { sub: 1 } }
`;

/** A submarine that attacks a destroyer. */
export const raid = createBase`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: gap
      seaZone: SZ 6
      attacker: { power: germany, units: [{ id: wolfpack, type: sub }] }
      defender: { power: uk, units: { dd: 1 } }
`;

/** A submarine outside battles, for declarations and moves. */
export const patrol = createBase`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  submarines: [{ id: wolfpack, power: germany }]
`;
