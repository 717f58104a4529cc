/** The numbers that the rules of this chapter set, by rule. Sizes and strengths are naval factors. */
export const submarineNumbers = {
  'research-rolls': { torpedoes: { from: 7, by: 1 }, asw: { from: 6, by: 1 }, moreAsw: { from: 8, by: 2 } },
  'advanced-submarines': { max: 6 },
} as const;
