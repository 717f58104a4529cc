/** Probabilities of joint states: a row for each position of the first side, a column for each of the second. */
import type { Span } from './span';

export class Cells {
  /** Rows without probability may be missing. */
  readonly rows: (Float64Array | undefined)[] = [];
  /** How many numbers the rows hold. */
  size = 0;

  add(row: number, column: number, share: number): void {
    this.row(row, column + 1)[column]! += share;
  }

  /** Takes the probability of a joint state away. */
  take(row: number, column: number): number {
    const cells = this.rows[row];
    const share = cells?.[column] ?? 0;
    if (share !== 0) cells![column] = 0;
    return share;
  }

  /** Takes the probability of a row away; undefined where there is none. */
  takeRow(row: number): Float64Array | undefined {
    const shares = this.rows[row];
    this.size -= shares?.length ?? 0;
    this.rows[row] = undefined;
    return shares;
  }

  /** All probability. */
  total(): number {
    let total = 0;
    for (const row of this.rows) if (row) for (const share of row) total += share;
    return total;
  }

  /** A row with at least so many columns. */
  row(row: number, width: number): Float64Array {
    const known = this.rows[row];
    if (known && known.length >= width) return known;
    const wider = new Float64Array(known ? 2 * width : width);
    if (known) wider.set(known);
    this.size += wider.length - (known?.length ?? 0);
    return (this.rows[row] = wider);
  }

  /** Forgets a row that has no probability left; false where it has. */
  release(row: number): boolean {
    const known = this.rows[row];
    if (!known) return true;
    for (let column = 0; column < known.length; column++) if (known[column] !== 0) return false;
    this.size -= known.length;
    this.rows[row] = undefined;
    return true;
  }

  /**
   * Adds what two independent spans give together.
   * @param share of the whole
   * @param cut joint states less likely than this are left out
   * @param width how many columns there are
   * @returns the share that was added; not counted where nothing is cut
   */
  spread(first: Span, second: Span, share: number, cut: number, width: number): number {
    const { positions: columns, shares } = second;
    let added = 0;
    for (let i = 0; i < first.count; i++) {
      const factor = share * first.shares[i]!;
      if (factor <= cut) continue;
      const row = this.row(first.positions[i]!, width);
      if (cut === 0) {
        for (let j = 0; j < second.count; j++) row[columns[j]!]! += factor * shares[j]!;
        continue;
      }
      const least = cut / factor;
      for (let j = 0; j < second.count; j++) {
        if (shares[j]! < least) continue;
        row[columns[j]!]! += factor * shares[j]!;
        added += factor * shares[j]!;
      }
    }
    return added;
  }
}
