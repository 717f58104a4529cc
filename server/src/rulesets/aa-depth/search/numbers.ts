/** A detection roll of at most this finds submarines of a depth, by the sides of the die. */
export const findsWith = {
  periscope: { 6: 3, 12: 6, 20: 10 },
  submerged: { 6: 2, 12: 4, 20: 7 },
} as const;

/** Detection rolls of each searcher. */
export const diceOfSearcher = 1;
