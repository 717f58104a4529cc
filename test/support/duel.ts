import { dedent } from './fixture';

/** A battleship against a destroyer, with what is expected of it. */
export const duel = (expect: string): string =>
  dedent(`
    ruleset: aare
    powers: { germany: { side: axis }, uk: { side: allies } }
    seaBattles:
      - id: duel
        attacker: { power: germany, units: { bb: 1 } }
        defender: { power: uk, units: { dd: 1 } }
        expect: ${expect}
  `);
