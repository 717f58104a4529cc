/** The base of examples with an order of battle. */
import { createBase } from '../examples';

/** Declares submarines, an escort and a convoy, and an engagement that takes some of them. */
export const orderOfBattle = createBase`
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: combined }
  forces:
    - power: germany
      units:
        - { id: lohs, type: sub, attack: 3, section: 3, count: 4 }
        - { id: hecht, type: sub, attack: 3, section: 3 }
    - power: cw
      units:
        - { id: escort-group, type: asw, asw: 2 }
      convoys:
        - { id: sc-100, convoyPoints: 12 }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      impulse: 2
      weather: fine
      subs:
        power: germany
        units:
          - { unit: lohs, count: 2 }
      convoy:
        from: sc-100
        units:
          - { unit: escort-group }
`;
