/** Random turns of every ruleset. */
import { playRandomTurns, rulesetsWithTurns } from '../support/random-turns';

/** Plays turns of each ruleset. @returns the number of rulesets that failed */
export function fuzzTurns(count: number, firstSeed: number): number {
  let failures = 0;
  for (const ruleset of rulesetsWithTurns) {
    try {
      const { turns, exact, carrying } = playRandomTurns(ruleset, count, firstSeed);
      console.log(
        `fuzz: ${turns} turns of ${ruleset} played, ${exact} with exact odds, ${carrying} in which something carries over`,
      );
    } catch (error) {
      failures++;
      console.error('fuzz:', error);
    }
  }
  return failures;
}
