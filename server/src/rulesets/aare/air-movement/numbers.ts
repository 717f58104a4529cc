/** Numbers set by the rules of this chapter, by rule id. */
export const airMovementNumbers = {
  'long-range-movement': { fighter: 6, bomber: 8 },
  'air-transport': { infantry: 1 },
} as const;
