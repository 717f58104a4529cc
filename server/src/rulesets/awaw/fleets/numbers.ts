/** The numbers that the rules of this chapter set, by rule id. */
export const fleetNumbers = {
  'fleet-pairing': { lightRatio: 3 },
  'reduced-effectiveness': { by: 1 },
} as const;
