/** Submarines by the name that declarations, moves, orders and logs give them. */
import { unitsOf } from '../../axis-and-allies/facts/forces';
import type { BattleSide } from '../../axis-and-allies/data';
import type { Depth, Group, Header, Scenario, SeaBattle, Standing, Submarine, UnitType } from '../data';
import { depthOf, depthOfUnits } from './depth';
import { isSubmarine } from './units';

/** A group that has a name, and whose it is. */
export interface Named {
  readonly power: string | undefined;
  readonly type: UnitType;
  /** What stands in the file: a group of a battle, or submarines that are in none. */
  readonly written?: Group | Submarine;
  /** The battle that it is in, and its side there. */
  readonly battle?: SeaBattle;
  readonly side?: BattleSide;
}

/** The group of a name, in a battle or in none; undefined where there is none of it. */
export function groupNamed(id: string, { submarines = [], seaBattles = [] }: Scenario): Named | undefined {
  const apart = submarines.find((submarine) => submarine.id === id);
  if (apart !== undefined) return { power: apart.power, type: apart.type ?? 'sub', written: apart };
  for (const battle of seaBattles) {
    for (const side of ['attacker', 'defender'] as const) {
      const found = unitsOf<Group>(battle, side).find((unit) => unit.id === id);
      if (found !== undefined) {
        return { power: found.power, type: found.type as UnitType, written: found.group, battle, side };
      }
    }
  }
  return undefined;
}

/** As `groupNamed`, but submarines only. */
export function submarinesNamed(id: string, scenario: Scenario): Named | undefined {
  const found = groupNamed(id, scenario);
  return found !== undefined && isSubmarine(found.type) ? found : undefined;
}

/** Submarines of a side, with their depth. */
export interface AtDepth {
  readonly unit: Standing;
  readonly depth: Depth;
}

/** The submarines of a side of a battle, in the order of the file. */
export function submarinesOf(battle: SeaBattle, side: BattleSide, header: Header): readonly AtDepth[] {
  return unitsOf<Group>(battle, side)
    .filter(({ type }) => isSubmarine(type as UnitType))
    .map((unit) => ({ unit, depth: depthOf(unit.group, unit.power, header).depth }));
}

/** The units of a side that take part in a battle: all but submarines in silent running, which are as if they were not there. */
export function participants(battle: SeaBattle, side: BattleSide, header: Header): readonly Standing[] {
  return unitsOf<Group>(battle, side).filter((unit) => depthOfUnits(unit, header) !== 'silent');
}
