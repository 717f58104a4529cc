/** Numbers set by the rules of this chapter, by rule id. */
export const detectionNumbers = {
  'detection-base': { value: 3 },
  'air-modifier': { by: 1 },
  'long-range-air-modifier': { instead: 2 },
  'combined-arms-detection': { by: 1 },
  'super-submarine-detection': { by: -1 },
  'super-submarine-values': { attack: 3 },
} as const;
