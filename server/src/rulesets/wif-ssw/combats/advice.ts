/** Advice on strategic submarine warfare: the aims of a side, and alternatives to its orders. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import { convoyPoints } from '../attack/convoy-points';
import { isSub, sswSides, type Engagement, type Header } from '../data';
import { attackers } from '../initiation/participants';
import { navalAirByConvoySide } from '../surprise/combat-types';
import { countOf } from '../units';
import { aimsOf } from './advised-aims';
import { otherDeclarations } from './advised-joins';
import { lossOrders, ordered, orderEdits } from './advised-orders';
import { called, calledIn, canSpend, surpriseSituations } from './advised-surprise';
import { sswCombat } from './ssw';
import { forcesOf } from './ssw-forces';

/** The advice for both sides of an engagement; empty if no submarine can take part. */
export function sswAdvice(engagement: Engagement, header: Header): readonly SideAdvice[] {
  const { subs, ships } = forcesOf(engagement, header);
  const stakes = {
    convoyPoints: convoyPoints(engagement, header).total,
    subs: engagement.subs.units.filter(isSub).reduce((sum, unit) => sum + countOf(unit), 0),
    escorts: ships.reduce((sum, { kind, count }) => sum + (kind === 'escort' ? count : 0), 0),
  };
  const joins = otherDeclarations(engagement, header);
  if (subs.length === 0 && joins.length === 0) return [];
  const losses = lossOrders(engagement, 'subs', subs, (order) =>
    sswCombat(ordered(engagement, 'subs', { losses: order }), header),
  );
  return sswSides.map((side) => ({
    side,
    aims: aimsOf(side, stakes),
    alternatives: side === 'subs' ? joins : otherCalls(engagement, header),
    ...(side === 'subs' && losses && { losses }),
    ...(canSpend(side, engagement, header) && { situations: () => surpriseSituations(side, engagement, header) }),
  }));
}

/** Alternatives: call naval air combat, or do not call it (1.2.4). */
function otherCalls(engagement: Engagement, header: Header): readonly Alternative[] {
  if (attackers(engagement, header).length === 0 || !navalAirByConvoySide(engagement, header).available) return [];
  const call = calledIn(engagement, header) === 'ssw' ? 'naval-air' : 'ssw';
  return [
    {
      id: `call.${call}`,
      group: 'combat type',
      title: call === 'naval-air' ? 'call naval air combat' : 'call no naval air combat',
      combat: () => called(engagement, header, call),
      edits: () => orderEdits(engagement, 'convoy', { combatType: call === 'naval-air' ? call : undefined }),
    },
  ];
}
