/** Errors of reading files. */
import type { NotRead } from '../features';

/** Maximum size of a table file in bytes. */
export const maxBytes = 1_000_000;

/** The file exists but must not be read. */
export class Refused extends Error {
  constructor(readonly why: NotRead) {
    super(`It was not read: ${why}`);
  }
}
