/** Valid base scenarios for the examples of this ruleset. */
import { createNorthSea as northSeaOf } from '../axis-and-allies/scenarios';
import { createBase } from '../examples';

/** Submarines against destroyers in the North Sea. */
export const northSea = northSeaOf('aare');

/** Japanese Kaitens and Kamikaze fighters against the US. */
export const pacific = createBase`
  ruleset: aare
  powers:
    japan: { side: axis }
    us: { side: allies }
  kaiten: { attack: 3, consumed: true }
  seaBattles:
    - id: pacific
      attacker: { power: japan, units: [{ type: sub, kaiten: true }] }
      defender: { power: us, units: { dd: 1 } }
  kamikazeMissions:
    - id: last-sortie
      attacker: { power: japan, fighters: 2 }
      defender: { power: us }
`;

/** Bombers that raid the Ruhr after flying over Paris. */
export const ruhr = createBase`
  ruleset: aare
  powers:
    us: { side: allies }
    uk: { side: allies }
    germany: { side: axis }
  flyOvers:
    - id: over-paris
      attacker: { power: us, units: { bmbr: 3 } }
      spaces: [{ space: Paris, power: germany, antiAircraft: {} }]
  strategicBombingRaids:
    - id: ruhr
      value: 10
      attacker: { power: us, bombers: 3 }
      defender: { power: germany, antiAircraft: {} }
`;

/** A rocket at Britain. */
export const blitz = createBase`
  ruleset: aare
  powers:
    germany: { side: axis, technologies: [rockets] }
    uk: { side: allies }
  rocketStrikes:
    - id: v-2
      from: Berlin
      range: 3
      territory: UK
      value: 8
      attacker: { power: germany }
      defender: { power: uk }
`;

/** A landing under the guns of a battleship. */
export const normandy = createBase`
  ruleset: aare
  powers:
    us: { side: allies }
    germany: { side: axis }
  bombardments:
    - id: normandy
      seaZone: SZ 7
      attacker: { power: us, units: { bb: 1 } }
      defender: { power: germany, units: { inf: 3 } }
`;

/** Transports under way, and infantry in a heavy bomber. */
export const moves = createBase`
  ruleset: aare
  powers:
    us: { side: allies, technologies: [heavy-bombers] }
  seaMoves:
    - id: convoy
      power: us
      type: trn
      route: [{ seaZone: SZ 10 }, { seaZone: SZ 9 }]
  airMoves:
    - { id: patrol, power: us, type: ftr, spaces: 4 }
  airTransports:
    - id: to-oslo
      power: us
      spacesLoaded: 3
`;

/** German research into super submarines. */
export const laboratories = createBase`
  ruleset: aare
  turn: { round: 1, power: germany, phase: research }
  powers:
    germany: { side: axis }
    japan: { side: axis }
  research:
    - { id: subs, round: 1, power: germany, technology: super-submarines, rolls: 4 }
`;
