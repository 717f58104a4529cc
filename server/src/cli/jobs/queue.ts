/** Queues that distribute jobs to threads. */

interface QueuedJob<J> {
  /** The index of the job, from 0. */
  readonly id: number;
  readonly job: J;
}

export interface JobQueue<J> {
  /** The next job for this thread; undefined if none remains. */
  readonly takeNext: (thread: number) => Promise<QueuedJob<J> | undefined>;
}

/** Hands out jobs in order of arrival, to any thread. */
export function createSequentialQueue<J>(jobs: Iterable<J> | AsyncIterable<J>): JobQueue<J> {
  const source = Symbol.asyncIterator in jobs ? jobs[Symbol.asyncIterator]() : jobs[Symbol.iterator]();
  let nextId = 0;
  return {
    takeNext: async () => {
      const result = (await source.next()) as IteratorResult<J, void>;
      return result.done ? undefined : { id: nextId++, job: result.value };
    },
  };
}

/**
 * Gives each thread a contiguous range of jobs; an idle thread takes jobs from the end of the longest range. Files of a folder are mostly
 * of one game, and a thread is faster at a game that it has loaded.
 */
export function createPartitionedQueue<J>(jobs: readonly J[], threads: number): JobQueue<J> {
  const getBoundary = (thread: number): number => Math.round((thread * jobs.length) / threads);
  const ranges = Array.from({ length: threads }, (_, thread) => ({
    from: getBoundary(thread),
    to: getBoundary(thread + 1),
  }));
  const findLongestRange = () => ranges.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  return {
    takeNext: (thread) => {
      const ownRange = ranges[thread]!;
      const longestRange = findLongestRange();
      const id =
        ownRange.from < ownRange.to
          ? ownRange.from++
          : longestRange.from < longestRange.to
            ? --longestRange.to
            : undefined;
      return Promise.resolve(id === undefined ? undefined : { id, job: jobs[id]! });
    },
  };
}
