/** Numbers set by depths: value modifiers by the sides of the die, and sea zones per turn. */
export const periscope = { attack: { 6: 1, 12: 2, 20: 3 }, spaces: 1 } as const;

export const submerged = { values: { 6: -1, 12: -2, 20: -3 }, spaces: 1 } as const;

export const silent = { spaces: 0 } as const;
