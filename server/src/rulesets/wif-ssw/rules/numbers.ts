/**
 * The numbers that rules set, each stated here alone: the facts compute with them and the summaries of the rule index print them.
 * By rule id. Points are surprise points, ranges and factors those on the counters.
 */
export const numbers = {
  'search-dice': { sides: 10 },
  'convoy-aircraft': { short: { from: 4, to: 6, by: -1 }, long: { from: 7, by: -2 }, navalBomber: -1 },
  'convoy-points-search': { least: 2, each: 10 },
  'weather-search': { wet: 1, stormy: 2 },
  'type-by-surprise': { price: 4 },
  'one-round': { rounds: 1 },
  'ship-count': { convoyPointsAShip: 2 },
  'asw-fire': { darkRedTimes: 2 },
  'buy-target': { price: 3 },
  'value-floor': { least: 1 },
  'section-zero': { value: 1 },
  'asw-at-start': { scsOfCost1: 0.5, scsOfCost2: 0, carrier: 0, aircraft: 0.5 },
  'asw-in-1942': { year: 1942, scsOfCost1: 1, aircraft: 1 },
  'asw-in-1943': { year: 1943, scsOfCost1: 2, scsOfCost2: 0.5, carrier: 0.5, aircraft: 1 },
  'surprise-points': { avoid: 4 },
  'damage-roll': { sides: 10, neverSaves: 10 },
} as const;
