/** Which files are not to be read, and what their reader throws then. */
import type { NotRead } from '../features';

/** Largest file of tables, in bytes. */
export const maxBytes = 1_000_000;

/** A file is there, but must not be read. */
export class Refused extends Error {
  constructor(readonly why: NotRead) {
    super(`It was not read: ${why}`);
  }
}
