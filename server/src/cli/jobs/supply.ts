/** Queues that distribute jobs to threads. */

export interface Numbered<J> {
  /** The index of the job, from 0. */
  readonly id: number;
  readonly job: J;
}

export interface Supply<J> {
  /** The next job for this thread; undefined if none remains. */
  readonly take: (thread: number) => Promise<Numbered<J> | undefined>;
}

/** Hands out jobs in order of arrival, to any thread. */
export function inOrder<J>(jobs: Iterable<J> | AsyncIterable<J>): Supply<J> {
  const source = Symbol.asyncIterator in jobs ? jobs[Symbol.asyncIterator]() : jobs[Symbol.iterator]();
  let taken = 0;
  return {
    take: async () => {
      const result = (await source.next()) as IteratorResult<J, void>;
      return result.done ? undefined : { id: taken++, job: result.value };
    },
  };
}

/**
 * Gives each thread a contiguous range of jobs; an idle thread takes jobs from the end of the longest range. Files of a folder are mostly
 * of one game, and a thread is faster at a game that it has loaded.
 */
export function inStretches<J>(jobs: readonly J[], threads: number): Supply<J> {
  const bound = (thread: number): number => Math.round((thread * jobs.length) / threads);
  const left = Array.from({ length: threads }, (_, thread) => ({ from: bound(thread), to: bound(thread + 1) }));
  const longest = () => left.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  return {
    take: (thread) => {
      const own = left[thread]!;
      const other = longest();
      const id = own.from < own.to ? own.from++ : other.from < other.to ? --other.to : undefined;
      return Promise.resolve(id === undefined ? undefined : { id, job: jobs[id]! });
    },
  };
}
