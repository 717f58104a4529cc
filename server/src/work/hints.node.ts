/** Flags of V8 while a program runs. */
import { setFlagsFromString } from 'node:v8';

/** Sets a flag that makes a program faster or smaller and nothing else. A runtime that cannot set any, as Bun before 1.4, goes without it. */
export function hint(flag: string): void {
  try {
    setFlagsFromString(flag);
  } catch {
    // All works without it.
  }
}
