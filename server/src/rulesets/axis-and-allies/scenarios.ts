/** Valid base scenarios for the examples of shared checks. */
import { createBase, type BaseScenario } from '../examples';

/** Submarines against destroyers in the North Sea. @param ruleset the ruleset's id */
export function createNorthSea(ruleset: string): BaseScenario {
  return createBase`
    ruleset: ${ruleset}
    turn: { round: 3, power: germany, phase: conduct-combat }
    powers:
      germany: { side: axis }
      japan: { side: axis }
      uk: { side: allies }
      us: { side: allies }
    seaBattles:
      - id: north-sea
        attacker: { power: germany, units: { sub: 3 } }
        defender: { power: uk, units: { dd: 2 } }
  `;
}

/** A force of the order of battle, and a battle that takes a part of it. @param ruleset the ruleset's id */
export function createOrderOfBattle(ruleset: string): BaseScenario {
  return createBase`
    ruleset: ${ruleset}
    powers:
      germany: { side: axis }
      uk: { side: allies }
    forces:
      - { id: home-fleet, power: uk, units: { dd: 3, bb: 1 } }
    seaBattles:
      - id: screen
        seaZone: SZ 2
        attacker: { from: home-fleet, units: { dd: 2 } }
        defender: { power: germany, units: { dd: 2 } }
  `;
}
