/** The numbers that the rules on the attack (1.2.5.1) set. */

/** Rounds of combat. */
export const roundsOfCombat = 1;

/** How many convoy points are a ship. */
export const convoyShip = { convoyPoints: 2 } as const;

/** The least that a submarine attacks with. */
export const valueFloor = { least: 1 } as const;

/** What every submarine in section 0 attacks with. */
export const sectionZero = { value: 1 } as const;
