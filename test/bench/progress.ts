/** The progress of the benchmark on standard error. */

const startTime = performance.now();

/** Prints the name of a task and the time that it took. */
export async function withProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const taskStart = performance.now();
  process.stderr.write(`bench: ${formatSeconds(taskStart - startTime)}  ${label} ... `);
  const result = await work();
  process.stderr.write(`${formatSeconds(performance.now() - taskStart)}\n`);
  return result;
}

/** Prints the total time. */
export function reportTotalTime(): void {
  process.stderr.write(`bench: ${formatSeconds(performance.now() - startTime)} in all\n\n`);
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
