/** The numbers that the rules on damage rolls (WIF 11.5) set. */

/** The die, and the defence from which it never saves. */
export const damageRoll = { sides: 10, neverSaves: 10 } as const;
