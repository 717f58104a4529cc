/** The progress line of a command on the terminal. It appears after a second and disappears with the output. */
import type { WatchOptions } from '../library/watch';
import { cut, printable } from '../model/wording';

export interface Progress {
  /** The current step: `Checking 120 of 2,000 files`. */
  readonly step: (what: string) => void;
  /** The detail within the step: `odds of biscay, 34%`. */
  readonly tell: (what: string) => void;
  /** Removes the line. */
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Delay before the line appears, in milliseconds. */
const patience = 1000;

/** Minimum time between two updates, in milliseconds. */
const every = 100;

/** @param terminal standard error; if it is not a terminal, nothing is written */
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
 * Reports the progress of a calculation: `odds of biscay, 34%`.
 * @param label begins the text: `odds of`
 */
export function following(what: string, tell: Progress['tell']): WatchOptions {
  return {
    progress: ({ engagement, done, of }) =>
      tell(`${what} ${engagement}, ${Math.floor((100 * done) / Math.max(1, of))}%`),
  };
}

/** Yields between two files, so that interrupts are handled. */
export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}
