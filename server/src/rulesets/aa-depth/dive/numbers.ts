/** The cycle in which submarines dive at once, by the rule. */
export const firstDive = 1;
