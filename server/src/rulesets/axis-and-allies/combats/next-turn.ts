/** What a turn leaves to the next: the forces that are left, and what is left of the cash of those who paid for raids. */
import { type Edit, setMember } from '../../../model/edit';
import type { NextTurn, ScenarioTurn } from '../../../model/turn';
import type { Header, NamedForce, Power } from '../data';
import { toUnitCounts } from '../forces';
import { getPaidName, getPoolKey } from './turn-pool';

type Scenario = Header & { readonly forces?: readonly NamedForce[] };

/** The next turn of a scenario. @param scenarioTurn a turn that counts all forces */
export function createNextTurn(scenario: Scenario, scenarioTurn: ScenarioTurn): NextTurn {
  const { counters } = scenarioTurn.turn;
  return {
    scenarioTurn,
    keptLists: ['forces', 'submarines'],
    listEdits: (end) => {
      const remaining = new Map(counters.map(({ name }, index) => [name, end[index]!]));
      return [
        ...(scenario.forces ?? []).flatMap((force) => reduceForce(force, remaining)),
        ...Object.entries(scenario.powers ?? {}).flatMap(([name, power]) => payFromTreasury(name, power, remaining)),
      ];
    },
  };
}

function reduceForce({ id, power, units }: NamedForce, remaining: Map<string, number>): readonly Edit[] {
  return toUnitCounts(units, power)
    .map((unit): Edit | undefined => {
      const key = getPoolKey(id, unit.id ?? unit.type);
      const remainingCount = remaining.get(key);
      if (remainingCount === undefined) return undefined;
      // Several lines of one kind lose the last of them first.
      const count = Math.min(unit.count, remainingCount);
      remaining.set(key, remainingCount - count);
      if (count === unit.count) return undefined;
      const { owner, key: member } = unit.group ? { owner: unit.group, key: 'count' } : unit.from;
      return { edit: 'set', owner, key: member!, value: count };
    })
    .filter((edit) => edit !== undefined);
}

/** @param counters after the turn, by name */
function payFromTreasury(name: string, power: Power, counters: ReadonlyMap<string, number>): readonly Edit[] {
  const paid = counters.get(getPaidName(name)) ?? 0;
  return power.treasury === undefined || paid === 0
    ? []
    : [setMember(power, 'treasury', Math.max(0, power.treasury - paid))];
}
