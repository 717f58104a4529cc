import assert from 'node:assert/strict';
import fc from 'fast-check';
import { solveLinearSystem } from '../../../server/src/engine/linear-system';

describe('system of linear equations', () => {
  const size = 4;
  const row = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: size, maxLength: size });

  it('returns a solution that satisfies the equations, or none', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: size, maxLength: size }), row, (matrix, right) => {
        const x = solveLinearSystem(
          matrix.map((numbers) => Float64Array.from(numbers)),
          Float64Array.from(right),
        );
        fc.pre(x !== undefined);
        matrix.forEach((numbers, at) => {
          const sum = numbers.reduce((total, number, column) => total + number * x[column]!, 0);
          assert.ok(Math.abs(sum - right[at]!) < 1e-8, `${sum} instead of ${right[at]}`);
        });
      }),
    );
  });

  it('swaps rows if a pivot is 0', () => {
    const swapped = [Float64Array.of(0, 1), Float64Array.of(1, 0)];
    assert.deepEqual([...solveLinearSystem(swapped, Float64Array.of(3, 5))!], [5, 3]);
  });

  it('returns no solution for dependent equations', () => {
    assert.equal(solveLinearSystem([Float64Array.of(1, 2), Float64Array.of(2, 4)], Float64Array.of(1, 2)), undefined);
  });
});
