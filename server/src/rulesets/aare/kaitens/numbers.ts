/** Numbers set by the rules of this chapter, by rule id. */
export const kaitensNumbers = {
  'kaiten-detection': { by: -1 },
} as const;
