/** The measured combats: small and large ones of each ruleset, with their budgets. */
import { otherBounds } from './figures';

export interface MeasuredCombat {
  readonly name: string;
  readonly text: string;
  /** The budget of a traced resolve, in milliseconds. */
  readonly tracedBudget: number;
  /** Milliseconds for exact odds, if they have a bound. */
  readonly oddsBudget?: number;
}

const smallScenario = `
ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
engagements:
  - id: few
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
    dice: { seed: 7 }
`;

/** All units and convoys have a defence, so every effect on them needs another die. */
const largeScenario = `
ruleset: wif-ssw
turn: { year: 1943, months: mar-apr }
engagements:
  - id: many
    weather: fine
    subs:
      power: germany
      units:
        - { id: wolves, type: sub, attack: 4, section: 4, count: 12, defence: 4 }
        - { id: pack, type: sub, attack: 3, section: 3, count: 8, defence: 5 }
    convoy:
      power: cw
      convoyPoints: 60
      convoyDefence: 6
      units:
        - { id: escorts, type: asw, asw: 3, count: 6, defence: 4 }
        - { id: cruisers, type: scs, cost1: 1, count: 4, defence: 5 }
    orders:
      subs: { surprise: [{ buy: target, unit: escorts }, { buy: own-column-up, columns: 2 }] }
    dice: { seed: 7 }
`;

/** An air attack with cover, combat air patrol and air defense, on four targets. */
const strikeScenario = `
ruleset: awaw
nations: { us: { side: allied }, japan: { side: axis } }
tables:
  criticalHits: { results: { 5: { hits: 1 }, 6: { sunk: true } } }
airAttacks:
  - id: strike
    where: at-sea
    surpriseLevel: 2
    airDefenseLevel: 5
    attacker: { nation: us, units: [{ id: air-groups, type: nas, squadrons: 15 }] }
    cover: { nation: japan, units: [{ id: bettys, type: aas, squadrons: 2 }] }
    cap: { nation: japan, units: [{ id: zeroes, type: nas, squadrons: 4 }] }
    defender:
      nation: japan
      units:
        - { id: akagi, type: cv, name: Akagi }
        - { id: kaga, type: cv, name: Kaga }
        - { id: soryu, type: cv, name: Soryu }
        - { id: screen, type: ca, count: 3 }
        - { id: escorts, type: dd, count: 6 }
    dice: { seed: 7 }
`;

/** A whole round with twelve targets: distant groups search for each other and strike, and a submarine attacks. */
const roundScenario = `
ruleset: awaw
nations: { us: { side: allied }, japan: { side: axis } }
tables:
  criticalHits: { results: { 5: { hits: 1 }, 6: { sunk: true } } }
navalRounds:
  - id: round
    attacker:
      nation: us
      search: { squadrons: 3 }
      groups:
        - number: 2
          airDefenseLevel: 4
          cap: { nation: us, units: [{ id: wildcats, type: nas, squadrons: 3 }] }
          units:
            - { id: enterprise, type: cv, name: Enterprise }
            - { id: hornet, type: cv, name: Hornet }
            - { id: washington, type: bb, name: Washington }
            - { id: s-dakota, type: bb, name: S. Dakota }
            - { id: us-cruisers, type: ca, count: 4 }
            - { id: us-destroyers, type: dd, count: 8 }
    defender:
      nation: japan
      search: { squadrons: 3 }
      groups:
        - number: 2
          airDefenseLevel: 4
          cap: { nation: japan, units: [{ id: zeroes, type: nas, squadrons: 3 }] }
          units:
            - { id: akagi, type: cv, name: Akagi }
            - { id: kaga, type: cv, name: Kaga }
            - { id: soryu, type: cv, name: Soryu }
            - { id: hiryu, type: cv, name: Hiryu }
            - { id: kirishima, type: bc, name: Kirishima }
            - { id: hiei, type: bc, name: Hiei }
            - { id: japanese-cruisers, type: ca, count: 4 }
            - { id: japanese-destroyers, type: dd, count: 8 }
    strikes:
      - id: american-strike
        by: attacker
        group: 2
        surpriseLevel: 2
        attacker: { nation: us, units: [{ id: american-air, type: nas, squadrons: 12 }] }
      - id: japanese-strike
        by: defender
        group: 2
        attacker: { nation: japan, units: [{ id: japanese-air, type: nas, squadrons: 12 }] }
    submarineAttacks:
      - { id: i-168, by: defender, group: 2, attacker: { nation: japan, units: [{ id: boats, type: sub }] }, targets: [hornet] }
    dice: { seed: 7 }
`;

export const combats: readonly MeasuredCombat[] = [
  { name: 'few', text: smallScenario, tracedBudget: otherBounds.tracedResolve },
  { name: 'many', text: largeScenario, tracedBudget: otherBounds.tracedResolve, oddsBudget: otherBounds.oddsOfMany },
  { name: 'awaw strike', text: strikeScenario, tracedBudget: otherBounds.tracedResolve },
  {
    name: 'awaw round',
    text: roundScenario,
    tracedBudget: otherBounds.tracedRound,
    oddsBudget: otherBounds.oddsOfRound,
  },
];
