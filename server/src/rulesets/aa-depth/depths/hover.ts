/** Hovers on submarines outside battles and on their moves. */
import { valueAt } from '../../../model/place';
import { formatPower } from '../../axis-and-allies/wording';
import type { Submarine, SubmarineMove } from '../data';
import { createOptionBasis } from '../options';
import { formatDepth } from '../search/search';
import { listMemberPaths, listAmounts, cite, pluralize, type DepthHover } from '../kit';
import { resolveDepth } from './depth';
import { explainDepth, formatDepthTitle } from './hover-depth';
import { computeMoveAllowance, resolveMoveDepth } from './movement';

export const submarineHover: DepthHover = {
  patterns: listMemberPaths('submarines', ['', 'id', 'type', 'depth', 'power']),
  explain: (scenario, _, { path }) => {
    const submarine = valueAt(scenario, path.slice(0, 2)) as Submarine | undefined;
    if (submarine === undefined) return undefined;
    const resolvedDepth = resolveDepth(submarine, submarine.power, scenario);
    const title = `${submarine.id} of ${formatPower(submarine.power)}: ${formatDepthTitle(resolvedDepth.depth).toLowerCase()}`;
    return explainDepth(
      title,
      { type: submarine.type ?? 'sub', resolved: resolvedDepth, id: submarine.id, isAttacking: false },
      scenario,
    );
  },
};

export const moveHover: DepthHover = {
  patterns: listMemberPaths('submarineMoves', ['', 'id', 'group', 'phase', 'route', 'route.*']),
  explain: (scenario, _, { path }) => {
    const move = valueAt(scenario, path.slice(0, 2)) as SubmarineMove | undefined;
    const depth = move && resolveMoveDepth(move, scenario);
    if (move === undefined || depth === undefined) return undefined;
    const allowance = computeMoveAllowance(move, scenario);
    const spaces = move.route.length;
    const note =
      allowance === undefined
        ? undefined
        : spaces > allowance.total
          ? `too far: the route has ${pluralize(spaces, 'sea zone')}`
          : `the route has ${pluralize(spaces, 'sea zone')}`;
    return {
      title: `Move of ${move.group}, ${formatDepth(depth.depth)}`,
      text: `The depth that the move obeys: ${formatDepthTitle(depth.depth).toLowerCase()}${cite(depth.rule)}.`,
      ...listAmounts(allowance === undefined ? [] : [{ amount: allowance, totalNote: note }]),
      rules: ['declaration-phase', depth.rule],
      bases: depth.isDecidedByOption ? [createOptionBasis('moveDepth')] : [],
    };
  },
};
