/** Advice on strategic submarine warfare: the aims of a side, and alternatives to its orders. */
import type { Alternative, SideAdvice } from '../../../model/advice';
import { computeConvoyPoints } from '../attack/convoy-points';
import { isSub, sswSides, type Engagement, type Header } from '../data';
import { listAttackers } from '../initiation/participants';
import { getNavalAirCallAvailability } from '../surprise/combat-types';
import { getCount } from '../units';
import { listAims } from './aims';
import { listJoinAlternatives } from './join-alternatives';
import { createLossOrders, applyOrders, createOrderEdits } from './order-edits';
import { createCombatWithCall, getOrderedCall, canSpend, createSurpriseSituations } from './surprise-advice';
import { buildSswCombat } from './ssw';
import { readForces } from './ssw-forces';

/** The advice for both sides of an engagement; empty if no submarine can take part. */
export function createSswAdvice(engagement: Engagement, header: Header): readonly SideAdvice[] {
  const { subs, ships } = readForces(engagement, header);
  const stakes = {
    convoyPoints: computeConvoyPoints(engagement, header).total,
    subs: engagement.subs.units.filter(isSub).reduce((sum, unit) => sum + getCount(unit), 0),
    escorts: ships.reduce((sum, { kind, count }) => sum + (kind === 'escort' ? count : 0), 0),
  };
  const joinAlternatives = listJoinAlternatives(engagement, header);
  if (subs.length === 0 && joinAlternatives.length === 0) return [];
  const losses = createLossOrders(engagement, 'subs', subs, (order) =>
    buildSswCombat(applyOrders(engagement, 'subs', { losses: order }), header),
  );
  return sswSides.map((side) => ({
    side,
    aims: listAims(side, stakes),
    alternatives: side === 'subs' ? joinAlternatives : listOtherCalls(engagement, header),
    ...(side === 'subs' && losses && { losses }),
    ...(canSpend(side, engagement, header) && {
      createSituations: () => createSurpriseSituations(side, engagement, header),
    }),
  }));
}

/** Alternatives: call naval air combat, or do not call it (1.2.4). */
function listOtherCalls(engagement: Engagement, header: Header): readonly Alternative[] {
  if (listAttackers(engagement, header).length === 0 || !getNavalAirCallAvailability(engagement, header).available)
    return [];
  const call = getOrderedCall(engagement, header) === 'ssw' ? 'naval-air' : 'ssw';
  return [
    {
      id: `call.${call}`,
      group: 'combat type',
      title: call === 'naval-air' ? 'call naval air combat' : 'call no naval air combat',
      createCombat: () => createCombatWithCall(engagement, header, call),
      createEdits: () =>
        createOrderEdits(engagement, 'convoy', { combatType: call === 'naval-air' ? call : undefined }),
    },
  ];
}
