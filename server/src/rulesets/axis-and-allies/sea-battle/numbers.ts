/** The numbers that rules of the sea battle set, each stated here alone, by rule id. Values of units are in the unit table. */
export const seaBattleNumbers = {
  'battleship-damage': { hits: 2 },
} as const;
