/** Of more completions than can be shown those that fit what is typed. */
import { shown } from '../shown';

/** Whether some were left out, so that they must be asked for again once more of the word is typed. */
export function areCut(found: readonly unknown[]): boolean {
  return found.length >= shown.completions;
}

/** All of them where they can be shown; else the first that hold what is typed already. */
export function fitting<Of extends { readonly label: string }>(found: readonly Of[], typed: string): readonly Of[] {
  if (!areCut(found)) return found;
  const part = typed.toLowerCase();
  return found.filter(({ label }) => label.toLowerCase().includes(part)).slice(0, shown.completions);
}
