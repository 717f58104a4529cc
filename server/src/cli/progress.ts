/** What a command is doing, on a line of the terminal that comes after a second and goes with the output. */
import type { WatchOptions } from '../library/watch';
import { cut, printable } from '../model/wording';

export interface Progress {
  /** What is being done as a whole: `Checking 120 of 2,000 files`. */
  readonly step: (what: string) => void;
  /** What of it at this moment: `odds of biscay, 34%`. */
  readonly tell: (what: string) => void;
  /** Takes the line away. */
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Nothing is shown of what takes less, in milliseconds. */
const patience = 1000;

/** Least time between two changes of the line, in milliseconds. */
const every = 100;

/** @param terminal standard error; where it is none, nothing is written */
export function progressOn(terminal: Terminal, now: () => number = () => performance.now()): Progress {
  const began = now();
  let last = began;
  let whole = '';
  let isShown = false;

  function show(text: string): void {
    const at = now();
    if (terminal.isTTY !== true || at - began < patience || (isShown && at - last < every)) return;
    last = at;
    isShown = true;
    terminal.write(`\r\u001b[K${cut(printable(text), Math.max(20, (terminal.columns ?? 80) - 1))}`);
  }

  return {
    step: (what) => show((whole = what)),
    tell: (what) => show(whole === '' ? what : `${whole} (${what})`),
    clear: () => {
      if (isShown) terminal.write('\r\u001b[K');
      isShown = false;
    },
  };
}

/**
 * Tells of a calculation while it runs: `odds of biscay, 34%`.
 * @param what begins the words: `odds of`
 */
export function following(what: string, tell: Progress['tell']): WatchOptions {
  return {
    progress: ({ engagement, done, of }) =>
      tell(`${what} ${engagement}, ${Math.floor((100 * done) / Math.max(1, of))}%`),
  };
}

/** Between two files: whoever interrupts is heard. */
export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}
