/** Checks the length of submarine moves against their depth. */
import type { Violation, Fix } from '../../../model/diagnostic';
import { cite, setMember, placeAt, pluralize, createPreferredFix, type RuleId } from '../kit';
import type { Depth, Scenario, SubmarineMove } from '../data';
import { chooseReading } from '../fixes';
import { getReading } from '../options';
import { formatDepth } from '../search/search';
import { computeMoveAllowance, resolveMoveDepth } from './movement';

/** Reports moves at a depth that are too long. @param rule that limits movement at the depth */
export function* checkMoveLength(scenario: Scenario, depth: Depth, rule: RuleId): Iterable<Violation> {
  const spacesBefore = sumEarlierMoves(scenario, depth);
  for (const move of scenario.submarineMoves ?? []) {
    const { group, route } = move;
    const resolvedDepth = resolveMoveDepth(move, scenario);
    const allowance = resolvedDepth?.depth === depth ? computeMoveAllowance(move, scenario)?.total : undefined;
    if (resolvedDepth === undefined || allowance === undefined) continue;
    const earlierSpaces = spacesBefore.get(move) ?? 0;
    const remaining = Math.max(0, allowance - earlierSpaces);
    if (route.length <= remaining) continue;
    const limit = allowance === 0 ? 'does not move' : `moves at most ${pluralize(allowance, 'sea zone')} a turn`;
    const usedText = earlierSpaces === 0 ? '' : `, after ${earlierSpaces} in an earlier move of the turn`;
    yield {
      message: `${group} is ${formatDepth(depth)} and ${limit}, but this route has ${allowance === 0 ? pluralize(route.length, 'sea zone') : route.length}${usedText}${cite(rule)}. Shorten it${depth === 'surfaced' ? '' : ', or declare another depth the turn before'}.`,
      place: remaining === 0 ? placeAt(move, 'route') : placeAt(route, remaining),
      ...(resolvedDepth.from && {
        related: [{ message: 'The depth that the move obeys.', place: resolvedDepth.from }],
      }),
      fixes: [
        createPreferredFix(
          remaining === 0 ? 'Stay where it is' : `Stop in ${route[remaining - 1]}`,
          setMember(move, 'route', route.slice(0, remaining)),
        ),
        ...suggestOtherReading(move, earlierSpaces, scenario),
      ],
    };
  }
}

/** The distance that the submarines of each move have already covered in the same turn at a depth. */
function sumEarlierMoves(scenario: Scenario, depth: Depth): ReadonlyMap<SubmarineMove, number> {
  const { submarineMoves = [], turn } = scenario;
  const isNoncombat = ({ phase }: SubmarineMove): boolean => phase === 'noncombat-move';
  const orderedMoves = [...submarineMoves.filter((move) => !isNoncombat(move)), ...submarineMoves.filter(isNoncombat)];
  const spacesByGroup = new Map<string, number>();
  const earlierSpaces = new Map<SubmarineMove, number>();
  for (const move of orderedMoves) {
    const { group, round = turn?.round, route } = move;
    const groupTurn = `${round} ${group}`;
    const sum = spacesByGroup.get(groupTurn) ?? 0;
    earlierSpaces.set(move, sum);
    if (resolveMoveDepth(move, scenario)?.depth === depth) spacesByGroup.set(groupTurn, sum + route.length);
  }
  return earlierSpaces;
}

/** A fix that chooses the other reading of the move's depth, if the route is short enough under it. */
function suggestOtherReading(move: SubmarineMove, earlierSpaces: number, scenario: Scenario): readonly Fix[] {
  const moveDepth = getReading(scenario, 'moveDepth') === 'old' ? 'new' : 'old';
  const otherScenario: Scenario = { ...scenario, options: { ...scenario.options, moveDepth } };
  const allowance = computeMoveAllowance(move, otherScenario)?.total ?? 0;
  return earlierSpaces + move.route.length > allowance ? [] : [chooseReading(scenario, 'moveDepth', moveDepth)];
}
