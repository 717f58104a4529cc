/** Small scenarios that the examples of the codes are made of. */

/** A scenario with some powers, and more lines at its end. */
export const writeScenario = (powers: string, more = '') => `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
${powers}
${more}`;

/** A power of the Axis. */
export const axis = '  germany: { side: axis }';
/** A scenario with an engagement of some submarines, and more lines of the engagement. */
export const writeBattle = (units: string, more = '') =>
  writeScenario(
    `  germany: { side: axis, action: naval }\n  cw: { side: allied }`,
    `engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [${units}] }
    convoy: { power: cw, convoyPoints: 12 }
${more}`,
  );
/** A submarine. */
export const sub = '{ id: flotilla-7, type: sub, attack: 3, section: 3 }';
