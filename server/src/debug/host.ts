/** What the adapter needs of the program that runs it. */
import type { DebugProtocol } from '@vscode/debugprotocol';
import type { Analysis, Refusal } from '../features';
import type { FindEntry } from '../work/perform-task';
import type { OddsTask, PlayTask, TaskResult } from '../work/task';

export interface DebugHost {
  /** The analysis of a file. @throws an error with a message for the user */
  readonly open: (program: string) => Promise<Analysis>;
  /** Names of the same file are equal. */
  readonly normalize: (path: string) => string;
  readonly calculate: <T extends OddsTask | PlayTask>(task: T, findEntry: FindEntry) => Promise<TaskResult<T>>;
}

/** The arguments of `launch`. */
export interface LaunchArguments extends DebugProtocol.LaunchRequestArguments {
  /** The scenario file. */
  readonly program?: unknown;
  /** Id of the combat; the first of the file if absent. */
  readonly combat?: unknown;
  /** Whether to step through all combats of the scenario in their order, each with what the earlier ones left. */
  readonly turn?: unknown;
  /** Place of the scenario in its file, from 0; needed if an id is used twice. */
  readonly document?: unknown;
  /** Faces, in the order in which they are rolled or by label; else those of the file. */
  readonly dice?: unknown;
  /** Rolls the dice that are not given. */
  readonly seed?: unknown;
  readonly stopOnEntry?: unknown;
}

/** A request that cannot be carried out: the message is for the user. */
export class RequestError extends Error {}

/** @throws RequestError with the reason of a refusal */
export function unwrap<T extends object>(result: T | Refusal): T {
  if ('refused' in result) throw new RequestError(result.refused);
  return result;
}
