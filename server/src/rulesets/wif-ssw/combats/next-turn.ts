/** What a turn leaves to the next: the order of battle without what was destroyed, with damage, and no choices of an impulse. */
import type { State } from '../../../engine/combat';
import { findFreeName } from '../../../model/free-name';
import { appendItem, removeMember, type Edit, type Plain } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type { CombatEntry } from '../../../model/ruleset';
import type { NextTurn } from '../../../model/turn';
import { createLeftoverEdits, type Leftover } from '../../next-turn';
import type { Scenario, Unit } from '../data';
import { getCount, isDamaged } from '../units';
import { createConvoyKey } from './remaining';
import { createTurnAndPool } from './turn';

/** What is left of a unit. */
interface Remainder {
  readonly able: number;
  readonly damaged: number;
}

export function planNextTurn(scenario: Scenario, ids: Ids, entries: readonly CombatEntry[]): NextTurn {
  const { scenarioTurn, pool } = createTurnAndPool(scenario, ids, entries, true);
  const { forces = [], powers = {}, bases, production = [], politicalEvents = [] } = scenario;
  return {
    scenarioTurn,
    keptLists: ['production', 'politicalEvents'],
    listEdits: (end) => {
      const countRemainder = (unit: Unit): Remainder | undefined => {
        const fates = pool.fates.get(unit.id);
        return fates && readRemainder(unit, end, fates);
      };
      const usedIds = new Set(forces.flatMap(({ units: list = [] }) => list.map(({ id }) => id)));
      const joiningCounts = new Map<Unit, number>();
      // The damaged ones of a line become a line of their own, or join those of turns before.
      const splits = forces.flatMap(({ units: list = [] }) =>
        list.flatMap((unit): Edit[] => {
          const { able, damaged } = countRemainder(unit) ?? { able: 0, damaged: 0 };
          if (able === 0 || damaged === 0) return [];
          const line = findDamagedLine(unit, list);
          if (!line) return [appendItem(list, splitDamaged(unit, damaged, usedIds))];
          joiningCounts.set(line, (joiningCounts.get(line) ?? 0) + damaged);
          return [];
        }),
      );
      const units = forces.flatMap(({ units: list = [] }) =>
        list.flatMap((item): Leftover[] => {
          const joiningCount = joiningCounts.get(item) ?? 0;
          const { able, damaged } = countRemainder(item) ?? { able: 0, damaged: getCount(item) };
          const isChanged = joiningCount > 0 || pool.fates.has(item.id);
          return isChanged
            ? [{ list, item, kind: 'unit', ...describeUnit(item, { able, damaged: damaged + joiningCount }) }]
            : [];
        }),
      );
      const convoys = forces.flatMap(({ convoys: list = [] }) =>
        list.flatMap((item): Leftover[] => {
          const lost = end[pool.fates.get(createConvoyKey(item.id))?.lost ?? -1] ?? 0;
          const convoyPoints = item.convoyPoints - lost;
          return lost === 0
            ? []
            : [{ list, item, kind: 'convoy', ...(convoyPoints > 0 && { changes: { convoyPoints } }) }];
        }),
      );
      const keptValues = [forces, bases, production, politicalEvents];
      return [
        ...(['impulse', 'phasingSide'] as const)
          .filter((key) => key in scenario)
          .map((key) => removeMember(scenario, key)),
        ...Object.values(powers)
          .filter((power) => 'action' in power)
          .map((power) => removeMember(power, 'action')),
        ...splits,
        ...createLeftoverEdits([...units, ...convoys], forces, keptValues, ids),
      ];
    },
  };
}

function readRemainder(unit: Unit, end: State, { lost, damaged }: { lost: number; damaged?: number }): Remainder {
  const remaining = Math.max(0, getCount(unit) - end[lost]!);
  const damagedCount = damaged === undefined ? 0 : Math.min(remaining, end[damaged]!);
  return { able: remaining - damagedCount, damaged: damagedCount };
}

/** The changes of the line that stays: it holds the undamaged units, or the damaged ones if there are no others. */
function describeUnit(unit: Unit, { able, damaged }: Remainder): Pick<Leftover, 'changes'> {
  if (able + damaged === 0) return {};
  const count = able > 0 ? able : damaged;
  return {
    changes: {
      ...(count !== getCount(unit) && { count }),
      ...(able === 0 && !isDamaged(unit) && { damaged: true }),
    },
  };
}

/** The line of the order of battle to which an earlier turn has moved damaged units of this one. */
function findDamagedLine(unit: Unit, list: readonly Unit[]): Unit | undefined {
  return list.find(
    (line) =>
      isDamaged(line) && line.id.startsWith(`${unit.id}-damaged`) && serializeKind(line) === serializeKind(unit),
  );
}

/** A key that is the same for units that differ only in id, number, damage and notes. */
function serializeKind(unit: Unit): string {
  const members = Object.entries(unit).filter(([key]) => !['id', 'count', 'damaged', 'notes'].includes(key));
  return JSON.stringify(members.sort());
}

/** @param usedIds ids in the order of battle, to which that of the new line is added */
function splitDamaged(unit: Unit, count: number, usedIds: Set<string>): Plain {
  const id = findFreeName(`${unit.id}-damaged`, (candidate) => usedIds.has(candidate));
  usedIds.add(id);
  const { notes: _, ...members } = unit;
  return { ...(members as unknown as Readonly<Record<string, Plain>>), id, count, damaged: true };
}
