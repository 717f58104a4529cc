/** Runs jobs. The code for each kind is loaded with its first job: a thread that only checks files does not need the odds engine. */
import type { AnalysisContext } from '../analyse';
import type { JobItem, Job, ReportProgress } from './job';

export function runJob<J extends Job>(
  job: J,
  host: AnalysisContext,
  update: ReportProgress,
): AsyncGenerator<JobItem<J>, void> {
  return dispatchJob(job, host, update) as AsyncGenerator<JobItem<J>, void>;
}

async function* dispatchJob(
  job: Job,
  host: AnalysisContext,
  update: ReportProgress,
): AsyncGenerator<JobItem<Job>, void> {
  if (job.kind === 'check') yield await (await handlers.check()).checkSource(job.source, job.request, host, update);
  else if (job.kind === 'variants') yield* (await handlers.variants()).runVariantsJob(job, host, update);
  else yield* (await handlers.odds()).runOddsJob(job, host, update);
}

export const handlers = {
  check: () => import('../check/check-source'),
  odds: () => import('./odds'),
  variants: () => import('./variants'),
} as const satisfies Readonly<Record<Job['kind'], () => Promise<unknown>>>;

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
