/** Jobs one by one, by messages: the same on this thread and on others. */
import type { Surroundings } from '../analysed';
import type { Job } from './job';
import { perform } from './perform';

/** To a thread: do this. */
export interface ToThread {
  readonly id: number;
  readonly job: Job;
}

/** From a thread: any number of items and words on progress, then the end. */
export type FromThread =
  | { readonly id: number; readonly item: unknown }
  | { readonly id: number; readonly tell: string }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };

/** Does a job, and says what comes of it. */
export async function serve(
  { id, job }: ToThread,
  surroundings: Surroundings,
  post: (message: FromThread) => void,
): Promise<void> {
  try {
    for await (const item of perform(job, surroundings, (tell) => post({ id, tell }))) post({ id, item });
    post({ id, done: true });
  } catch (error) {
    post({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
