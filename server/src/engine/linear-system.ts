/** Small systems of linear equations, for probabilities and values in loops. */

/**
 * Solves `matrix x = right` by Gaussian elimination with partial pivoting. Overwrites both.
 * @param matrix square, row by row
 * @returns x; undefined if there is no unique solution
 */
export function solveLinearSystem(matrix: readonly Float64Array[], right: Float64Array): Float64Array | undefined {
  const size = right.length;
  const rows = matrix.map((row, index) => ({ row, index }));
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let at = column + 1; at < size; at++)
      if (Math.abs(rows[at]!.row[column]!) > Math.abs(rows[pivot]!.row[column]!)) pivot = at;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const { row: pivotRow, index: pivotIndex } = rows[column]!;
    if (Math.abs(pivotRow[column]!) < 1e-14) return undefined;
    for (let at = column + 1; at < size; at++) {
      const { row, index } = rows[at]!;
      const factor = row[column]! / pivotRow[column]!;
      if (factor === 0) continue;
      for (let next = column; next < size; next++) row[next]! -= factor * pivotRow[next]!;
      right[index]! -= factor * right[pivotIndex]!;
    }
  }
  const x = new Float64Array(size);
  for (let at = size - 1; at >= 0; at--) {
    const { row, index } = rows[at]!;
    let value = right[index]!;
    for (let next = at + 1; next < size; next++) value -= row[next]! * x[next]!;
    x[at] = value / row[at]!;
  }
  return x;
}
