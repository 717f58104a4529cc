/** Draws a probability as a bar of characters. */
const width = 10;

/** Formatted as code, for fixed width; plain text omits it (`plain-text.ts`). @param probability in 0..1 */
export function probabilityBar(probability: number): string {
  const full = Math.round(Math.min(1, Math.max(0, probability)) * width);
  return `\`${'\u2588'.repeat(full)}${'\u2591'.repeat(width - full)}\``;
}

/** Matches a bar and the blank after it. */
export const barPattern = /`[\u2588\u2591]+` ?/g;
