const interval = 50;

/**
 * Asks until the answer is right, since an editor shows everything some time later.
 * @param ask is called repeatedly
 * @param isRight returns whether the answer is the expected one; without it, any truthy answer is
 * @param timeout in milliseconds
 * @returns the right answer
 * @throws Error with the last answer if none was right in time
 */
export async function eventually<T>(
  ask: () => T | Thenable<T>,
  isRight: (answer: T) => boolean = Boolean,
  timeout = 15_000,
): Promise<T> {
  for (const deadline = Date.now() + timeout; ; await new Promise((resolve) => setTimeout(resolve, interval))) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(`not within ${timeout} ms; the last answer was ${JSON.stringify(answer)}`);
  }
}

/** Returns whether something could be done. */
export function succeeds(doing: Thenable<unknown>): Thenable<boolean> {
  return doing.then(
    () => true,
    () => false,
  );
}
