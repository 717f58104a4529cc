/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const attackNumbers = {
  'fleet-attack-row': { max: 25 },
  'more-than-twenty-squadrons': { row: 20 },
  'naval-air-at-sea': { by: 1 },
  'surprise-attack': { level: 3, by: 1 },
} as const;
