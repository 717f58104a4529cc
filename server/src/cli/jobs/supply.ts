/** Where threads take their jobs from, and in which order. */

export interface Numbered<J> {
  /** Its place among all jobs, from 0 on. */
  readonly id: number;
  readonly job: J;
}

export interface Supply<J> {
  /** The next job for the thread with this index; none when all are taken. */
  readonly take: (thread: number) => Promise<Numbered<J> | undefined>;
}

/** One job after the other, whoever takes it, as they come in. */
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
 * To each thread the jobs of a stretch of its own, then what is left of the longest one, from its end: the files of a folder are mostly of
 * one game, and a thread is quick at the games that it knows.
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
