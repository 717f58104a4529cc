/** What a command comes to. Commands compute it as plain data; only `main.ts` writes and ends the process. */
import { CannotRun } from '../library/failure';

/** 0: clean. 1: problems were found. 2: the command could not run. */
export type ExitCode = 0 | 1 | 2;

/** What is written: a text, or its pieces, each made when the one before it is written. All together may be more than a string can hold. */
export type Written = string | Iterable<string>;

export interface Outcome {
  /** For standard output. */
  readonly output: Written;
  /** For standard error: what is worth saying beside the output. */
  readonly notes?: string;
  /** Files to be written, whole. */
  readonly files?: readonly WrittenFile[];
  readonly exitCode: ExitCode;
}

export interface WrittenFile {
  /** Absolute, or from the working folder. */
  readonly path: string;
  readonly text: Written;
  /** The text that was read there, null where no file was: one that has changed since is not overwritten. */
  readonly replaces?: string | null;
  /** What is reported of it once it is written: `Fixed`, `Formatted` of all such files together, or a sentence. */
  readonly done?: { readonly verb: string } | { readonly sentence: string };
}

/** `text` is for people, `json` for programs. */
export type Format = 'text' | 'json';

export const formats: readonly Format[] = ['text', 'json'];

/** The whole of it, where one text is wanted. */
export function wholeOf(written: Written): string {
  return typeof written === 'string' ? written : [...written].join('');
}

/** So many characters are worth a call of the system. */
const worthWriting = 65_536;

/** Its pieces, short ones joined. */
export function* piecesOf(written: Written): Generator<string, void> {
  if (typeof written === 'string') {
    yield written;
    return;
  }
  let text = '';
  for (const piece of written) {
    text += piece;
    if (text.length < worthWriting) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Why a command could not run, in a sentence. */
export function reason(error: unknown): string {
  if (error instanceof CannotRun) return error.message;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a fault of Asdic: ${detail}`;
}
