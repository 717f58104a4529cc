/**
 * The numbers that rules set, each stated here alone: the facts compute with them and the summaries of the rule index print them.
 * By rule id. Prices are in IPCs, values are the highest die that hits; dice have six sides.
 */
import { sharedNumbers } from '../../axis-and-allies/rules';

export const numbers = {
  ...sharedNumbers,
  'unit-values': { sides: 6 },
  'detection-base': { value: 3 },
  'air-modifier': { by: 1 },
  'long-range-air-modifier': { instead: 2 },
  'combined-arms-detection': { by: 1 },
  'super-submarine-detection': { by: -1 },
  'kaiten-detection': { by: -1 },
  'carrier-deck': { fighters: 2 },
  'jet-defense': { defense: 5 },
  'jets-against-anti-aircraft': { by: -1 },
  interception: { hitsOn: 1 },
  'rocket-launch': { range: 3, gunsThatFire: 1, aComplex: 1 },
  'super-submarine-values': { attack: 3 },
  'long-range-movement': { fighter: 6, bomber: 8 },
  'partial-protection': { lostOn: 3 },
  'destroyer-bombardment': { hitsOn: 3 },
  'battleship-anti-aircraft': { hitsOn: 1 },
  'one-battleship-fires': { battleships: 1 },
  'heavy-bomber-dice': { dice: 2 },
  'raid-damage': { dice: 1 },
  'rocket-damage': { dice: 1 },
  'air-transport': { infantry: 1 },
  'research-cost': { major: 5, minor: 4, facesThatSucceed: 1 },
  'first-purchase': { rolls: 4 },
  'second-purchase': { rolls: 2 },
  'six-rolls': { rolls: 6 },
  'shared-technology': { by: -1 },
} as const;
