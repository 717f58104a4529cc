/** What a command comes to. Commands compute it as plain data; only `main.ts` writes and ends the process. */

/** 0: clean. 1: problems were found. 2: the command could not run. */
export type ExitCode = 0 | 1 | 2;

export interface Outcome {
  /** For standard output. */
  readonly output: string;
  /** For standard error: what is worth saying beside the output. */
  readonly notes?: string;
  readonly exitCode: ExitCode;
}

/** `text` is for people, `json` for programs. */
export type Format = 'text' | 'json';

export const formats: readonly Format[] = ['text', 'json'];

/** The output of a command that prints data. */
export function asJson(data: unknown): string {
  // JSON leaves some characters as they are that steer a terminal.
  const text = JSON.stringify(data, null, 2).replace(/[\u007f-\u009f\p{Cf}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
  return `${text}\n`;
}
