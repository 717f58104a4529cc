/** The dice of detection as a file labels them. */
import { battleSides, type BattleSide, type SeaBattle } from '../../axis-and-allies/data';
import { countOf, unitsOf } from '../../axis-and-allies/forces';

/** The side whose detection a die is for; undefined where it is for something else. */
export function detectingSide(label: string): BattleSide | undefined {
  return battleSides.find((side) => label === `detection.${side}` || label.startsWith(`detection.${side}.`));
}

/** Whether a die is for detection by a side that has no destroyers. */
export function isDetectionDie(label: string, battle: SeaBattle): boolean {
  const side = detectingSide(label);
  return side !== undefined && countOf(unitsOf(battle, side), 'dd') === 0;
}
