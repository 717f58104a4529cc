/** Scenarios for the tests of the command line. */

/** The worked search of the add-on: totals of 0 and 6, six surprise points to the sub side. */
export const biscay = `
  ruleset: wif-ssw
  turn: { year: 1941, months: jan-feb }
  powers:
    germany: { side: axis, action: naval, atWarWith: [cw] }
    cw: { side: allied, action: combined }
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      weather: rain
      subs:
        power: germany
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3, count: 2 }
          - { id: flotilla-1, type: sub, attack: 4, section: 4 }
          - { id: condor, type: nav, range: 14, airToSea: 2, section: 4 }
      convoy:
        power: cw
        convoyPoints: 12
        units:
          - { id: liberator, type: nav, range: 12, airToSea: 3 }
      dice: { search.subs: 4, search.convoy: 5 }
      expect: { surprisePoints: { subs: 6 } }
`;

/** The same search with Germany passing: two submarines may not take part, and the expectation fails. */
export const germanyPassed = biscay.replace('action: naval', 'action: pass');

/** Two combats without dice. */
export const twoZones = `
  ruleset: wif-ssw
  engagements:
    - id: biscay
      seaZone: Bay of Biscay
      weather: fine
      subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
      convoy: { convoyPoints: 12 }
    - id: western-approaches
      seaZone: Western Approaches
      weather: snow
      subs: { units: [{ id: flotilla-1, type: sub, attack: 4, section: 4 }] }
      convoy: { convoyPoints: 8 }
`;

/** Germany loses Cadiz: one flotilla reaches a port, the other does not. */
export const cadizLost = `ruleset: wif-ssw
powers:
  germany: { side: axis }
bases:
  cadiz:
    inUse: true
    units:
      - { id: flotilla-2, type: sub, power: germany, attack: 4, section: 0, range: 8 }
      - { id: flotilla-3, type: sub, power: germany, attack: 3, section: 0, range: 3 }
    ports: [{ name: Bordeaux, distance: 5 }]
politicalEvents:
  - { event: france-liberated }
`;

/** Two destroyers against one: few enough states to compare many variants. */
export const duel = `
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers: { japan: { side: axis }, us: { side: allies } }
  seaBattles:
    - id: coral-sea
      attacker: { power: japan, units: { dd: 2 } }
      defender: { power: us, units: { dd: 1 } }
`;
