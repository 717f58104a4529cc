/** The rank of capital ships in a line (22.53). */

export interface Ranked {
  readonly size: number;
  /** Slow, or damaged. */
  readonly slow: boolean;
  readonly hits: number;
  readonly navalModifier: number;
}

/** Sort order: larger ships first; then faster ones, fewer hits, higher naval modifier. */
export function byRank(one: Ranked, other: Ranked): number {
  return (
    other.size - one.size ||
    Number(one.slow) - Number(other.slow) ||
    one.hits - other.hits ||
    other.navalModifier - one.navalModifier
  );
}
