/** The numbers that the rules on search (1.2.3) set. */

/** The die of each side. */
export const searchDice = { sides: 10 } as const;

/** The search modifiers of aircraft; carrier planes by their range. */
export const aircraftInSearch = {
  short: { from: 4, to: 6, by: -1 },
  long: { from: 7, by: -2 },
  navalBomber: -1,
} as const;

/** The minimum number of convoy points that count, and the number for each 1 that they add. */
export const pointsInSearch = { minimum: 2, each: 10 } as const;

/** The modifier of the weather to the search of the sub side. */
export const weatherInSearch = { wet: 1, stormy: 2 } as const;
