/** Errors of reading files. */
import type { NotRead } from '../features';

/** Maximum size of a table file in bytes. */
export const maxBytes = 1_000_000;

/** The file exists but must not be read. */
export class FileRefusedError extends Error {
  constructor(readonly reason: NotRead) {
    super(`It was not read: ${reason}`);
  }
}
