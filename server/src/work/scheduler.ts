/** Time, as the work layer needs it. Injected, so that tests can play it and the layers below need none. */

export interface Scheduler {
  /** Milliseconds from any fixed point. */
  now(): number;
  /** Lets everything run that waits: messages, input, other calculations. */
  pause(): Promise<void>;
  /** Calls back once after some milliseconds, unless the returned function is called before. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The machine's own time, in Node, in a worker of either kind and in a browser. */
export const systemScheduler: Scheduler = {
  now: () => performance.now(),
  // Browsers have no setImmediate; there a timer of 0 ms costs up to 4 ms a slice.
  pause: () =>
    new Promise((resume) => (typeof setImmediate === 'function' ? setImmediate(resume) : setTimeout(resume, 0))),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
