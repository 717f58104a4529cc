/** The labels of detection dice. */
import { battleSides, type BattleSide, type SeaBattle } from '../../axis-and-allies/data';
import { countUnits, getUnits } from '../../axis-and-allies/forces';

/** The side that a detection die belongs to; undefined for other dice. */
export function findDetectingSide(label: string): BattleSide | undefined {
  return battleSides.find((side) => label === `detection.${side}` || label.startsWith(`detection.${side}.`));
}

/** True if a die is for detection by a side without destroyers. */
export function isDetectionWithoutDestroyers(label: string, battle: SeaBattle): boolean {
  const side = findDetectingSide(label);
  return side !== undefined && countUnits(getUnits(battle, side), 'dd') === 0;
}
