/** Numbers that the rules of naval combat set, by rule id. Prices are in surprise points. */
export const numbers = {
  'undamaged-ships-cost': { price: 3 },
  'presence-of-the-enemy': { movementPoints: 2, without: 1 },
} as const;
