/**
 * The numbers that rules set, by rule id, joined from the chapters. Facts compute with them, and rule summaries print them.
 * Prices are in IPCs; values are the highest die that hits.
 */
import { airMovementNumbers } from './air-movement/numbers';
import { antiAircraftNumbers } from './anti-aircraft/numbers';
import { battlesNumbers } from './battles/numbers';
import { bombardmentNumbers } from './bombardment/numbers';
import { detectionNumbers } from './detection/numbers';
import { jetsNumbers } from './jets/numbers';
import { kaitensNumbers } from './kaitens/numbers';
import { raidsNumbers } from './raids/numbers';
import { researchNumbers } from './research/numbers';
import { rocketsNumbers } from './rockets/numbers';

export const numbers = {
  /** Sides of every die. */
  'unit-values': { sides: 6 },
  ...detectionNumbers,
  ...kaitensNumbers,
  ...jetsNumbers,
  ...rocketsNumbers,
  ...raidsNumbers,
  ...bombardmentNumbers,
  ...antiAircraftNumbers,
  ...airMovementNumbers,
  ...battlesNumbers,
  ...researchNumbers,
} as const;
