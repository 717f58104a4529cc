/** Numbers set by the rules of this chapter, by rule id. */
export const rocketsNumbers = {
  'rocket-launch': { range: 3, gunsThatFire: 1, aComplex: 1 },
  'rocket-damage': { dice: 1 },
} as const;
