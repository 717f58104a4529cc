/** LHTR, Tech 1 and Tech 5: anti-aircraft fire. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const antiAircraftNumbers = {
  'anti-aircraft-fire': { hitsOn: 1, withRadar: 2, gunsThatFire: 1 },
  'jets-against-anti-aircraft': { by: -1 },
  'battleship-anti-aircraft': { hitsOn: 1 },
  'one-battleship-fires': { battleships: 1 },
} as const;

const { hitsOn, withRadar, gunsThatFire } = antiAircraftNumbers['anti-aircraft-fire'];

export const rules = {
  'anti-aircraft-fire': {
    section: 'LHTR combat 2',
    title: 'Anti-aircraft guns fire at each aircraft',
    summary: `In opening fire of the first cycle ${gunsThatFire} gun of a territory rolls a die for each attacking aircraft, also for those that only flew over it in the combat move. A die of ${hitsOn} hits (${withRadar} with radar), and it hits the aircraft that it was rolled for, which leaves at once. Guns are never lost.`,
  },
  'jets-against-anti-aircraft': {
    section: 'Tech 1',
    title: 'Jets are harder to shoot down',
    checklist: ['E21'],
    summary: `Anti-aircraft fire at jets has ${antiAircraftNumbers['jets-against-anti-aircraft'].by}, also that of battleships with combined arms: a gun hits nothing, a gun with radar hits with 1 (option \`antiAircraftFloor\`).`,
  },
  'no-interception-of-fly-overs': {
    section: 'Tech 1',
    title: 'Nothing intercepts what only flies over',
    checklist: ['E23'],
    summary: 'Jets intercept only what attacks their territory, not what flies over it.',
  },
  'battleship-anti-aircraft': {
    section: 'Tech 5',
    title: 'Battleships fire at aircraft',
    checklist: ['E34'],
    summary: `A battleship of a power with combined arms fires like an anti-aircraft gun at attacking aircraft that enter or fly over its space in the combat move: in opening fire of the first cycle a die for each of them, which hits with ${antiAircraftNumbers['battleship-anti-aircraft'].hitsOn}. What is hit leaves at once (option \`battleshipFireTime\`).`,
  },
  'one-battleship-fires': {
    section: 'Tech 5',
    title: 'One battleship of a space fires at aircraft',
    checklist: ['E35'],
    summary: 'However many battleships there are in a space, one of them fires at aircraft.',
  },
  'battleship-fires-again': {
    section: 'Tech 5',
    title: 'That battleship still defends',
    checklist: ['E36'],
    summary: 'The battleship that fired at aircraft rolls for its defence as well.',
  },
} satisfies RuleTexts;
