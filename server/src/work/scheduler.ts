/** The clock of the work layer. Injected, so that tests can simulate it and lower layers need none. */

export interface Scheduler {
  /** Milliseconds since any fixed point. */
  now(): number;
  /** Yields to the event loop: messages, input, other calculations. */
  pause(): Promise<void>;
  /** Calls back once after some milliseconds, unless cancelled by the returned function. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** The system's clock, in Node, in workers of both kinds and in a browser. */
export const systemScheduler: Scheduler = {
  now: () => performance.now(),
  pause: () =>
    new Promise((resume) => (typeof setImmediate === 'function' ? setImmediate(resume) : callAfterMessages(resume))),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Turns of the event loop to read, compute and answer a request. */
const turnsPerAnswer = 4;

/** Idle time between two slices of background work, in milliseconds. */
const idleDelay = 2;

/**
 * For work on a thread that also answers requests: a pause gives the event loop as many turns as it takes to read, compute and answer a request.
 * Otherwise the request would wait for a slice of the work at each of these turns.
 */
export const cooperativeScheduler: Scheduler = {
  ...systemScheduler,
  async pause() {
    for (let turn = 0; turn < turnsPerAnswer; turn++) await systemScheduler.pause();
  },
};

/** The same for background work: most requests find the thread idle. */
export const backgroundScheduler: Scheduler = {
  ...systemScheduler,
  async pause() {
    await new Promise<void>((resume) => systemScheduler.after(idleDelay, resume));
    await cooperativeScheduler.pause();
  },
};

let selfChannel: MessageChannel | undefined;
const waiters: (() => void)[] = [];

/**
 * Browsers have no `setImmediate`, and their shortest timer takes 4 ms, longer than the work between two pauses. A message that the thread
 * sends to itself needs no timer.
 */
function callAfterMessages(callback: () => void): void {
  selfChannel ??= createChannel();
  const { port1, port2 }: { port1: RefCountedPort; port2: MessagePort } = selfChannel;
  waiters.push(callback);
  port1.ref?.();
  port2.postMessage(undefined);
}

/** A port in Node-like runtimes keeps the process alive while it has a listener, unless `unref` is called. */
type RefCountedPort = MessagePort & { readonly ref?: () => void; readonly unref?: () => void };

function createChannel(): MessageChannel {
  const messageChannel = new MessageChannel();
  const port: RefCountedPort = messageChannel.port1;
  port.onmessage = () => {
    waiters.shift()?.();
    if (waiters.length === 0) port.unref?.();
  };
  return messageChannel;
}
