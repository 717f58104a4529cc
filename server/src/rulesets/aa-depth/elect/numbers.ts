/** The first cycle in which submarines that elected to defend can be hit. */
export const firstTargetCycle = 2;
