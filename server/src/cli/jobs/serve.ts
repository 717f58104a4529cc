/** Runs a job and reports by messages, on this thread or on others. */
import type { AnalysisContext } from '../analyse';
import type { Job } from './job';
import { runJob } from './run';

/** A message to a thread: a job to run. */
export interface ToThread {
  readonly id: number;
  readonly job: Job;
}

/** A message from a thread: any number of items and progress reports, then the end. */
export type FromThread =
  | { readonly id: number; readonly item: unknown }
  | { readonly id: number; readonly progress: string }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };

/** Runs a job and posts its items. */
export async function serveJob(
  { id, job }: ToThread,
  surroundings: AnalysisContext,
  post: (message: FromThread) => void,
): Promise<void> {
  try {
    for await (const item of runJob(job, surroundings, (text) => post({ id, progress: text }))) post({ id, item });
    post({ id, done: true });
  } catch (error) {
    post({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
