/** The middle of what was measured: half of it is not above. NaN where nothing was measured. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** What a number of asynchronous runs takes, each after the other; the first runs warm up and do not count. */
export async function measured(runs: number, warmUps: number, run: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < warmUps + runs; index++) {
    const time = await run();
    if (index >= warmUps) times.push(time);
  }
  return median(times);
}

/** The exponent of the power of the size that fits values best. @param values positive */
export function exponentOf(values: readonly (readonly [size: number, value: number])[]): number {
  const points = values.map(([size, value]) => [Math.log(size), Math.log(value)] as const);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const slope = points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0);
  return slope / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0);
}
