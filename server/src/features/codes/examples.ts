/** What the pages of codes share: the shape of an entry, and short scenarios to show problems in. */

/** What is said of a code on its page. The examples are executed by a test. */
export interface GeneralCode {
  /** What is demanded, as a title. */
  readonly title: string;
  readonly text: string;
  /** A file with this problem; none where it would fill pages, or depends on more than the file. */
  readonly fails?: string;
  readonly passes?: string;
}

/** A scenario of some powers, and lines at its end. */
export const scenario = (powers: string, more = '') => `ruleset: wif-ssw
turn: { year: 1941, months: jan-feb }
powers:
${powers}
${more}`;

/** A power. */
export const axis = '  germany: { side: axis }';
/** An engagement of some submarines, and lines of it. */
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
/** A submarine. */
export const sub = '{ id: flotilla-7, type: sub, attack: 3, section: 3 }';
