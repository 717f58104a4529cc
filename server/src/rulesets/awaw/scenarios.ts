/** Valid scenarios on which the examples of checks are based. Avoid changes: the carets of examples depend on them. */
import { createBase } from '../examples';

/** Nations only: for tables, and for examples that are shorter written out. */
export const nationsAtWar = createBase`
  ruleset: awaw
  nations: { germany: { side: axis }, japan: { side: axis }, britain: { side: allied }, us: { side: allied } }
`;

/** Pearl Harbor with ships in port, and a task force at sea. */
export const pacificFleet = createBase`
  ruleset: awaw
  nations: { us: { side: allied } }
  ports:
    - id: pearl-harbor
      nation: us
      units:
        - { id: nevada, type: bb, name: Nevada }
        - { id: fletchers, type: dd, count: 10 }
  taskForces:
    - id: tf-8
      nation: us
      location: at-sea
      units:
        - { id: cruisers, type: ca, count: 5 }
        - { id: destroyers, type: dd, count: 5 }
`;

/** Cruisers patrol, others intercept them. */
export const sortie = createBase`
  ruleset: awaw
  operations:
    - id: sortie
      task: patrol
      units:
        - { id: cruisers, type: ca, count: 5 }
  interceptions:
    - id: hunt
      operation: sortie
      interceptor: { units: [{ id: hunters, type: ca, count: 6 }] }
`;

/** Army air attacks ships at sea. */
export const strike = createBase`
  ruleset: awaw
  nations: { germany: { side: axis }, italy: { side: axis }, britain: { side: allied } }
  airAttacks:
    - id: strike
      where: at-sea
      attacker: { nation: germany, units: [{ id: stukas, type: aas, squadrons: 5 }] }
      defender: { nation: britain, units: [{ id: hood, type: bc, name: Hood }, { id: escorts, type: dd, count: 4 }] }
`;

/** A battleship and destroyers against destroyers. */
export const narvik = createBase`
  ruleset: awaw
  fleetCombats:
    - id: narvik
      attacker: { units: [{ id: warspite, type: bb, size: 3, speed: slow }, { id: tribals, type: dd, count: 9 }] }
      defender: { units: [{ id: z-class, type: dd, count: 8 }] }
`;

/** A round of naval combat with one combat group on each side. */
export const midway = createBase`
  ruleset: awaw
  navalRounds:
    - id: midway
      attacker: { groups: [{ number: 1, units: [{ id: asashio, type: dd, count: 4 }] }] }
      defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
`;

/** Land-based squadrons search for a combat group. */
export const search = createBase`
  ruleset: awaw
  searches:
    - id: search
      attacker: { groups: [], search: { squadrons: 2 } }
      defender: { groups: [{ number: 1, units: [{ id: benson, type: dd, count: 4 }] }] }
`;

/** A pocket battleship raids in the Atlantic. */
export const raid = createBase`
  ruleset: awaw
  raids:
    - id: raid
      box: atlantic
      raiders: { units: [{ id: scheer, type: pb, name: Scheer }] }
`;

/** Transports of the Western Allies in the Atlantic. */
export const atlantic = createBase`
  ruleset: awaw
  nations: { britain: { side: allied, research: { transports: true } }, us: { side: allied }, japan: { side: axis } }
  transports:
    - id: atlantic
      box: atlantic
      count: 16
`;

/** Ships in an order of battle, and a round of naval combat that takes them. */
export const orderOfBattle = createBase`
  ruleset: awaw
  nations: { us: { side: allied }, japan: { side: axis } }
  forces:
    - { nation: us, units: [{ id: benson, type: dd, count: 4 }] }
    - { nation: japan, units: [{ id: akagi, type: cv, name: Akagi }, { id: nagara, type: dd, count: 5 }] }
  navalRounds:
    - id: morning
      attacker: { groups: [{ number: 1, units: [{ unit: benson }] }] }
      defender: { groups: [{ number: 1, units: [{ unit: akagi }, { unit: nagara }] }] }
`;
