/** What a turn leaves to the next: the forces that are left, and whose turn it is. */
import { type Edit, removeMember, setMember } from '../../../model/edit';
import type { NextTurn, ScenarioTurn } from '../../../model/turn';
import type { Header, NamedForce } from '../data';
import { toUnitCounts } from '../forces';
import { computeNextTurn } from '../turn-order';
import { getPoolKey } from './turn-pool';

type Scenario = Header & { readonly forces?: readonly NamedForce[] };

/** @param scenarioTurn that counts all forces */
export function createNextTurn(scenario: Scenario, scenarioTurn: ScenarioTurn): NextTurn {
  const { counters } = scenarioTurn.turn;
  return {
    scenarioTurn,
    keptLists: ['forces', 'submarines'],
    listEdits: (end) => {
      const remaining = new Map(counters.map(({ name }, index) => [name, end[index]!]));
      return [...advanceTurn(scenario), ...(scenario.forces ?? []).flatMap((force) => reduceForce(force, remaining))];
    },
  };
}

function reduceForce({ id, power, units }: NamedForce, remaining: Map<string, number>): readonly Edit[] {
  return toUnitCounts(units, power)
    .map((unit): Edit | undefined => {
      const key = getPoolKey(id, unit.id ?? unit.type);
      const all = remaining.get(key);
      if (all === undefined) return undefined;
      // Several lines of one kind lose the last of them first.
      const count = Math.min(unit.count, all);
      remaining.set(key, all - count);
      if (count === unit.count) return undefined;
      const { owner, key: member } = unit.group ? { owner: unit.group, key: 'count' } : unit.from;
      return { edit: 'set', owner, key: member!, value: count };
    })
    .filter((edit) => edit !== undefined);
}

function advanceTurn({ turn, powers = {} }: Scenario): readonly Edit[] {
  if (turn === undefined) return [];
  const next = computeNextTurn(turn, powers);
  return [
    ...(next.round === turn.round ? [] : [setMember(turn, 'round', next.round)]),
    ...(next.power === turn.power ? [] : [setMember(turn, 'power', next.power)]),
    ...(turn.phase === undefined ? [] : [removeMember(turn, 'phase')]),
  ];
}
