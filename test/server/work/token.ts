import type { CancellationToken } from '../../../server/src/work/calculator';

/** Creates a cancellation token, with its listeners and a function to cancel it. */
export function createCancellationSource(): {
  readonly token: CancellationToken;
  readonly listeners: Set<() => void>;
  cancel(): void;
} {
  const listeners = new Set<() => void>();
  let requested = false;
  const token: CancellationToken = {
    get isCancellationRequested() {
      return requested;
    },
    onCancellationRequested(listener) {
      listeners.add(listener);
      return { dispose: () => void listeners.delete(listener) };
    },
  };
  return {
    token,
    listeners,
    cancel() {
      requested = true;
      for (const listener of listeners) listener();
    },
  };
}
