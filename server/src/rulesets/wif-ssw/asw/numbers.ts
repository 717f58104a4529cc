/** The numbers that the rules on ASW values (1.2.5.1) set. */

/** Multiplier for ASW factors in a dark red circle. */
export const darkRedCircle = { times: 2 } as const;

/** ASW values from the start: of ships by first-cycle cost, of carriers, and of aircraft as a share of the air-to-sea factor. */
export const aswAtStart = { scsOfCost1: 0.5, scsOfCost2: 0, carrier: 0, aircraft: 0.5 } as const;

/** Changes in 1942; other values stay. */
export const aswIn1942 = { year: 1942, scsOfCost1: 1, aircraft: 1 } as const;

/** Changes in 1943; other values stay. */
export const aswIn1943 = { year: 1943, scsOfCost1: 2, scsOfCost2: 0.5, carrier: 0.5, aircraft: 1 } as const;
