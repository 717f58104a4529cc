/** Numbers set by the rules of this chapter, by rule id. */
export const raidsNumbers = {
  'partial-protection': { lostOn: 3 },
  'heavy-bomber-dice': { dice: 2 },
  'raid-damage': { dice: 1 },
} as const;
