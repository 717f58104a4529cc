/** Limits completions to what the client can display. */
import { shown } from '../shown';

/** Whether some were omitted, so that the client must ask again after more typing. */
export function areCut(found: readonly unknown[]): boolean {
  return found.length >= shown.completions;
}

/** Returns all completions if they can be displayed; otherwise the first that contain the typed text. */
export function fitting<Of extends { readonly label: string }>(found: readonly Of[], typed: string): readonly Of[] {
  if (!areCut(found)) return found;
  const part = typed.toLowerCase();
  return found.filter(({ label }) => label.toLowerCase().includes(part)).slice(0, shown.completions);
}
