/** The joint distribution of both sides' positions: a row for each position of the first side, a column for each of the second. */
import type { PositionDistribution } from './position-distribution';

export class JointDistribution {
  /** Rows without probability may be missing. */
  readonly rows: (number[] | undefined)[] = [];
  /** Numbers held by all rows. */
  size = 0;
  /** A row of zeros as long as the last new row: copying it is faster than filling a new one. V8 keeps doubles in it from the start because of the 0.5. */
  readonly #zeroTemplate: number[] = [0.5].fill(0);

  add(row: number, column: number, probability: number): void {
    this.getRow(row, column + 1)[column]! += probability;
  }

  /** Removes and returns the probability of a joint state. */
  take(row: number, column: number): number {
    const cells = this.rows[row];
    const probability = cells?.[column] ?? 0;
    if (probability !== 0) cells![column] = 0;
    return probability;
  }

  /** Removes and returns the probabilities of a row; undefined if there are none. */
  takeRow(row: number): readonly number[] | undefined {
    const probabilities = this.rows[row];
    this.size -= probabilities?.length ?? 0;
    this.rows[row] = undefined;
    return probabilities;
  }

  /** The total probability. */
  computeTotal(): number {
    let total = 0;
    for (let row = 0; row < this.rows.length; row++) {
      const probabilities = this.rows[row];
      if (probabilities) for (let column = 0; column < probabilities.length; column++) total += probabilities[column]!;
    }
    return total;
  }

  /** A row with at least this many columns. */
  getRow(row: number, width: number): number[] {
    const cells = this.rows[row];
    if (cells && cells.length >= width) return cells;
    const wider = this.#zeros(cells ? 2 * width : width);
    if (cells) for (let column = 0; column < cells.length; column++) wider[column] = cells[column]!;
    this.size += wider.length - (cells?.length ?? 0);
    return (this.rows[row] = wider);
  }

  #zeros(count: number): number[] {
    if (this.#zeroTemplate.length !== count) {
      while (this.#zeroTemplate.length < count) this.#zeroTemplate.push(0);
      this.#zeroTemplate.length = count;
    }
    return this.#zeroTemplate.slice();
  }

  /** Releases the memory of a row without probability. @returns false if it still has some */
  release(row: number): boolean {
    const cells = this.rows[row];
    if (!cells) return true;
    for (let column = 0; column < cells.length; column++) if (cells[column] !== 0) return false;
    this.size -= cells.length;
    this.rows[row] = undefined;
    return true;
  }

  /**
   * Adds the product of two independent distributions.
   * @param probability of the whole product
   * @param cut joint states less likely than this are left out
   * @param width number of columns
   * @returns the probability that was added
   */
  addProduct(
    first: PositionDistribution,
    second: PositionDistribution,
    probability: number,
    cut: number,
    width: number,
  ): number {
    const { count, positions: columns, probabilities } = second;
    let added = 0;
    for (let i = 0; i < first.count; i++) {
      const factor = probability * first.probabilities[i]!;
      if (factor === 0 || factor < cut) continue;
      const row = this.getRow(first.positions[i]!, width);
      for (let j = 0; j < count; j++) {
        const term = factor * probabilities[j]!;
        if (term < cut) continue;
        row[columns[j]!]! += term;
        added += term;
      }
    }
    return added;
  }
}
