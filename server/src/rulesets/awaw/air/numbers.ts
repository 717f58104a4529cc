/** The numbers that the rules of this chapter set, by rule id. */
export const airNumbers = {
  'air-squadrons': { aFactor: 3 },
  'surprise-level': { combatAirPatrol: 1, airDefense: 2, firstIdle: 4, last: 7 },
  'air-combat': { combatAirPatrol: 1 },
} as const;
