/** Which types of combat are available: bought with surprise points, or called by the convoy side (1.2.3, 1.2.4). */
import { placeAt } from '../kit';
import { listConvoyUnits, canFight } from '../attack/convoy-section';
import { isAircraft, type Engagement, type Header } from '../data';
import type { Obstacle } from '../initiation/obstacle';
import { getReading } from '../options';
import { isStormy } from '../weather';

/** A combat type in a purchase or an order. */
export type CombatType = 'ssw' | 'naval-air' | 'surface' | 'sub';

/** Whether a combat type is available; if not, the rule and the reason. */
export type Availability = { readonly available: true } | ({ readonly available: false } & Obstacle);

/** Whether surprise points can buy a combat type. */
export function getPurchaseAvailability(type: CombatType, engagement: Engagement, header: Header): Availability {
  if (type === 'ssw') return { available: true };
  if (type === 'naval-air') return getNavalAirPurchaseAvailability(engagement, header);
  const why = 'only strategic submarine warfare and naval air combat are on the menu';
  return { available: false, rule: 'surprise-menu', why, from: placeAt(engagement) };
}

/** Whether the convoy side can call naval air combat without surprise points. */
export function getNavalAirCallAvailability(engagement: Engagement, header: Header): Availability {
  const storm = findStormObstacle(engagement);
  if (storm) return storm;
  const convoyUnits = listConvoyUnits(engagement);
  if (convoyUnits.some((unit) => isAircraft(unit) && canFight(unit, convoyUnits, header))) return { available: true };
  const why = 'the Convoy Section has neither an aircraft nor an undamaged carrier with a plane';
  return { available: false, rule: 'naval-air-by-convoy-side', why, from: placeAt(engagement, 'convoy') };
}

/** Whether naval air combat can be bought (option `boughtNavalAir`). */
export function getNavalAirPurchaseAvailability(engagement: Engagement, header: Header): Availability {
  if (getReading(header, 'boughtNavalAir') === 'needs-aircraft') return getNavalAirCallAvailability(engagement, header);
  return findStormObstacle(engagement) ?? { available: true };
}

function findStormObstacle(engagement: Engagement): Availability | undefined {
  if (!isStormy(engagement.weather)) return undefined;
  const why = `the weather is ${engagement.weather}`;
  return { available: false, rule: 'naval-air-by-convoy-side', why, from: placeAt(engagement, 'weather') };
}
