/** The numbers that the rules on surprise points (1.2.3 to 1.2.5.1, WIF 11.5.6) set. */

/** Surprise points for the choice of the combat type. */
export const combatTypeChoice = { price: 4 } as const;

/** Surprise points to avoid the combat. */
export const avoidance = { price: 4 } as const;

/** Surprise points for the unit that one effect falls on. */
export const targetChoice = { price: 3 } as const;
