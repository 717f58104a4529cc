/** Scenarios without a fault that the examples of constraints differ from. Change none without need: the carets of examples hang on them. */
import { base } from '../case';

/** A scenario that says nothing yet. */
export const bare = base`
  ruleset: wif-ssw
`;

/** A German flotilla attacks a British convoy and its escort in the Bay of Biscay. */
export const biscay = base`
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: combined }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      weather: fine
      subs:
        power: germany
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3 }
      convoy:
        power: cw
        convoyPoints: 12
        units:
          - { id: escort-group, type: asw, asw: 2 }
`;

/** US submarines off the Marianas in the first months of the war. */
export const marianas = base`
  ruleset: wif-ssw
  turn: { year: 1942, months: may-jun }
  powers:
    us: { side: allied, action: naval, atWarSince: { year: 1941, months: nov-dec } }
    japan: { side: axis }
  engagements:
    - id: marianas
      weather: fine
      subs:
        power: us
        units:
          - { id: gato, type: sub, attack: 4, section: 3 }
      convoy: { power: japan, convoyPoints: 8 }
`;

/** A cruiser that remains in the Convoy Section, as it may. */
export const homeward = base`
  ruleset: wif-ssw
  returnToBase:
    - { unit: { id: belfast, type: scs, cost1: 1 }, stays: true, turnsFaceDown: true }
`;

/** German submarines attack a British convoy and its escort in submarine combat. */
export const westernApproaches = base`
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: combined }
  navalCombats:
    - id: approaches
      kind: sub
      attacker:
        power: germany
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3 }
      defender:
        power: cw
        convoyPoints: 12
        units:
          - { id: escort-group, type: asw, asw: 2 }
`;

/** Two sea zones and a naval combat, with a log that says nothing yet but the first step. */
export const played = base`
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  engagements:
    - id: biscay
      weather: fine
      subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
      convoy: { convoyPoints: 12 }
    - id: faeroes
      weather: fine
      subs: { units: [{ id: flotilla-1, type: sub, attack: 4, section: 4 }] }
      convoy: { convoyPoints: 8 }
  navalCombats:
    - id: approaches
      kind: sub
      attacker: { units: [{ id: flotilla-2, type: sub, attack: 3, section: 3 }] }
      defender: { convoyPoints: 4, units: [{ id: escort-group, type: asw, asw: 2, section: 0 }] }
  log:
    - { engagement: biscay, step: initiation }
`;
