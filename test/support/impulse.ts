/** A turn with two sea zones, and a naval combat without the units that attacked convoys. */
import { dedent } from './fixture';

export const impulse = dedent(`
  # An impulse
  ruleset: wif-ssw
  title: An impulse in the Atlantic
  turn: { year: 1942, months: mar-apr }
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: naval }
  navalCombats:
    - id: after
      kind: sub
      weather: fine
      attacker: { power: germany, members: [wolves] }
      defender: { power: cw, convoyPoints: 4, units: [{ id: sloops, type: asw, asw: 4, section: 0 }] }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      weather: fine
      subs: { power: germany, units: [{ id: wolves, type: sub, attack: 4, section: 3, count: 3, defence: 6 }] }
      convoy: { power: cw, convoyPoints: 10, convoyDefence: 6, units: [{ id: escorts, type: asw, asw: 6 }] }
      dice: { search.subs: 1, search.convoy: 9, seed: 5 } # rolled at the table
      expect: { combatType: ssw, convoyPoints: { lost: { min: 1 } } }
    - id: faeroes
      weather: fine
      subs: { power: germany, units: [{ id: pack, type: sub, attack: 3, section: 2, defence: 7 }] }
      convoy: { power: cw, convoyPoints: 6, convoyDefence: 4, units: [{ id: corvettes, type: asw, asw: 4 }] }
`);
