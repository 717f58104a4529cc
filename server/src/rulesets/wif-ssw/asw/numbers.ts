/** The numbers that the rules on ASW values (1.2.5.1) set. */

/** What ASW factors in a dark red circle are multiplied by. */
export const darkRedCircle = { times: 2 } as const;

/** ASW values from the start: of ships by first-cycle cost, of carriers, and of aircraft as a share of the air-to-sea factor. */
export const aswAtStart = { scsOfCost1: 0.5, scsOfCost2: 0, carrier: 0, aircraft: 0.5 } as const;

/** What changes in 1942; the rest stays. */
export const aswIn1942 = { year: 1942, scsOfCost1: 1, aircraft: 1 } as const;

/** What changes in 1943; the rest stays. */
export const aswIn1943 = { year: 1943, scsOfCost1: 2, scsOfCost2: 0.5, carrier: 0.5, aircraft: 1 } as const;
