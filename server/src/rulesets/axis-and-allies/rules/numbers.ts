/** The numbers that shared rules set, each stated here alone, by rule id. Values of units are in the unit tables. */
export const sharedNumbers = {
  'anti-aircraft-fire': { hitsOn: 1, withRadar: 2, gunsThatFire: 1 },
  'shore-bombardment': { battleship: 4 },
  'battleship-damage': { hits: 2 },
} as const;
