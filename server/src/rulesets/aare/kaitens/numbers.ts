/** The numbers that the rules of this chapter set, by rule id. */
export const kaitensNumbers = {
  'kaiten-detection': { by: -1 },
} as const;
