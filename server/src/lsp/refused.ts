/** What a reader of files throws for one that is not to be read. */
import type { NotRead } from '../features';

/** A file is there, but must not be read. */
export class Refused extends Error {
  constructor(readonly why: NotRead) {
    super(`It was not read: ${why}`);
  }
}
