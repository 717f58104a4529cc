/** Runs jobs on several threads and returns their results in job order, so that output does not depend on the number of threads. */
import type { Worker } from 'node:worker_threads';
import { createAnalysisContext } from '../analyse';
import type { Host } from '../host';
import { pause } from '../progress';
import { startThread } from './start';
import type { JobItem, Job } from './job';
import { type ThreadMessage, runJob, serveJob, type JobMessage } from './run';
import { createSequentialQueue, createPartitionedQueue } from './queue';

export interface PoolOptions {
  readonly threads: number;
  /** Run even a single job on another thread, to keep this one responsive. */
  readonly staysResponsive?: boolean;
  /**
   * All jobs are known and short, and no result is needed before the last one. This thread then takes part instead of waiting, and each
   * thread gets a range of jobs.
   */
  readonly hasShortJobs?: boolean;
  /** Called when a job has ended. @param doneCount number of ended jobs */
  readonly onJobEnd?: (doneCount: number) => void;
}

/** @throws the error of a job */
export async function* runJobs<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  options: PoolOptions,
): AsyncGenerator<JobItem<J>, void> {
  if (options.threads > 1 || options.staysResponsive) yield* runOnThreads(jobs, host, options);
  else yield* runSequentially(jobs, host, options);
}

async function* runSequentially<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  { onJobEnd }: PoolOptions,
): AsyncGenerator<JobItem<J>, void> {
  let doneCount = 0;
  const context = createAnalysisContext(host);
  for await (const job of jobs) {
    yield* runJob(job, context, (detail) => host.progress.showDetail(detail));
    onJobEnd?.(++doneCount);
    await pause();
  }
}

/**
 * Maximum number of jobs per thread that may be started before the first pending result: a slow job must not block the others, and a stream
 * of jobs must not fill the memory. Results of checks are all kept anyway.
 */
const maxAhead: Readonly<Record<Job['kind'], number>> = { check: Infinity, odds: 32, variants: 32 };

/** Maximum number of jobs queued at a thread: short jobs avoid idle time; behind a long job, others would be delayed. */
const threadQueueLimits: Readonly<Record<Job['kind'], number>> = { check: 8, odds: 1, variants: 1 };

/** This thread queues nothing: it takes the next job when it has finished one. */
const localQueueLimits: typeof threadQueueLimits = { ...threadQueueLimits, check: 1 };

/** The result of a job while its items arrive. */
interface Answer {
  readonly items: unknown[];
  hasEnded: boolean;
  error?: Error;
}

/** A worker that takes jobs and answers with `ThreadMessage`. */
interface JobWorker {
  readonly post: (message: JobMessage) => void;
  /** Maximum number of jobs it may have at a time. */
  readonly queueLimits: typeof threadQueueLimits;
  /** Number of assigned jobs that it has not finished. */
  pendingJobs: number;
}

/** Uses this thread as a worker that yields to the event loop between jobs. */
function createLocalWorker(host: Host, receive: (jobWorker: JobWorker, message: ThreadMessage) => void): JobWorker {
  const context = createAnalysisContext(host);
  const jobWorker: JobWorker = {
    post: (message) => void pause().then(() => serveJob(message, context, (response) => receive(jobWorker, response))),
    queueLimits: localQueueLimits,
    pendingJobs: 0,
  };
  return jobWorker;
}

async function* runOnThreads<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  { threads, staysResponsive, hasShortJobs, onJobEnd }: PoolOptions,
): AsyncGenerator<JobItem<J>, void> {
  const queue =
    hasShortJobs && Array.isArray(jobs)
      ? createPartitionedQueue(jobs as readonly J[], threads)
      : createSequentialQueue(jobs);
  const answers = new Map<number, Answer>();
  const workers: Worker[] = [];
  let startedJobs = 0;
  let nextResultId = 0;
  let doneCount = 0;
  let isExhausted = false;
  let hasStopped = false;
  // The kind of the next job is unknown until it arrives; a worker with room for a long job has room for any.
  let kind: Job['kind'] = 'odds';
  let wake = (): void => undefined;
  let signalRoom = (): void => undefined;
  let firstError: Error | undefined;

  const fail = (error: unknown) => {
    firstError ??= error instanceof Error ? error : new Error(String(error));
    wake();
  };
  const receive = (jobWorker: JobWorker, message: ThreadMessage) => {
    if (hasStopped) return;
    if ('progress' in message) return host.progress.showDetail(message.progress);
    const answer = answers.get(message.id);
    if (answer && 'item' in message) answer.items.push(message.item);
    else if (answer) {
      answer.hasEnded = true;
      if ('failed' in message) answer.error = new Error(message.failed);
      jobWorker.pendingJobs--;
      signalRoom();
      onJobEnd?.(++doneCount);
    }
    wake();
  };
  const start = (): JobWorker => {
    const worker = startThread(host.threadEntry, host.folder);
    const jobWorker: JobWorker = {
      post: (message) => worker.postMessage(message),
      queueLimits: threadQueueLimits,
      pendingJobs: 0,
    };
    workers.push(worker);
    worker.on('message', (message: ThreadMessage) => receive(jobWorker, message));
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread ended with exit code ${code}.`)));
    return jobWorker;
  };
  // Unless the jobs are short, this thread only distributes and collects: it loads no rules and stays responsive.
  const runsLocally = hasShortJobs === true && !staysResponsive;
  const jobWorkers: JobWorker[] = Array.from({ length: runsLocally ? threads - 1 : threads }, start);
  if (runsLocally) jobWorkers.push(createLocalWorker(host, receive));
  const findFreeWorker = (kind: Job['kind']) =>
    jobWorkers
      .filter(({ pendingJobs, queueLimits }) => pendingJobs < queueLimits[kind])
      .sort((a, b) => a.pendingJobs - b.pendingJobs)[0];
  /** Assigns jobs to workers with room. The next job may be delayed; results are returned meanwhile. */
  const feedWorkers = async (): Promise<void> => {
    for (;;) {
      const roomSignal = new Promise<void>((resolve) => (signalRoom = resolve));
      const jobWorker = startedJobs - nextResultId < maxAhead[kind] * threads ? findFreeWorker(kind) : undefined;
      if (!jobWorker) {
        await roomSignal;
        continue;
      }
      const entry = await queue.takeNext(jobWorkers.indexOf(jobWorker));
      if (hasStopped) return;
      if (!entry) break;
      const { id, job } = entry;
      kind = job.kind;
      startedJobs++;
      answers.set(id, { items: [], hasEnded: false });
      jobWorker.pendingJobs++;
      jobWorker.post({ id, job });
      wake();
    }
    isExhausted = true;
    wake();
  };

  try {
    feedWorkers().catch(fail);
    for (;;) {
      const wakeSignal = new Promise<void>((resolve) => (wake = resolve));
      const answer = answers.get(nextResultId);
      if (firstError) throw firstError;
      if (answer?.error) throw answer.error;
      if (answer && answer.items.length > 0) yield answer.items.shift() as JobItem<J>;
      else if (answer?.hasEnded) {
        answers.delete(nextResultId);
        nextResultId++;
        signalRoom();
      } else if (!answer && isExhausted) return;
      else await wakeSignal;
    }
  } finally {
    // Nothing waits for the workers to end, and the local worker gets no more jobs.
    hasStopped = true;
    for (const worker of workers) void worker.terminate();
  }
}
