/** What a combat can turn out to be, as the `type` counter of the board keeps it. */
export const combatTypes = ['undecided', 'ssw', 'naval-air', 'avoided', 'sub', 'none'] as const;
export type CombatType = (typeof combatTypes)[number];

/** Greatest value of the counter. */
export const maxType = combatTypes.length - 1;
