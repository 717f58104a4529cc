/** Runs jobs on several threads and returns their results in job order, so that output does not depend on the number of threads. */
import type { Worker } from 'node:worker_threads';
import { surroundingsOf } from '../analysed';
import type { Host } from '../host';
import { pause } from '../progress';
import { startThread } from './early';
import type { ItemOf, Job } from './job';
import { perform } from './perform';
import { serve } from './serve';
import type { FromThread, ToThread } from './serve';
import { inOrder, inStretches } from './supply';

export interface PoolOptions {
  /** Number of parallel jobs. */
  readonly threads: number;
  /** Run even a single job on another thread, to keep this one responsive. */
  readonly listens?: boolean;
  /**
   * All jobs are known and short, and no result is needed before the last one. This thread then takes part instead of waiting, and each
   * thread gets a range of jobs.
   */
  readonly short?: boolean;
  /** Called when a job has ended. @param done number of ended jobs */
  readonly ended?: (done: number) => void;
}

/** @throws the error of a job */
export async function* answersOf<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  options: PoolOptions,
): AsyncGenerator<ItemOf<J>, void> {
  if (options.threads > 1 || options.listens) yield* onThreads(jobs, host, options);
  else yield* inTurn(jobs, host, options);
}

async function* inTurn<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  { ended }: PoolOptions,
): AsyncGenerator<ItemOf<J>, void> {
  let done = 0;
  const surroundings = surroundingsOf(host);
  for await (const job of jobs) {
    yield* perform(job, surroundings, (what) => host.progress.tell(what));
    ended?.(++done);
    await pause();
  }
}

/**
 * Maximum number of jobs per thread that may be started before the first pending result: a slow job must not block the others, and a stream
 * of jobs must not fill the memory. Results of checks are all kept anyway.
 */
const ahead: Readonly<Record<Job['kind'], number>> = { check: Infinity, odds: 32, variants: 32 };

/** Maximum number of jobs queued at a thread: short jobs avoid idle time; behind a long job, others would be delayed. */
const waiting: Readonly<Record<Job['kind'], number>> = { check: 8, odds: 1, variants: 1 };

/** This thread queues nothing: it takes the next job when it has finished one. */
const noneWaiting: typeof waiting = { ...waiting, check: 1 };

/** The result of a job while its items arrive. */
interface Answer {
  readonly items: unknown[];
  hasEnded: boolean;
  error?: Error;
}

/** A worker that takes jobs and answers with `FromThread`. */
interface Hand {
  readonly post: (message: ToThread) => void;
  /** Maximum number of jobs it may have at a time. */
  readonly waiting: typeof waiting;
  /** Number of assigned jobs that it has not finished. */
  busy: number;
}

/** Uses this thread as a worker that yields to the event loop between jobs. */
function ownHand(host: Host, receive: (hand: Hand, message: FromThread) => void): Hand {
  const surroundings = surroundingsOf(host);
  const hand: Hand = {
    post: (message) => void pause().then(() => serve(message, surroundings, (answer) => receive(hand, answer))),
    waiting: noneWaiting,
    busy: 0,
  };
  return hand;
}

async function* onThreads<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  { threads, listens, short, ended }: PoolOptions,
): AsyncGenerator<ItemOf<J>, void> {
  const supply = short && Array.isArray(jobs) ? inStretches(jobs as readonly J[], threads) : inOrder(jobs);
  const answers = new Map<number, Answer>();
  const workers: Worker[] = [];
  let begun = 0;
  let next = 0;
  let done = 0;
  let isOver = false;
  let hasStopped = false;
  // The kind of the next job is unknown until it arrives; a worker with room for a long job has room for any.
  let kind: Job['kind'] = 'odds';
  let wake = (): void => undefined;
  let room = (): void => undefined;
  let broken: Error | undefined;

  const fail = (error: unknown) => {
    broken ??= error instanceof Error ? error : new Error(String(error));
    wake();
  };
  const receive = (hand: Hand, message: FromThread) => {
    if (hasStopped) return;
    if ('tell' in message) return host.progress.tell(message.tell);
    const answer = answers.get(message.id);
    if (answer && 'item' in message) answer.items.push(message.item);
    else if (answer) {
      answer.hasEnded = true;
      if ('failed' in message) answer.error = new Error(message.failed);
      hand.busy--;
      room();
      ended?.(++done);
    }
    wake();
  };
  const start = (): Hand => {
    const worker = startThread(host.threadEntry, host.folder);
    const hand: Hand = { post: (message) => worker.postMessage(message), waiting, busy: 0 };
    workers.push(worker);
    worker.on('message', (message: FromThread) => receive(hand, message));
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread ended with exit code ${code}.`)));
    return hand;
  };
  // Unless the jobs are short, this thread only distributes and collects: it loads no rules and stays responsive.
  const isHand = short === true && !listens;
  const hands: Hand[] = Array.from({ length: isHand ? threads - 1 : threads }, start);
  if (isHand) hands.push(ownHand(host, receive));
  const freeFor = (kind: Job['kind']) =>
    hands.filter(({ busy, waiting }) => busy < waiting[kind]).sort((a, b) => a.busy - b.busy)[0];
  /** Assigns jobs to workers with room. The next job may be delayed; results are returned meanwhile. */
  const feed = async (): Promise<void> => {
    for (;;) {
      const roomier = new Promise<void>((resolve) => (room = resolve));
      const hand = begun - next < ahead[kind] * threads ? freeFor(kind) : undefined;
      if (!hand) {
        await roomier;
        continue;
      }
      const taken = await supply.take(hands.indexOf(hand));
      if (hasStopped) return;
      if (!taken) break;
      const { id, job } = taken;
      kind = job.kind;
      begun++;
      answers.set(id, { items: [], hasEnded: false });
      hand.busy++;
      hand.post({ id, job });
      wake();
    }
    isOver = true;
    wake();
  };

  try {
    feed().catch(fail);
    for (;;) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const answer = answers.get(next);
      if (broken) throw broken;
      if (answer?.error) throw answer.error;
      if (answer && answer.items.length > 0) yield answer.items.shift() as ItemOf<J>;
      else if (answer?.hasEnded) {
        answers.delete(next);
        next++;
        room();
      } else if (!answer && isOver) return;
      else await woken;
    }
  } finally {
    // Nothing waits for the workers to end, and the local worker gets no more jobs.
    hasStopped = true;
    for (const worker of workers) void worker.terminate();
  }
}
