/** A chance as a bar of characters. */
const width = 10;

/** As code, so that its characters stand in line; a viewer of plain text gets none (`plain-text.ts`). @param share in 0..1 */
export function bar(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `\`${'\u2588'.repeat(full)}${'\u2591'.repeat(width - full)}\``;
}

/** A bar and the blank behind it. */
export const bars = /`[\u2588\u2591]+` ?/g;
