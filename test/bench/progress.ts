/** The progress of the benchmark on standard error. */

const begun = performance.now();

/** Prints the name of a task and the time that it took. */
export async function announced<T>(what: string, work: () => Promise<T>): Promise<T> {
  const before = performance.now();
  process.stderr.write(`bench: ${inSeconds(before - begun)}  ${what} ... `);
  const result = await work();
  process.stderr.write(`${inSeconds(performance.now() - before)}\n`);
  return result;
}

/** Prints the total time. */
export function announcedAll(): void {
  process.stderr.write(`bench: ${inSeconds(performance.now() - begun)} in all\n\n`);
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
