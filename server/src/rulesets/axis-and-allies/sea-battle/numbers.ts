/** Numbers set by the rules of the sea battle, by rule id. Values of units are in the unit table. */
export const seaBattleNumbers = {
  'battleship-damage': { hits: 2 },
} as const;
