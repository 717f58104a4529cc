/** A detection roll of at most this number finds submarines at a depth, by the sides of the die. */
export const detectionLimits = {
  periscope: { 6: 3, 12: 6, 20: 10 },
  submerged: { 6: 2, 12: 4, 20: 7 },
} as const;

/** Detection rolls per searcher. */
export const dicePerSearcher = 1;
