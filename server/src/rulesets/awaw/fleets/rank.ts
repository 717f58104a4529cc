/** The rank of capital ships in a line (22.53). */

export interface Ranked {
  readonly size: number;
  /** Slow, or damaged. */
  readonly slow: boolean;
  readonly hits: number;
  readonly navalModifier: number;
}

/** Sort order: larger ships first; then faster ones, fewer hits, higher naval modifier. */
export function compareRanks(a: Ranked, b: Ranked): number {
  return b.size - a.size || Number(a.slow) - Number(b.slow) || a.hits - b.hits || b.navalModifier - a.navalModifier;
}
