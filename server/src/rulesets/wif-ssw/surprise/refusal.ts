/** Why purchases have no effect in strategic submarine warfare (1.2.3 to 1.2.5.1). */
import { placeAt } from '../kit';
import { listConvoyUnits } from '../attack/convoy-section';
import { isSub, type Engagement, type Header, type Purchase, type SswSide } from '../data';
import type { Obstacle } from '../initiation/obstacle';
import { listAttackers } from '../initiation/participants';
import { getReading } from '../options';
import { formatUnitKind } from '../wording';
import { getPurchaseAvailability } from './combat-types';

/** Why a purchase of a side has no effect in an engagement, regardless of the points; undefined if it has one. */
export function findRefusal(
  purchase: Purchase,
  side: SswSide,
  engagement: Engagement,
  header: Header,
): Obstacle | undefined {
  switch (purchase.buy) {
    case 'combat-type': {
      const availability = getPurchaseAvailability(purchase.type, engagement, header);
      return availability.available ? undefined : availability;
    }
    case 'avoid':
      if (getReading(header, 'avoidCombat') === 'allowed') return undefined;
      return { rule: 'surprise-menu', why: 'the combat cannot be avoided', from: placeAt(purchase, 'buy') };
    case 'target':
      return side === 'subs'
        ? findSubVictimObstacle(purchase, engagement)
        : findConvoyVictimObstacle(purchase, engagement, header);
    case 'include-docked':
      return { rule: 'docked-pair-price', why: 'it is for naval combat only', from: placeAt(purchase, 'buy') };
    case 'own-column-up':
    case 'enemy-column-down':
      return undefined;
  }
}

type Target = Extract<Purchase, { buy: 'target' }>;

/** The sub side may pick only ASW units of the Convoy Section. */
function findSubVictimObstacle(purchase: Target, engagement: Engagement): Obstacle | undefined {
  const from = placeAt(purchase, 'unit');
  const unit = listConvoyUnits(engagement).find(({ id }) => id === purchase.unit);
  if (unit === undefined)
    return { rule: 'ssw-participants', why: `${purchase.unit} is not in the Convoy Section`, from };
  if (unit.type === 'asw') return undefined;
  return { rule: 'buy-target', why: `${unit.id} is ${formatUnitKind(unit)}, not an ASW unit`, from };
}

/** The convoy side may pick only submarines that take part. */
function findConvoyVictimObstacle(purchase: Target, engagement: Engagement, header: Header): Obstacle | undefined {
  const from = placeAt(purchase, 'unit');
  const unit = engagement.subs.units.find(({ id }) => id === purchase.unit);
  if (unit === undefined) return { rule: 'ssw-participants', why: `${purchase.unit} is not on the sub side`, from };
  if (!isSub(unit))
    return { rule: 'ssw-participants', why: `${unit.id} is ${formatUnitKind(unit)}, not a submarine`, from };
  if (listAttackers(engagement, header).includes(unit)) return undefined;
  return { rule: 'ssw-participants', why: `${unit.id} does not take part`, from };
}
