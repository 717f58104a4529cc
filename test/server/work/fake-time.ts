import type { Scheduler } from '../../../server/src/work/scheduler';

/** A fake clock that advances only on `pass`. Pauses take no time but let other promises continue. */
export interface FakeTime extends Scheduler {
  pass(milliseconds: number): void;
  readonly timers: number;
}

export function createFakeTime(): FakeTime {
  let now = 0;
  const timers = new Map<object, { readonly due: number; readonly callback: () => void }>();
  return {
    now: () => now,
    pause: () => new Promise((resume) => setImmediate(resume)),
    after(milliseconds, callback) {
      const timer = {};
      timers.set(timer, { due: now + milliseconds, callback });
      return () => void timers.delete(timer);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const [timer, { due, callback }] of timers) {
        if (due > now) continue;
        timers.delete(timer);
        callback();
      }
    },
    get timers() {
      return timers.size;
    },
  };
}
