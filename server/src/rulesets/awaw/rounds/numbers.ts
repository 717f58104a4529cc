/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const roundNumbers = {
  'combat-groups': { max: 6 },
  search: { squadrons: 1, codebreaking: 1, laterRound: 1, strongGroup: 1, strongFrom: 10, carriers: 1 },
} as const;
