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

/** In how many turns what arrives is read, computed and answered. */
const turnsOfAnswer = 4;

/** How long nothing may happen between two slices of what nobody waits for, in milliseconds. */
const rest = 2;

/**
 * For work on a thread that answers: a pause is as long as an answer that is under way, so that whatever arrives waits for one slice of the
 * work, not for one at each of its turns.
 */
export const betweenAnswers: Scheduler = {
  ...systemScheduler,
  async pause() {
    for (let turn = 0; turn < turnsOfAnswer; turn++) await systemScheduler.pause();
  },
};

/** The same for what nobody waits for: most of what arrives finds the thread at rest. */
export const aside: Scheduler = {
  ...systemScheduler,
  async pause() {
    await new Promise<void>((resume) => systemScheduler.after(rest, resume));
    await betweenAnswers.pause();
  },
};

let toItself: MessageChannel | undefined;
const waiting: (() => void)[] = [];

/** Browsers have no `setImmediate`, and their shortest timer takes 4 ms, half of what a turn may. A message to itself waits for no clock. */
function afterMessages(callback: () => void): void {
  toItself ??= channel();
  const { port1, port2 }: { port1: Listening; port2: MessagePort } = toItself;
  waiting.push(callback);
  port1.ref?.();
  port2.postMessage(undefined);
}

/** A port of Node and its kin keeps the program from ending while somebody listens, unless it is told not to. */
type Listening = MessagePort & { readonly ref?: () => void; readonly unref?: () => void };

function channel(): MessageChannel {
  const made = new MessageChannel();
  const port: Listening = made.port1;
  port.onmessage = () => {
    waiting.shift()?.();
    if (waiting.length === 0) port.unref?.();
  };
  return made;
}
