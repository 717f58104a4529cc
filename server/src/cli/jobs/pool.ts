/** Jobs on several threads, with their answers in the order of the jobs, so that output is the same on any number of threads. */
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
  /** How many jobs are done at a time. */
  readonly threads: number;
  /** Even one job is done on another thread: this one listens to the user. */
  readonly listens?: boolean;
  /**
   * The jobs are all there, short, and nobody asks for the first answer before the last: this thread does its share of them, for it would
   * have to wait for the others anyway, and each has a stretch of its own.
   */
  readonly short?: boolean;
  /** Called when a job has come to its end. @param done how many have */
  readonly ended?: (done: number) => void;
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

/**
 * So many jobs are begun for each thread before the first of them is answered: a slow one must not hold up the others, and a stream of them
 * must not fill the memory. The answers of checks are all kept anyway.
 */
const ahead: Readonly<Record<Job['kind'], number>> = { check: Infinity, odds: 32, variants: 32 };

/** Short jobs wait at their thread, so that it never waits for the next; a long one would hold up those behind it. */
const waiting: Readonly<Record<Job['kind'], number>> = { check: 8, odds: 1, variants: 1 };

/** At this thread none waits: it is free for the next as soon as it has done one. */
const noneWaiting: typeof waiting = { ...waiting, check: 1 };

/** The answer to a job while it comes in. */
interface Answer {
  readonly items: unknown[];
  hasEnded: boolean;
  error?: Error;
}

/** A thread that takes jobs and answers by `FromThread`. */
interface Hand {
  readonly post: (message: ToThread) => void;
  /** How many jobs it may have at a time. */
  readonly waiting: typeof waiting;
  /** Jobs that it was given and has not done. */
  busy: number;
}

/** This thread, which takes one job after the other and sees to everything else between them. */
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
  // What comes next is known when it is there: whoever is free for a long job is free for any.
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
  // Unless the jobs are short, this thread only hands out and collects: it loads no rules, and the user and the others never wait for it.
  const isHand = short === true && !listens;
  const hands: Hand[] = Array.from({ length: isHand ? threads - 1 : threads }, start);
  if (isHand) hands.push(ownHand(host, receive));
  const freeFor = (kind: Job['kind']) =>
    hands.filter(({ busy, waiting }) => busy < waiting[kind]).sort((a, b) => a.busy - b.busy)[0];
  /** Gives jobs to whoever is free. The next job may be long in coming: answers are handed on meanwhile. */
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
    // Nobody waits for them to end, and this thread, where it took jobs, is given nothing more.
    hasStopped = true;
    for (const worker of workers) void worker.terminate();
  }
}
