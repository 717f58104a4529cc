/** Numbers set by the rules of this chapter, by rule id. */
export const researchNumbers = {
  'research-cost': { major: 5, minor: 4, facesThatSucceed: 1 },
  'first-purchase': { rolls: 4 },
  'second-purchase': { rolls: 2 },
  'six-rolls': { rolls: 6 },
  'shared-technology': { by: -1 },
} as const;
