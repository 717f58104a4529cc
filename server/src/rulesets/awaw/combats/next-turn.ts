/** What a turn leaves to the next: ships with their damage, squadrons, and transports in their boxes. */
import { removeMember, setMember, type Edit, type Plain } from '../../../model/edit';
import type { State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import type { NextTurn } from '../../../model/turn';
import { createLeftoverEdits, type Leftover } from '../../next-turn';
import { isAirUnit, isNamedShip, type Scenario, type Unit } from '../data';
import { countLineUnits } from '../order-of-battle';
import { countSquadrons } from '../air/squadrons';
import { getDamaged } from './describe-remaining';
import { createTurnAndPool } from './turn';
import { withShips, withSquadrons } from './turn-pool';
import { fateCodes, type Tracked } from './turn-ships';

export function planNextTurn(scenario: Scenario, ids: Ids, entries: readonly CombatEntry[]): NextTurn {
  const { scenarioTurn, pool } = createTurnAndPool(scenario, ids, entries, true);
  const { forces = [], taskForces = [], ports = [], transports = [] } = scenario;
  return {
    scenarioTurn,
    keptLists: ['taskForces', 'ports', 'transports'],
    listEdits: (end) => {
      const leftovers = forces.flatMap(({ units: list }) =>
        list.flatMap((item): Leftover[] => {
          const counters = pool.tracked.get(item.id);
          const unit = counters ? reduceUnit(item, counters, end) : withoutHits(item);
          if (unit === item) return [];
          return [{ list, item, kind: 'unit', ...(unit && { changes: listChanges(item, unit) }) }];
        }),
      );
      return [
        ...createLeftoverEdits(leftovers, forces, [forces, taskForces, ports, transports], ids),
        ...transports.flatMap((box): readonly Edit[] => [
          ...(box.sunk ? [setMember(box, 'count', Math.max(0, box.count - box.sunk))] : []),
          ...(['sunk', 'activities', 'atStart'] as const)
            .filter((key) => key in box)
            .map((key) => removeMember(box, key)),
        ]),
      ];
    },
  };
}

/** The unit after a turn; undefined if nothing is left of it. */
function reduceUnit(unit: Unit, counters: Tracked, end: State): Unit | undefined {
  if ('fate' in counters) {
    const fate = end[counters.fate]!;
    if (fate === fateCodes.sunk) return undefined;
    const ship = withoutHits(unit);
    return fate === fateCodes.damaged && isNamedShip(ship) && ship.damaged !== true ? { ...ship, damaged: true } : ship;
  }
  if ('out' in counters) {
    const eliminated = end[counters.eliminated!]!;
    return isAirUnit(unit) && eliminated > 0 ? withSquadrons(unit, countSquadrons(unit) - eliminated) : unit;
  }
  const sunkCount = end[counters.sunk]!;
  const count = Math.max(0, countLineUnits(unit) - sunkCount);
  const damaged = Math.min(count, end[counters.damaged]!);
  return sunkCount === 0 && damaged === getDamaged(unit) ? unit : withShips(unit, count, damaged, sunkCount);
}

/** The unit without hits that are too few to damage a ship: they count only until it returns to base. */
function withoutHits(unit: Unit): Unit {
  if (!isNamedShip(unit) || unit.hits === undefined) return unit;
  const { hits: _, ...ship } = unit;
  return ship;
}

function listChanges(before: Unit, after: Unit): NonNullable<Leftover['changes']> {
  const [oldMembers, newMembers] = [before, after].map(
    (unit) => unit as unknown as Readonly<Record<string, Plain>>,
  ) as [Readonly<Record<string, Plain>>, Readonly<Record<string, Plain>>];
  const keys = [...new Set([...Object.keys(newMembers), ...Object.keys(oldMembers)])];
  return Object.fromEntries(
    keys.filter((key) => oldMembers[key] !== newMembers[key]).map((key) => [key, newMembers[key]]),
  );
}
