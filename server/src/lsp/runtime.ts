/** What differs between the hosts of the server: Node and a web worker. */
import type { ListedFiles } from '../protocol';
import type { StartWorker } from '../work/threaded';

export interface Runtime {
  /**
   * How to start a worker that calculates odds. Called when something is first asked for that takes long.
   * @param address of the worker's bundle as the client gives it; a host that has it as a file needs none
   */
  worker(address?: string): Promise<StartWorker>;
  /**
   * Text of a file; undefined where it is no file. Throws `Refused` for one that is larger than `maxBytes` or leads out of the folder. Absent where the host has no file system: then the
   * client is asked. The caller has made sure that the URI lies in the folder; the host makes sure that no link leads out of it.
   */
  readonly readFile?: (uri: string, folder: string, maxBytes: number) => Promise<string | undefined>;
  /**
   * The scenario files below a folder, or those that may hold a table, sorted, and whether there are more than `most`. Absent where the
   * host has no file system. Links are not followed. @param exclude globs, relative to the folder
   */
  readonly listFiles?: (
    folder: string,
    exclude: readonly string[],
    most: number,
    what: ListedFiles,
  ) => Promise<{ readonly uris: readonly string[]; readonly more: boolean }>;
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Calls back as soon as the messages that wait have been read. */
  soon(callback: () => void): void;
}

/** Takes steps, each in a turn of its own: what has arrived meanwhile is read between them. */
export async function inTurns(steps: Iterator<unknown>, { soon }: Pick<Runtime, 'soon'>): Promise<void> {
  while (!steps.next().done) await new Promise<void>((resolve) => soon(resolve));
}

/** Milliseconds of work that nobody waits for, in one turn: with the step in which they end. */
const longestTurn = 5;

/** Takes steps that nobody waits for, as many in a turn as are short. @returns what they come to */
export async function takeInShortTurns<T>(
  steps: Iterator<unknown, T>,
  { now, soon }: Pick<Runtime, 'now' | 'soon'>,
): Promise<T> {
  for (;;) {
    const began = now();
    let step = steps.next();
    while (!step.done && now() - began < longestTurn) step = steps.next();
    if (step.done) return step.value;
    await new Promise<void>((resolve) => soon(resolve));
  }
}

/**
 * Settles when the messages that have come meanwhile are taken up, and what was answered before is written: the first turn reads and
 * writes them, the second comes behind them.
 */
export async function twoTurns({ soon }: Pick<Runtime, 'soon'>): Promise<void> {
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((resolve) => soon(resolve));
}
