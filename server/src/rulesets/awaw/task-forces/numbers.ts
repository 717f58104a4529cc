/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const taskForceNumbers = {
  'task-force-numbers': { max: 12 },
  'task-force-size': { max: 25 },
  'carriers-at-most-half': { of: 2 },
} as const;
