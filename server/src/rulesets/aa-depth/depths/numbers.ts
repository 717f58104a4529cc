/** What depths set: modifiers of values by the sides of the die, and the sea zones of a turn. */
export const periscope = { attack: { 6: 1, 12: 2, 20: 3 }, spaces: 1 } as const;

export const submerged = { values: { 6: -1, 12: -2, 20: -3 }, spaces: 1 } as const;

export const silent = { spaces: 0 } as const;
