/** The numbers that the rules of this chapter set, by rule id. */
export const jetsNumbers = {
  'jet-defense': { defense: 5 },
  interception: { hitsOn: 1 },
} as const;
