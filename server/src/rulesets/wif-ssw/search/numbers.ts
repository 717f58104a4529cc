/** The numbers that the rules on search (1.2.3) set. */

/** The die of each side. */
export const searchDice = { sides: 10 } as const;

/** What an aircraft changes the search of its side by; carrier planes by their range. */
export const aircraftInSearch = {
  short: { from: 4, to: 6, by: -1 },
  long: { from: 7, by: -2 },
  navalBomber: -1,
} as const;

/** From how many convoy points on they count, and how many add 1 each. */
export const pointsInSearch = { least: 2, each: 10 } as const;

/** What the weather adds to the search of the sub side. */
export const weatherInSearch = { wet: 1, stormy: 2 } as const;
