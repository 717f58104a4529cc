/** The joint distribution of both sides' positions: a row for each position of the first side, a column for each of the second. */
import type { Span } from './span';

export class Cells {
  /** Rows without probability may be missing. */
  readonly rows: (number[] | undefined)[] = [];
  /** Numbers held by all rows. */
  size = 0;
  /** A row of zeros as long as the last new row: copying it is faster than filling a new one. */
  readonly #blank: number[] = [0.5].fill(0);

  add(row: number, column: number, share: number): void {
    this.row(row, column + 1)[column]! += share;
  }

  /** Removes and returns the probability of a joint state. */
  take(row: number, column: number): number {
    const cells = this.rows[row];
    const share = cells?.[column] ?? 0;
    if (share !== 0) cells![column] = 0;
    return share;
  }

  /** Removes and returns the probabilities of a row; undefined if there are none. */
  takeRow(row: number): readonly number[] | undefined {
    const shares = this.rows[row];
    this.size -= shares?.length ?? 0;
    this.rows[row] = undefined;
    return shares;
  }

  /** The total probability. */
  total(): number {
    let total = 0;
    for (let row = 0; row < this.rows.length; row++) {
      const shares = this.rows[row];
      if (shares) for (let column = 0; column < shares.length; column++) total += shares[column]!;
    }
    return total;
  }

  /** A row with at least so many columns. */
  row(row: number, width: number): number[] {
    const known = this.rows[row];
    if (known && known.length >= width) return known;
    const wider = this.#zeros(known ? 2 * width : width);
    if (known) for (let column = 0; column < known.length; column++) wider[column] = known[column]!;
    this.size += wider.length - (known?.length ?? 0);
    return (this.rows[row] = wider);
  }

  #zeros(count: number): number[] {
    if (this.#blank.length !== count) {
      while (this.#blank.length < count) this.#blank.push(0);
      this.#blank.length = count;
    }
    return this.#blank.slice();
  }

  /** Releases the memory of a row without probability. @returns false if it still has some */
  release(row: number): boolean {
    const known = this.rows[row];
    if (!known) return true;
    for (let column = 0; column < known.length; column++) if (known[column] !== 0) return false;
    this.size -= known.length;
    this.rows[row] = undefined;
    return true;
  }

  /**
   * Adds the product of two independent distributions.
   * @param probability of the whole product
   * @param cut joint states less likely than this are left out
   * @param width number of columns
   * @returns the probability that was added; 0 if nothing is cut, when nobody needs it
   */
  spread(first: Span, second: Span, share: number, cut: number, width: number): number {
    const { count, positions: columns, shares } = second;
    if (count === 1) return this.#spreadColumn(first, columns[0]!, share * shares[0]!, cut, width);
    if (cut === 0) {
      for (let i = 0; i < first.count; i++) {
        const factor = share * first.shares[i]!;
        if (factor === 0) continue;
        const row = this.row(first.positions[i]!, width);
        for (let j = 0; j < count; j++) row[columns[j]!]! += factor * shares[j]!;
      }
      return 0;
    }
    const { peaksBefore, peaksBehind, sums } = second.slopes();
    let added = 0;
    // The range of columns that are likely enough; it moves little from row to row.
    let from = 0;
    let to = count;
    for (let i = 0; i < first.count; i++) {
      const factor = share * first.shares[i]!;
      if (factor <= cut) continue;
      const least = cut / factor;
      while (from < count && peaksBefore[from]! < least) from++;
      while (from > 0 && peaksBefore[from - 1]! >= least) from--;
      while (to > from && peaksBehind[to - 1]! < least) to--;
      while (to < count && peaksBehind[to]! >= least) to++;
      if (from >= to) continue;
      const row = this.row(first.positions[i]!, width);
      for (let j = from; j < to; j++) row[columns[j]!]! += factor * shares[j]!;
      added += factor * (sums[to]! - sums[from]!);
    }
    return added;
  }

  /** The same if the second distribution is a single position. @param probability of the whole times that of the position */
  #spreadColumn(first: Span, column: number, share: number, cut: number, width: number): number {
    let added = 0;
    for (let i = 0; i < first.count; i++) {
      const part = share * first.shares[i]!;
      if (part === 0 || part < cut) continue;
      this.row(first.positions[i]!, width)[column]! += part;
      added += part;
    }
    return added;
  }
}
