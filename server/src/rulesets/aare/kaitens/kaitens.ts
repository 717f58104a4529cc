/** Groups of a sea battle marked as Kaitens, rightly or not. */
import { battleSides, type BattleSide } from '../../axis-and-allies/data';
import { getUnits } from '../../axis-and-allies/forces';
import type { Group, SeaBattle } from '../data';

export interface Kaitens {
  readonly side: BattleSide;
  readonly power: string | undefined;
  readonly group: Group;
}

export function findKaitens(battle: SeaBattle): readonly Kaitens[] {
  return battleSides.flatMap((side) =>
    getUnits<Group>(battle, side).flatMap(({ power, group }) =>
      group?.kaiten === true ? [{ side, power, group }] : [],
    ),
  );
}
