/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const shipNumbers = {
  'ship-catalogue': { least: 2, max: 5, pb: 2, cvl: 2, cv: 3, cvb: 4 },
} as const;
