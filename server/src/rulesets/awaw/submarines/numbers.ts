/** The numbers that the rules of this chapter set, by rule id. */
export const submarineNumbers = {
  'research-rolls': { torpedoes: { from: 7, by: 1 }, asw: { from: 6, by: 1 }, moreAsw: { from: 8, by: 2 } },
  'advanced-submarines': { max: 6 },
} as const;
