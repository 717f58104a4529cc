/** Numbers set by the rules of this chapter, by rule id. */
export const battlesNumbers = {
  'carrier-deck': { fighters: 2 },
} as const;
