/** The progress of the benchmark on standard error. */

const begun = performance.now();

/** Says what is going on, and what it took. */
export async function announced<T>(what: string, work: () => Promise<T>): Promise<T> {
  const before = performance.now();
  process.stderr.write(`bench: ${inSeconds(before - begun)}  ${what} ... `);
  const result = await work();
  process.stderr.write(`${inSeconds(performance.now() - before)}\n`);
  return result;
}

/** Says what all of it took. */
export function announcedAll(): void {
  process.stderr.write(`bench: ${inSeconds(performance.now() - begun)} in all\n\n`);
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
