const interval = 50;

/**
 * Asks until the answer is right: what an editor shows, it shows some time later.
 * @param ask is called again and again
 * @param isRight whether the answer is the awaited one; without it: any truthy answer
 * @param timeout in milliseconds
 * @returns the right answer
 * @throws with the last answer when none was right in time
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
