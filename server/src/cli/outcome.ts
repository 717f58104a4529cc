/** The outcome of a command. Commands return plain data; only `main.ts` writes output and ends the process. */
import { CannotRun } from '../library/errors';

/** 0: clean. 1: diagnostics were found. 2: the command could not run. */
export type ExitCode = 0 | 1 | 2;

/** Output as one text, or as chunks that are generated while it is written: the whole may exceed the maximum length of a string. */
export type OutputText = string | Iterable<string>;

export interface Outcome {
  /** For standard output. */
  readonly output: OutputText;
  /** For standard error: remarks besides the output. */
  readonly notes?: string;
  /** Files to write, atomically. */
  readonly files?: readonly WrittenFile[];
  readonly exitCode: ExitCode;
}

export interface WrittenFile {
  /** Absolute, or relative to the working folder. */
  readonly path: string;
  readonly text: OutputText;
  /** The text that was read there, null if the file did not exist: a file that has changed since is not overwritten. */
  readonly previousText?: string | null;
  /** The report after writing: a verb (`Fixed`, `Formatted`) that counts all such files together, or a sentence. */
  readonly noteWhenWritten?: { readonly verb: string } | { readonly sentence: string };
}

/** `text` for people, `json` for programs. */
export type Format = 'text' | 'json';

export const formats: readonly Format[] = ['text', 'json'];

/** The output as one string. */
export function toText(output: OutputText): string {
  return typeof output === 'string' ? output : [...output].join('');
}

/** Minimum number of characters per write call. */
const minWriteLength = 65_536;

/** The chunks of the output; short ones are joined. */
export function* toChunks(output: OutputText): Generator<string, void> {
  if (typeof output === 'string') {
    yield output;
    return;
  }
  let text = '';
  for (const chunk of output) {
    text += chunk;
    if (text.length < minWriteLength) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Why a command could not run, in a sentence. */
export function formatError(error: unknown): string {
  if (error instanceof CannotRun) return error.message;
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `This is a fault of Asdic: ${detail}`;
}
