/** Checks the length of submarine moves against their depth. */
import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Finding, Fix } from '../../../model/problem';
import { counted } from '../../../model/wording';
import type { Depth, Scenario, SubmarineMove } from '../data';
import { chooseReading } from '../fixes';
import { reading } from '../options';
import type { RuleId } from '../rules';
import { depthName } from '../search/search';
import { cite } from '../wording';
import { allowanceOfMove, depthOfMove } from './movement';

/** Reports moves at a depth that are too long. @param rule that limits movement at the depth */
export function* movesTooFar(scenario: Scenario, depth: Depth, rule: RuleId): Iterable<Finding> {
  const movedBefore = earlierMoves(scenario, depth);
  for (const move of scenario.submarineMoves ?? []) {
    const { group, route } = move;
    const obeyed = depthOfMove(move, scenario);
    const allowance = obeyed?.depth === depth ? allowanceOfMove(move, scenario)?.total : undefined;
    if (obeyed === undefined || allowance === undefined) continue;
    const before = movedBefore.get(move) ?? 0;
    const left = Math.max(0, allowance - before);
    if (route.length <= left) continue;
    const limit = allowance === 0 ? 'does not move' : `moves at most ${counted(allowance, 'sea zone')} a turn`;
    const used = before === 0 ? '' : `, after ${before} in an earlier move of the turn`;
    yield {
      message: `${group} is ${depthName(depth)} and ${limit}, but this route has ${allowance === 0 ? counted(route.length, 'sea zone') : route.length}${used}${cite(rule)}. Shorten it${depth === 'surfaced' ? '' : ', or declare another depth the turn before'}.`,
      place: left === 0 ? at(move, 'route') : at(route, left),
      ...(obeyed.from && { related: [{ message: 'The depth that the move obeys.', place: obeyed.from }] }),
      fixes: [
        {
          title: left === 0 ? 'Stay where it is' : `Stop in ${route[left - 1]}`,
          edits: [set(move, 'route', route.slice(0, left))],
          preferred: true,
        },
        ...otherReading(move, before, scenario),
      ],
    };
  }
}

/** The distance that the submarines of each move have already covered in the same turn at a depth. */
function earlierMoves(scenario: Scenario, depth: Depth): ReadonlyMap<SubmarineMove, number> {
  const { submarineMoves = [], turn } = scenario;
  const isLate = ({ phase }: SubmarineMove): boolean => phase === 'noncombat-move';
  const inOrder = [...submarineMoves.filter((move) => !isLate(move)), ...submarineMoves.filter(isLate)];
  const moved = new Map<string, number>();
  const before = new Map<SubmarineMove, number>();
  for (const move of inOrder) {
    const { group, round = turn?.round, route } = move;
    const turnOfGroup = `${round} ${group}`;
    const sum = moved.get(turnOfGroup) ?? 0;
    before.set(move, sum);
    if (depthOfMove(move, scenario)?.depth === depth) moved.set(turnOfGroup, sum + route.length);
  }
  return before;
}

/** A fix that chooses the other reading of the move's depth, if the route is short enough under it. */
function otherReading(move: SubmarineMove, before: number, scenario: Scenario): readonly Fix[] {
  const moveDepth = reading(scenario, 'moveDepth') === 'old' ? 'new' : 'old';
  const other: Scenario = { ...scenario, options: { ...scenario.options, moveDepth } };
  const allowance = allowanceOfMove(move, other)?.total ?? 0;
  return before + move.route.length > allowance ? [] : [chooseReading(scenario, 'moveDepth', moveDepth)];
}
