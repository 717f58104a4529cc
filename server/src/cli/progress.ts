/** The progress line of a command on the terminal. It appears after a second and disappears with the output. */
import type { ProgressOptions } from '../library/calculation-progress';
import { truncate, toPrintable } from '../model/wording';

export interface Progress {
  /** Shows the current step: `Checking 120 of 2,000 files`. */
  readonly showStep: (text: string) => void;
  /** Shows a detail within the step: `odds of biscay, 34%`. */
  readonly showDetail: (text: string) => void;
  /** Removes the line. */
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/** Delay before the line appears, in milliseconds. */
const delayMs = 1000;

/** Minimum time between two updates, in milliseconds. */
const intervalMs = 100;

/** @param terminal standard error; if it is not a terminal, nothing is written */
export function createProgress(terminal: Terminal, readClock: () => number = () => performance.now()): Progress {
  const began = readClock();
  let lastUpdate = began;
  let currentStep = '';
  let isShown = false;

  function show(text: string): void {
    const time = readClock();
    if (terminal.isTTY !== true || time - began < delayMs || (isShown && time - lastUpdate < intervalMs)) return;
    lastUpdate = time;
    isShown = true;
    terminal.write(`\r\u001b[K${truncate(toPrintable(text), Math.max(20, (terminal.columns ?? 80) - 1))}`);
  }

  return {
    showStep: (text) => show((currentStep = text)),
    showDetail: (text) => show(currentStep === '' ? text : `${currentStep} (${text})`),
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
export function createProgressReporter(label: string, update: Progress['showDetail']): ProgressOptions {
  return {
    progress: ({ engagement, done, of: total }) =>
      update(`${label} ${engagement}, ${Math.floor((100 * done) / Math.max(1, total))}%`),
  };
}

/** Yields between two files, so that interrupts are handled. */
export function pause(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}
