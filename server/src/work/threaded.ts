/** Calculations in a worker, on the host's side. */
import { Cancelled, WorkerLost, type Calculator, type Watch } from './calculator';
import { systemScheduler, type Scheduler } from './scheduler';
import type { FromWorker, Result, TaskResult, Task, ToWorker } from './task';

/** A running worker of any kind. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  terminate(): void;
}

/** Events of a worker. After `onLost` there are no more events, and nothing can be posted. */
export interface WorkerEvents {
  onMessage(message: FromWorker): void;
  onLost(reason: unknown): void;
}

/** Starts a worker that runs `serve`. May throw. */
export type StartWorker = (events: WorkerEvents) => WorkerHandle;

export interface ThreadedOptions {
  readonly scheduler?: Scheduler;
  /** Called once for each worker that ends unexpectedly; the next task starts another. */
  readonly onLost?: (error: WorkerLost) => void;
}

/** Timeout for the acknowledgement of a cancellation, after which the worker is replaced, in milliseconds. */
const acknowledgementTimeout = 1000;

interface PendingTask {
  readonly task: Task;
  readonly watch: Watch;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Worker {
  readonly handle: WorkerHandle;
  isReady: boolean;
  readonly pending: Map<number, PendingTask>;
  /** Cancelled tasks without acknowledgement, with the functions that stop their timers. */
  readonly cancelling: Map<number, () => void>;
}

export interface ThreadedCalculator extends Calculator {
  /** Starts the worker before there is a task for it, unless one is up. The first task reports a failure to start. */
  prestart(): void;
}

/** A calculator with its own worker, which is started on first use. */
export function createThreadedCalculator(start: StartWorker, options: ThreadedOptions = {}): ThreadedCalculator {
  const { scheduler = systemScheduler, onLost } = options;
  let worker: Worker | undefined;
  let lastId = 0;
  let isDisposed = false;

  function launch(): Worker {
    const launched: Worker = {
      handle: start({
        onMessage: (message) => receive(launched, message),
        onLost: (reason) => handleLostWorker(launched, reason),
      }),
      isReady: false,
      pending: new Map(),
      cancelling: new Map(),
    };
    return launched;
  }

  function receive(sender: Worker, message: FromWorker): void {
    if (message.type === 'ready') {
      sender.isReady = true;
      return;
    }
    const { id } = message;
    const pending = sender.pending.get(id);
    if (message.type === 'progress') return pending?.watch.progress?.(message.progress);
    sender.cancelling.get(id)?.();
    sender.cancelling.delete(id);
    sender.pending.delete(id);
    if (message.type === 'done') pending?.resolve(message.result);
    if (message.type === 'failed') pending?.reject(Object.assign(new Error(message.message), { stack: message.stack }));
  }

  function handleLostWorker(lostWorker: Worker, reason: unknown): void {
    if (worker !== lostWorker) return;
    const error = new WorkerLost(reason, lostWorker.isReady);
    abandon(lostWorker);
    for (const pending of lostWorker.pending.values()) pending.reject(error);
    onLost?.(error);
  }

  /** Terminates a worker that hangs in a cancelled task, and passes its other tasks to the next. */
  function replace(hangingWorker: Worker): void {
    if (worker !== hangingWorker) return;
    abandon(hangingWorker);
    for (const [id, pending] of hangingWorker.pending) post(id, pending);
  }

  function abandon(endedWorker: Worker): void {
    worker = undefined;
    for (const stopTimer of endedWorker.cancelling.values()) stopTimer();
    endedWorker.handle.terminate();
  }

  function post(id: number, pending: PendingTask): void {
    try {
      worker ??= launch();
      worker.pending.set(id, pending);
      worker.handle.post({ type: 'start', id, task: pending.task });
    } catch (error) {
      worker?.pending.delete(id);
      pending.reject(worker ? toError(error) : new WorkerLost(error, false));
    }
  }

  function cancel(id: number): void {
    const target = worker;
    const pending = target?.pending.get(id);
    if (!target || !pending) return;
    target.pending.delete(id);
    target.cancelling.set(
      id,
      scheduler.after(acknowledgementTimeout, () => replace(target)),
    );
    target.handle.post({ type: 'cancel', id });
    pending.reject(new Cancelled());
  }

  return {
    prestart() {
      try {
        if (!isDisposed) worker ??= launch();
      } catch {
        // The first task tries again.
      }
    },
    async run<T extends Task>(task: T, watch: Watch = {}) {
      if (isDisposed || watch.token?.isCancellationRequested) throw new Cancelled();
      const id = ++lastId;
      const answer = new Promise<Result>((resolve, reject) => post(id, { task, watch, resolve, reject }));
      const listener = watch.token?.onCancellationRequested(() => cancel(id));
      return answer.finally(() => listener?.dispose()) as Promise<TaskResult<T>>;
    },
    dispose() {
      isDisposed = true;
      const endedWorker = worker;
      if (!endedWorker) return;
      abandon(endedWorker);
      for (const pending of endedWorker.pending.values()) pending.reject(new Cancelled());
    },
  };
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
