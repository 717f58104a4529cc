/** Moves of submarines that are longer than their depth allows. */
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

/** The moves that obey a depth and go too far. @param rule that says how far submarines move at the depth */
export function* movesTooFar(scenario: Scenario, depth: Depth, rule: RuleId): Iterable<Finding> {
  for (const move of scenario.submarineMoves ?? []) {
    const { group, route } = move;
    const obeyed = depthOfMove(move, scenario);
    const allowance = obeyed?.depth === depth ? allowanceOfMove(move, scenario)?.total : undefined;
    if (obeyed === undefined || allowance === undefined) continue;
    const before = movedBefore(move, depth, scenario);
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

/** How far the submarines of a move have moved before it in the same turn, at the same depth. */
function movedBefore(move: SubmarineMove, depth: Depth, scenario: Scenario): number {
  const { submarineMoves = [], turn } = scenario;
  const roundOf = ({ round }: SubmarineMove): number | undefined => round ?? turn?.round;
  const place = ({ phase }: SubmarineMove, index: number): number =>
    (phase === 'noncombat-move' ? submarineMoves.length : 0) + index;
  const own = place(move, submarineMoves.indexOf(move));
  return submarineMoves
    .filter((other, index) => other.group === move.group && place(other, index) < own)
    .filter((other) => roundOf(other) === roundOf(move) && depthOfMove(other, scenario)?.depth === depth)
    .reduce((sum, { route }) => sum + route.length, 0);
}

/** The other reading of which depth the move obeys, where the route is short enough with it. */
function otherReading(move: SubmarineMove, before: number, scenario: Scenario): readonly Fix[] {
  const moveDepth = reading(scenario, 'moveDepth') === 'old' ? 'new' : 'old';
  const other: Scenario = { ...scenario, options: { ...scenario.options, moveDepth } };
  const allowance = allowanceOfMove(move, other)?.total ?? 0;
  return before + move.route.length > allowance ? [] : [chooseReading(scenario, 'moveDepth', moveDepth)];
}
