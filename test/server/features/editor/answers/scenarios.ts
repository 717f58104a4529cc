/** Small scenarios that have what is rare in samples. */
import { dedent } from '../../../../support/fixture';

export const scenarios = {
  'wif-ssw': dedent(`
    # asdic-ignore-file wif-ssw/owner-passed
    # Two fights (1.2.3), after ./before.scenario.yaml
    ruleset: wif-ssw
    title: Two fights
    turn: { year: 1941, months: jan-feb }
    powers:
      germany: &own { side: axis, action: naval, atWarWith: [cw], color: '#336699' }
      italy: { <<: *own, action: combined }
      cw: { side: allied, action: combined }
    options: { emptyConvoy: one-ship }
    tables:
      sectionModifiers:
        source: mine # of course
        fine: { 1: 0, 2: 0, 3: 0, 4: -1 }
        rain: { 1: 0, 2: 0, 3: -1, 4: -2 }
        snow: { 1: 0, 2: 0, 3: -1, 4: -2 }
      navalCombatChart: tables/chart.yaml
    forces:
      - power: germany
        units:
          - { id: wolves, type: sub, attack: 4, section: 3, count: 3 }
          - { id: sharks, type: sub, attack: 3, section: 2 }
    #region fights
    engagements:
      - id: north
        seaZone: Hebrides
        weather: rain
        subs:
          power: germany
          units:
            - { unit: wolves, joins: true }
            - &seven { id: u-74, type: sub, attack: 3, section: 3 }
            - { id: u-75, type: sub, attack: 3, section: 4 }
        convoy: # the Convoy Section
          power: cw
          convoyPoints: 12
          units:
            - id: starling
              type: asw
              asw: 3
            - { id: liberator, type: nav, range: 12, airToSea: 3 }
        orders: { subs: { losses: [u-74, wolves] } }
        dice: { search.subs: 4, search.convoy: 5 }
        expect: { surprisePoints: { subs: 9 }, odds: { convoyPoints: { lost: { max: 3 } } } }
      - id: south
        seaZone: Cape St. Vincent
        weather: fog # asdic-ignore schema/value
        subs: { power: italy, units: [{ <<: *seven, id: u-9 }] }
        convoy: { power: uk, convoyPoints: 1 }
      - id: east
        weather: fine
        subs: { power: italy, units: [{ unit: sharks }, { <<: *seven, id: u-10, count: 2 }] }
        convoy:
          power: cw
          convoyPoints: 30
          units:
            - { id: wellington, type: nav, range: 12, airToSea: 3 }
            - { id: pelican, type: asw, asw: 2 } # escorts
            - { id: pelican-2, type: asw, asw: 2 }
    #endregion
  `),
  aare: dedent(`
    ruleset: aare
    turn: { round: 5, power: japan, phase: conduct-combat }
    powers:
      japan: { side: axis }
      uk: { side: allies, technologies: [jet-fighters] }
      us: { side: allies }
    seaBattles:
      - id: philippine-sea
        seaZone: SZ 49
        attacker:
          power: japan
          units:
            - { id: scouts, type: sub }
            - { id: carriers, type: ac }
            - { id: hunters, type: sub, count: 3 }
          orders:
            submerge: { when: never, groups: { scouts: always } }
            retreat: { chanceBelow: 0.3 }
        defender:
          forces:
            - { power: us, units: { dd: 2, bb: 1 } }
            - { power: uk, units: { ftr: 2, dd: 1 } }
          orders: { losses: [bb-damage, dd, bb, sub] }
        expect: { outcome: attacker-wins, attacker: { hunters: 0 } }
        notes: a fight
  `),
  'aa-depth': dedent(`
    ruleset: aa-depth
    title: ""
    turn: { round: 4, power: uk, phase: conduct-combat }
    powers:
      germany: { side: axis }
      uk: { side: allies }
    seaBattles:
      - id: atlantic
        seaZone: SZ 3
        attacker: { power: uk, units: { dd: 2, ftr: 1 } }
        defender:
          power: germany
          units:
            - { id: u-47, type: sub, depth: periscope }
            - { id: u-99, type: sub, depth: submerged }
          orders: { dive: { groups: { u-47: always } }, submerge: { groups: { u-99: always } } }
        dice: { seed: 3 }
        result: { summary: nothing happened, dice: { detection: 3 } }
    formerIds: { atlantic: ocean }
  `),
  awaw: dedent(`
    ruleset: awaw
    turn: { year: 1942, season: summer }
    nations: { japan: { side: axis }, us: { side: allied } }
    taskForces:
      - { id: tf-1, nation: us, units: [{ id: hornet, type: cv, name: Hornet }] }
    navalRounds:
      - id: midway
        attacker: { nation: japan, groups: [{ number: 1, units: [{ id: akagi, type: cv, name: Akagi }, { id: screen, type: ca, count: 2 }] }] }
        defender:
          nation: us
          groups:
            - { number: 1, taskForces: [tf-1], units: [{ id: atlanta, type: ca, count: 3 }] }
        strikes:
          - { id: dawn, by: attacker, group: 1, attacker: { units: [{ id: vals, type: nas, squadrons: 3 }] }, targets: [{ ships: [hornet], squadrons: 3 }] }
        dice: { seed: 2 }
        expect: { ships: { hornet: { sunk: 0 } }, odds: { ships: { hornet: { sunk: { min: 0.1 } } } } }
  `),
} as const;
