/** The numbers that the rules of this chapter set, by rule id. */
export const battlesNumbers = {
  'carrier-deck': { fighters: 2 },
} as const;
