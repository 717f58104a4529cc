/** The first cycle in which submarines may dive, by the rule. */
export const firstDive = 1;
