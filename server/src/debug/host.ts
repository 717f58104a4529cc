/** What the adapter needs of the program that runs it. */
import type { Analysis, Refusal } from '../features';
import type { FindEntry } from '../work/perform-task';
import type { OddsTask, PlayTask, TaskResult } from '../work/task';

export interface DebugHost {
  /** The analysis of a file. @throws an error with a message for the user */
  readonly open: (program: string) => Promise<Analysis>;
  /** Normalizes the name of a file, so that all its names become equal. */
  readonly normalize: (path: string) => string;
  readonly calculate: <T extends OddsTask | PlayTask>(task: T, findEntry: FindEntry) => Promise<TaskResult<T>>;
}

/** A request that cannot be carried out: the message is for the user. */
export class RequestError extends Error {}

/** @throws RequestError with the reason of a refusal */
export function unwrap<T extends object>(result: T | Refusal): T {
  if ('refused' in result) throw new RequestError(result.refused);
  return result;
}
