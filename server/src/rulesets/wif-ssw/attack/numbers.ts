/** The numbers that the rules on the attack (1.2.5.1) set. */

/** Rounds of combat. */
export const roundsOfCombat = 1;

/** Convoy points per ship. */
export const convoyShip = { convoyPoints: 2 } as const;

/** The minimum attack value of a submarine. */
export const valueFloor = { minimum: 1 } as const;

/** The attack value of any submarine in section 0. */
export const sectionZero = { value: 1 } as const;
