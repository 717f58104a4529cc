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
  pause: () =>
    new Promise((resume) => (typeof setImmediate === 'function' ? setImmediate(resume) : afterMessages(resume))),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

let toItself: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/** Browsers have no `setImmediate`, and their shortest timer takes 4 ms, half of what a turn may. A message to itself waits for no clock. */
function afterMessages(callback: () => void): void {
  if (!toItself) {
    toItself = new MessageChannel();
    toItself.port1.onmessage = () => waiting.shift()?.();
  }
  waiting.push(callback);
  toItself.port2.postMessage(undefined);
}
