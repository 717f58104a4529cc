/** The scenarios that examples of this ruleset differ from; none of them has a fault. */
import { base } from '../case';

/** A destroyer in search of a submarine. */
export const gap = base`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: gap
      seaZone: SZ 6
      attacker: { power: uk, units: { dd: 1 } }
      defender: { power: germany, units: [{ id: wolfpack, type: sub, depth: periscope }] }
`;

/** A submarine that attacks a destroyer. */
export const raid = base`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  seaBattles:
    - id: gap
      seaZone: SZ 6
      attacker: { power: germany, units: [{ id: wolfpack, type: sub }] }
      defender: { power: uk, units: { dd: 1 } }
`;

/** A submarine that is in no battle, for what is declared and how far it moves. */
export const patrol = base`
  ruleset: aa-depth
  powers: { germany: { side: axis }, uk: { side: allies } }
  submarines: [{ id: wolfpack, power: germany }]
`;
