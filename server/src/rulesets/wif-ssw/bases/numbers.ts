/** Numbers that the rules of the historic bases set, by rule id. */
export const numbers = {
  'cadiz-gained': { usEntry: 5 },
  'azores-die': { sides: 10, grants: 10 },
  'azores-no-us-entry': { usEntry: 0 },
} as const;
