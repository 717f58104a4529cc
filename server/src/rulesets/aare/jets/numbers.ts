/** Numbers set by the rules of this chapter, by rule id. */
export const jetsNumbers = {
  'jet-defense': { defense: 5 },
  interception: { hitsOn: 1 },
} as const;
