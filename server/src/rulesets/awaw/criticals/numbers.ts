/** The numbers that the rules of this chapter set, by rule id. */
export const criticalNumbers = {
  'critical-double-six': { natural: 12 },
  'critical-surprise': { level: 7 },
} as const;
