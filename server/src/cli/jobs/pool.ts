/** Jobs on several threads, with their answers in the order of the jobs, so that output is the same on any number of threads. */
import { Worker } from 'node:worker_threads';
import { surroundingsOf } from '../analysed';
import type { Surroundings } from '../analysed';
import type { Host } from '../host';
import { pause } from '../progress';
import { perform } from './job';
import type { ItemOf, Job } from './job';

export interface PoolOptions {
  /** How many jobs are done at a time. */
  readonly threads: number;
  /** Even one job is done on another thread: this one listens to the user. */
  readonly listens?: boolean;
  /** Called when a job has come to its end. @param done how many have */
  readonly ended?: (done: number) => void;
}

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

/** What threads are started with. */
export interface ThreadData {
  readonly asdicFolder: string;
}

/** @throws what a job throws */
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

/** So many jobs are begun for each thread before the first of them is answered: a slow one must not hold up the others. */
const ahead = 32;

/** Short jobs wait at their thread, so that it never waits for the next; a long one would hold up those behind it. */
const waiting: Readonly<Record<Job['kind'], number>> = { check: 8, odds: 1, variants: 1 };

/** The answer to a job while it comes in. */
interface Answer {
  readonly items: unknown[];
  hasEnded: boolean;
  error?: Error;
}

/** A thread that takes jobs and answers by `FromThread`. */
interface Hand {
  readonly post: (message: ToThread) => void;
  /** Jobs that it was given and has not done. */
  busy: number;
}

async function* onThreads<J extends Job>(
  jobs: Iterable<J> | AsyncIterable<J>,
  host: Host,
  { threads, ended }: PoolOptions,
): AsyncGenerator<ItemOf<J>, void> {
  const source = Symbol.asyncIterator in jobs ? jobs[Symbol.asyncIterator]() : jobs[Symbol.iterator]();
  const answers = new Map<number, Answer>();
  const workers: Worker[] = [];
  let begun = 0;
  let next = 0;
  let done = 0;
  let isOver = false;
  // What comes next is known when it is there: whoever is free for a long job is free for any.
  let kind: Job['kind'] = 'odds';
  let wake = (): void => undefined;
  let room = (): void => undefined;
  let broken: Error | undefined;

  const fail = (error: Error) => {
    for (const answer of answers.values()) answer.error ??= error;
    wake();
  };
  const receive = (hand: Hand, message: FromThread) => {
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
    const worker = new Worker(host.threadEntry, { workerData: { asdicFolder: host.folder } satisfies ThreadData });
    const hand: Hand = { post: (message) => worker.postMessage(message), busy: 0 };
    workers.push(worker);
    worker.on('message', (message: FromThread) => receive(hand, message));
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`A thread ended with exit code ${code}.`)));
    return hand;
  };
  // This thread only hands out and collects: it loads no rules, and the user and the others never wait for it.
  const hands: Hand[] = Array.from({ length: threads }, start);
  const freeFor = (kind: Job['kind']) =>
    hands.filter(({ busy }) => busy < waiting[kind]).sort((a, b) => a.busy - b.busy)[0];
  /** Gives jobs to whoever is free. The next job may be long in coming: answers are handed on meanwhile. */
  const feed = async (): Promise<void> => {
    for (;;) {
      const roomier = new Promise<void>((resolve) => (room = resolve));
      const hand = begun - next < ahead * threads ? freeFor(kind) : undefined;
      if (!hand) {
        await roomier;
        continue;
      }
      const result = (await source.next()) as IteratorResult<J, void>;
      if (result.done) break;
      const job = result.value;
      kind = job.kind;
      const id = begun++;
      answers.set(id, { items: [], hasEnded: false });
      hand.busy++;
      hand.post({ id, job });
      wake();
    }
    isOver = true;
    wake();
  };

  try {
    feed().catch((error: unknown) => {
      broken = error instanceof Error ? error : new Error(String(error));
      wake();
    });
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
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

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
