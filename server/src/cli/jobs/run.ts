/** Runs jobs. The code for each kind is loaded with its first job: a thread that only checks files does not need the odds engine. */
import type { AnalysisContext } from '../analyse';
import type { JobItem, Job, ReportProgress } from './job';

export function runJob<J extends Job>(
  job: J,
  context: AnalysisContext,
  update: ReportProgress,
): AsyncGenerator<JobItem<J>, void> {
  return dispatchJob(job, context, update) as AsyncGenerator<JobItem<J>, void>;
}

async function* dispatchJob(
  job: Job,
  context: AnalysisContext,
  update: ReportProgress,
): AsyncGenerator<JobItem<Job>, void> {
  if (job.kind === 'check')
    yield await (await jobModules.check()).checkSource(job.source, job.request, context, update);
  else if (job.kind === 'variants') yield* (await jobModules.variants()).runVariantsJob(job, context, update);
  else yield* (await jobModules.odds()).runOddsJob(job, context, update);
}

export const jobModules = {
  check: () => import('../check/check-source'),
  odds: () => import('./odds'),
  variants: () => import('./variants'),
} as const satisfies Readonly<Record<Job['kind'], () => Promise<unknown>>>;

/** A message to a thread: a job to run. */
export interface JobMessage {
  readonly id: number;
  readonly job: Job;
}

/** A message from a thread: any number of items and progress reports, then the end. */
export type ThreadMessage =
  | { readonly id: number; readonly item: unknown }
  | { readonly id: number; readonly progress: string }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly failed: string };

/** Runs a job and posts its items. */
export async function serveJob(
  { id, job }: JobMessage,
  context: AnalysisContext,
  post: (message: ThreadMessage) => void,
): Promise<void> {
  try {
    for await (const item of runJob(job, context, (text) => post({ id, progress: text }))) post({ id, item });
    post({ id, done: true });
  } catch (error) {
    post({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
