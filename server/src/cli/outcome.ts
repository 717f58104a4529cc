/** What a command comes to. Commands compute it as plain data; only `main.ts` writes and ends the process. */

/** 0: clean. 1: problems were found. 2: the command could not run. */
export type ExitCode = 0 | 1 | 2;

export interface Outcome {
  /** For standard output. */
  readonly output: string;
  /** For standard error: what is worth saying beside the output. */
  readonly notes?: string;
  /** Files to be written, whole. */
  readonly files?: readonly WrittenFile[];
  readonly exitCode: ExitCode;
}

export interface WrittenFile {
  /** Absolute, or from the working folder. */
  readonly path: string;
  readonly text: string;
}

/** `text` is for people, `json` for programs. */
export type Format = 'text' | 'json';

export const formats: readonly Format[] = ['text', 'json'];

/** The output of a command that prints data. */
export function asJson(data: unknown): string {
  return `${escaped(JSON.stringify(data, null, 2))}\n`;
}

/** The same in lines, one an item, so that each can be read when it comes and lists can be joined. */
export function asJsonLines(items: readonly unknown[]): string {
  return items.map((item) => `${escaped(JSON.stringify(item))}\n`).join('');
}

/** JSON leaves some characters as they are that steer a terminal. */
function escaped(json: string): string {
  return json.replace(/[\u007f-\u009f\p{Cf}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
