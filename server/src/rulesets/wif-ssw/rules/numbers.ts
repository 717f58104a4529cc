import { convoyShip, sectionZero } from '../attack/numbers';

/**
 * The numbers that rules set, each stated here alone: the facts compute with them and the summaries of the rule index print them.
 * By rule id. Points are surprise points, ranges and factors those on the counters.
 */
export const numbers = {
  'ship-count': { convoyPointsAShip: convoyShip.convoyPoints },
  'section-zero': sectionZero,
  'undamaged-ships-cost': { price: 3 },
  'presence-of-the-enemy': { movementPoints: 2, without: 1 },
  'cadiz-gained': { usEntry: 5 },
  'azores-die': { sides: 10, grants: 10 },
  'docked-pair-price': { price: 10 },
  'us-sub-builds': { aYear: 1 },
  'us-subs-on-map': { atMost: 3, year: 1941 },
  'torpedo-penalty': { turns: 10, by: -1 },
  'azores-no-us-entry': { usEntry: 0 },
} as const;
