/** Valid scenarios that the examples of checks are based on. Avoid changes: the carets of the examples depend on them. */
import { createBase } from '../examples';

/** An empty scenario. */
export const bareScenario = createBase`
  ruleset: wif-ssw
`;

/** A German flotilla attacks a British convoy and its escort in the Bay of Biscay. */
export const biscay = createBase`
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
export const marianas = createBase`
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
export const homeward = createBase`
  ruleset: wif-ssw
  returnToBase:
    - { unit: { id: belfast, type: scs, cost1: 1 }, stays: true, turnsFaceDown: true }
`;

/** German submarines attack a British convoy and its escort in submarine combat. */
export const westernApproaches = createBase`
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

/** Submarines attack in naval combat: besides the convoy points there are an ASW unit, a damaged ship, and a ship that has to be bought. */
export const subCombat = createBase`
  ruleset: wif-ssw
  navalCombats:
    - id: biscay-subs
      kind: sub
      attacker:
        surprisePoints: 5
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3 }
      defender:
        convoyPoints: 4
        units:
          - { id: escort-group, type: asw, asw: 2, section: 0 }
          - { id: norfolk, type: scs, cost1: 2, section: 2, damaged: true }
          - { id: rodney, type: scs, cost1: 4, section: 2 }
`;

/** A surface combat that includes the Convoy Section. */
export const surfaceCombat = createBase`
  ruleset: wif-ssw
  navalCombats:
    - id: biscay-surface
      kind: surface
      sections: [2, convoy]
      attacker:
        units:
          - { id: scharnhorst, type: scs, cost1: 4, section: 3 }
      defender:
        units:
          - { id: jervis-bay, type: scs, cost1: 1, section: convoy }
          - { id: rodney, type: scs, cost1: 4, section: 2 }
`;

/** Strategic submarine warfare, from which a submarine stays out, and the naval combat of the same impulse. */
export const twoSteps = createBase`
  ruleset: wif-ssw
  impulse: 1
  engagements:
    - id: biscay
      weather: fine
      subs:
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3 }
          - { id: flotilla-1, type: sub, attack: 4, section: 4, joins: false }
      convoy:
        convoyPoints: 12
        units:
          - { id: thunderbolt, type: sub, attack: 3, section: convoy }
  navalCombats:
    - id: biscay-subs
      impulse: 1
      kind: sub
      attacker:
        units:
          - { id: flotilla-9, type: sub, attack: 2, section: 2 }
      defender: { convoyPoints: 4 }
`;

/** A task force enters a sea zone with enemy ships in section 0. */
export const approach = createBase`
  ruleset: wif-ssw
  navalMoves:
    - { seaZone: Bay of Biscay, enemySections: [0], movementPoints: 2 }
`;

/** A carrier and its plane escort a convoy. */
export const escortCarrier = createBase`
  ruleset: wif-ssw
  engagements:
    - id: biscay
      weather: fine
      subs:
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3 }
      convoy:
        convoyPoints: 12
        units:
          - { id: audacity, type: cv }
          - { id: martlet, type: cvp, range: 4, airToSea: 1, on: audacity }
`;

/** A submarine is docked with a milchcow while another attacks. */
export const refuelling = createBase`
  ruleset: wif-ssw
  engagements:
    - id: biscay
      weather: fine
      subs:
        units:
          - { id: flotilla-7, type: sub, attack: 3, section: 3 }
          - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459, joins: false }
          - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true, joins: false }
      convoy: { convoyPoints: 12 }
`;

/** A docked pair is caught in a surface combat, and paid for. */
export const caughtRefuelling = createBase`
  ruleset: wif-ssw
  navalCombats:
    - id: biscay-surface
      kind: surface
      attacker:
        surprisePoints: 10
        units:
          - { id: norfolk, type: scs, cost1: 2, section: 3 }
      defender:
        units:
          - { id: flotilla-1, type: sub, attack: 4, section: 2, dockedWith: u-459 }
          - { id: u-459, type: sub, attack: 1, section: 2, milchcow: true }
      orders: { attacker: { surprise: [{ buy: include-docked, unit: u-459 }] } }
`;

/** Submarine building while the US is neutral. */
export const building = createBase`
  ruleset: wif-ssw
  powers:
    germany: { side: axis }
    us: { side: neutral }
  production:
    - { power: us, year: 1940, unit: sub }
`;

/** Spain and Portugal are neutral, France has fallen and the US is at war: both historic bases can be gained. */
export const iberia = createBase`
  ruleset: wif-ssw
  politics: { spain: neutral, portugal: neutral, france: vichy, usAtWarWithGermany: true }
  politicalEvents:
    - { event: vichy-installed }
`;

/** Germany has the use of Cadiz, and the Allies have that of the Azores. */
export const iberianBases = createBase`
  ruleset: wif-ssw
  powers:
    germany: { side: axis }
    italy: { side: axis }
    us: { side: allied }
    free-french: { side: allied }
  politics: { spain: neutral, portugal: neutral, france: vichy }
  bases:
    cadiz:
      inUse: true
      units:
        - { id: flotilla-7, type: sub, power: germany, attack: 3, section: 0 }
    azores:
      inUse: true
      units:
        - { id: liberator, type: nav, power: us, airToSea: 3 }
`;

/** Germany is about to lose Cadiz; one flotilla is within range of a port, the other is not. */
export const cadizRevoked = createBase`
  ruleset: wif-ssw
  powers:
    germany: { side: axis }
    italy: { side: neutral }
  bases:
    cadiz:
      inUse: true
      units:
        - { id: flotilla-2, type: sub, power: germany, attack: 4, section: 0, range: 8 }
        - { id: flotilla-3, type: sub, power: germany, attack: 3, section: 0, range: 3 }
      ports:
        - { name: Lisbon, distance: 2, eligible: false }
        - { name: Bordeaux, distance: 5 }
  politicalEvents:
    - { event: vichy-installed }
`;

/** Tables of the players: a naval combat chart, and an anti-aircraft and an air-to-air chart whose rows are all alike. */
export const ownCharts = createBase`
  ruleset: wif-ssw
  tables:
    navalCombatChart:
      lines:
        subAndAsw: [1, 4, 9]
        surface: [2, 8, 20]
      shipBands: [[1, 5], [6, null]]
      cells: [[A, D A, X A], [2A, 2D, 2D 2A]]
    antiAircraft:
      factors: [1, 4]
      results: [${writeRows('[0, 1]', 10)}]
    airToAir:
      differences: [1, 4]
      results: [${writeRows('[clear, abort]', 19)}]
`;

function writeRows(row: string, count: number): string {
  return Array<string>(count).fill(row).join(', ');
}

/** Two sea zones and a naval combat, with a log that has only the first step. */
export const playedScenario = createBase`
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
