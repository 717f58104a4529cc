/** Limits completions to what the client can display. */
import { displayLimits } from '../../scenario/display-limits';

/** Whether some were omitted, so that the client must ask again after more typing. */
export function isTruncated(completions: readonly unknown[]): boolean {
  return completions.length >= displayLimits.completions;
}

/** Returns all completions if they can be displayed; otherwise the first that contain the typed text. */
export function truncateCompletions<Item extends { readonly label: string }>(
  completions: readonly Item[],
  typed: string,
): readonly Item[] {
  if (!isTruncated(completions)) return completions;
  const part = typed.toLowerCase();
  return completions.filter(({ label }) => label.toLowerCase().includes(part)).slice(0, displayLimits.completions);
}
