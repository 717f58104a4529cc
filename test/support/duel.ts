import { dedent } from './fixture';

/** A battle of a battleship against a destroyer with an expectation. */
export const writeDuel = (expect: string): string =>
  dedent(`
    ruleset: aare
    powers: { germany: { side: axis }, uk: { side: allies } }
    seaBattles:
      - id: duel
        attacker: { power: germany, units: { bb: 1 } }
        defender: { power: uk, units: { dd: 1 } }
        expect: ${expect}
  `);
