/** The first cycle in which submarines may dive, by the rule. */
export const firstDiveCycle = 1;
