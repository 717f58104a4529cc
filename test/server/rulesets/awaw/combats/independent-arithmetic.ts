/** Arithmetic for tests that shares nothing with the engine or the ruleset: copies of the tables, and every roll of the dice. */

/** Hits by fleet factors, 1 to 12, for modified rolls of 2 to 12. */
const fleetHitsByFactors: Readonly<Record<number, string>> = {
  1: '00000011111',
  2: '00000111112',
  3: '00001111122',
  4: '00011111223',
  5: '00111122233',
  6: '00111122233',
  7: '11112223334',
  8: '11112223334',
  9: '11112223334',
  10: '11222333445',
  11: '11222333445',
  12: '11222333445',
};

/** Fleet factors with the same row of the table, by number of squadrons. */
const squadronsAs = [0, 3, 5, 7, 10];

export function readFleetHits(factors: number, roll: number): number {
  return Number(fleetHitsByFactors[factors]![Math.min(12, Math.max(2, roll)) - 2]);
}

export function readAirHits(squadrons: number, roll: number): number {
  return readFleetHits(squadronsAs[squadrons]!, roll);
}

/** Hits of a submarine attack. */
export function readSubmarineHits(roll: number): number {
  return [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3][Math.min(12, Math.max(0, roll))]!;
}

/** Squadrons that air defense of level 1 or 2 eliminates or aborts. */
export function readAirDefenseLosses(level: 1 | 2, roll: number): number {
  const rows = { 1: '00000111122', 2: '00111122333' };
  return Number(rows[level][Math.min(12, Math.max(2, roll)) - 2]);
}

/** Every sum of two dice with its number of combinations in 36. */
export const twoDice: readonly (readonly [sum: number, ways: number])[] = Array.from({ length: 11 }, (_, index) => [
  index + 2,
  6 - Math.abs(index - 5),
]);

/** Collects probabilities by value. */
export class Tally {
  readonly probabilities = new Map<number, number>();

  add(value: number, probability: number): void {
    this.probabilities.set(value, (this.probabilities.get(value) ?? 0) + probability);
  }
}

/** Every roll of some six-sided dice, all equally likely. */
export function* listRolls(dice: number): Generator<readonly number[]> {
  if (dice === 0) yield [];
  else for (const others of listRolls(dice - 1)) for (let face = 1; face <= 6; face++) yield [...others, face];
}
