/** The labels of detection dice. */
import { battleSides, type BattleSide, type SeaBattle } from '../../axis-and-allies/data';
import { countOf, unitsOf } from '../../axis-and-allies/forces';

/** The side that a detection die belongs to; undefined for other dice. */
export function detectingSide(label: string): BattleSide | undefined {
  return battleSides.find((side) => label === `detection.${side}` || label.startsWith(`detection.${side}.`));
}

/** True if a die is for detection by a side without destroyers. */
export function isDetectionDie(label: string, battle: SeaBattle): boolean {
  const side = detectingSide(label);
  return side !== undefined && countOf(unitsOf(battle, side), 'dd') === 0;
}
