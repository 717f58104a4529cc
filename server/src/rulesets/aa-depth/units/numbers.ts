/** The least that modifiers leave of a value that is not 0. */
export const leastValue = 1;
