/** Shared by the pages of codes: the type of an entry, and short scenarios for examples. */

/** The content of the page of a code. A test runs the examples. */
export interface GeneralCode {
  /** The requirement, as a title. */
  readonly title: string;
  readonly text: string;
  /** A file with this diagnostic; absent if it would be too long, or depends on more than the file. */
  readonly fails?: string;
  readonly passes?: string;
}

/** A scenario with some powers, and more lines at its end. */
export const scenario = (powers: string, more = '') => `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
${powers}
${more}`;

export const axis = '  germany: { side: axis }';
/** A scenario with an engagement of some submarines, and more lines of the engagement. */
export const battle = (units: string, more = '') =>
  scenario(
    `  germany: { side: axis, action: naval }\n  cw: { side: allied }`,
    `engagements:
  - id: biscay
    weather: fine
    subs: { power: germany, units: [${units}] }
    convoy: { power: cw, convoyPoints: 12 }
${more}`,
  );
export const sub = '{ id: flotilla-7, type: sub, attack: 3, section: 3 }';
