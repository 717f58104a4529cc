/**
 * Starts the odds calculator on demand: a worker, or slices on this thread if no worker can be started. Short calculations always run on
 * this thread.
 */
import type { Connection } from 'vscode-languageserver';
import type { LoadedRulesets } from '../features';
import { type Calculator, type CancellationToken, Cancelled, type Watch, settle } from '../work/calculator';
import { createQueue } from '../work/queue';
import { backgroundScheduler, cooperativeScheduler } from '../work/scheduler';
import type { BudgetedTask, BudgetedResult } from '../work/run-within-budget';
import type { CombatReference, TaskResult, Task, TurnReference } from '../work/task';
import type { Runtime } from './runtime';

/**
 * How short calculations run on this thread.
 * - `asked`: a user is waiting; runs concurrently with everything else
 * - `edited`: shows the effect of an edit; one at a time
 * - `aside`: nobody is waiting; one at a time, with idle time in between
 * - `closed`: like `aside`, for closed files; in a queue of its own, so that open files never wait for it
 */
export type Pace = 'asked' | 'edited' | 'aside' | 'closed';

/** If the worker finishes a task within this many milliseconds, the task counts as short again. */
const maxShortMilliseconds = 200;

/** Called with the result of each task as soon as it is settled. */
export type OnSettled<Item extends BudgetedTask<Task>> = (
  item: Item,
  settled: PromiseSettledResult<TaskResult<Item['task']>>,
) => void;

/** Starts and disposes of the calculator. */
export interface CalculatorStarter {
  /** The worker, for long calculations. */
  getWorker(): Promise<Calculator>;
  /**
   * Calculates for a waiting user on this thread between responses; falls back to the worker if it takes long. A worker takes longer to
   * start than most calculations, and doubles the memory used by a long scenario.
   */
  runShortFirst<T extends Task>(item: BudgetedTask<T>, watch: Watch): Promise<TaskResult<T>>;
  /** The same for several tasks. Rejects with `Cancelled`; results already reported remain valid. @param items consumed lazily */
  runEachShortFirst<Item extends BudgetedTask<Task>>(
    items: Iterable<Item>,
    onSettled: OnSettled<Item>,
    pace: Pace,
    token?: CancellationToken,
  ): Promise<void>;
  /** Calculates on this thread if that is short; undefined if it takes long, or fails. */
  runIfShort<T extends Task>(item: BudgetedTask<T>, token?: CancellationToken): Promise<TaskResult<T> | undefined>;
  /** Starts the worker ahead of a likely long calculation. */
  startWorkerEarly(): void;
  dispose(): void;
}

/** @param address of the worker's bundle, if the client provides it */
export function createCalculatorStarter(
  runtime: Runtime,
  rulesets: LoadedRulesets,
  connection: Connection,
  address?: string,
): CalculatorStarter {
  let calculatorPromise: Promise<Calculator> | undefined;
  const createQueues = () => ({ thread: createQueue(1), worker: createQueue(1) });
  const queues = { edited: createQueues(), aside: createQueues(), closed: createQueues() };
  /** Tasks that exceeded the budget; they go to the worker until it finishes them quickly. */
  const slowTasks = new Set<string>();
  const start = async (): Promise<Calculator> => {
    const [{ createThreadedCalculator }, { withFallback }] = await Promise.all([
      import('../work/threaded'),
      import('../work/fallback'),
    ]);
    const threaded = createThreadedCalculator(await runtime.loadWorkerStarter(address), {
      onLost: ({ message, started: wasUp }) => wasUp && connection.console.error(message),
    });
    threaded.prestart();
    return withFallback(threaded, createLocalCalculator(rulesets), ({ message }) =>
      connection.console.warn(
        `${message.replace(/\.?$/, '.')} Odds are calculated without it, so typing may lag meanwhile.`,
      ),
    );
  };
  let isDisposed = false;
  const getWorker = () => (isDisposed ? Promise.reject(new Cancelled()) : (calculatorPromise ??= start()));

  async function runEachShortFirst<Item extends BudgetedTask<Task>>(
    items: Iterable<Item>,
    onSettled: OnSettled<Item>,
    pace: Pace,
    watch: Watch,
  ): Promise<void> {
    const [loaded] = await Promise.allSettled([import('../work/run-within-budget')]);
    if (loaded.status === 'rejected') {
      for (const item of items) onSettled(item, loaded);
      return;
    }
    const { runWithinBudget } = loaded.value;
    const token = createDisposalToken(watch.token);
    const remaining: Item[] = [];
    function* takeShortItems(): Generator<Item> {
      for (const item of items)
        if (slowTasks.has(toTaskKey(item))) remaining.push(item);
        else yield item;
    }
    const onTried = (item: Item, attempt: BudgetedResult<Item>): void => {
      if (attempt.status !== 'exceeded') return onSettled(item, attempt);
      slowTasks.add(toTaskKey(item));
      remaining.push(item);
    };
    const isBackground = pace === 'aside' || pace === 'closed';
    const runOnThread = () =>
      runWithinBudget(takeShortItems(), onTried, isBackground ? backgroundScheduler : cooperativeScheduler, token);
    await (pace === 'asked' ? runOnThread() : queues[pace].thread.run(token, runOnThread));
    for (const item of remaining) {
      const runItem = () => runOnWorker(item, { ...watch, token });
      onSettled(item, await (pace === 'asked' ? runItem() : queues[pace].worker.run(token, runItem)));
    }
  }

  /** A task that the worker finishes quickly is tried on this thread again. */
  async function runOnWorker<Item extends BudgetedTask<Task>>(
    item: Item,
    watch: Watch,
  ): Promise<PromiseSettledResult<TaskResult<Item['task']>>> {
    const began = runtime.now();
    const result = await settle(getWorker().then((calculator) => calculator.run<Item['task']>(item.task, watch)));
    if (runtime.now() - began < maxShortMilliseconds) slowTasks.delete(toTaskKey(item));
    return result;
  }

  /** Cancels pending tasks on shutdown, so that none of them starts a worker that nobody would stop. */
  const createDisposalToken = (token?: CancellationToken): CancellationToken => ({
    get isCancellationRequested() {
      return isDisposed || token?.isCancellationRequested === true;
    },
    onCancellationRequested: (listener) => token?.onCancellationRequested(listener) ?? { dispose: () => undefined },
  });

  return {
    getWorker,
    async runShortFirst<T extends Task>(item: BudgetedTask<T>, watch: Watch) {
      let result: PromiseSettledResult<TaskResult<T>> | undefined;
      await runEachShortFirst<BudgetedTask<T>>([item], (_, taskResult) => (result = taskResult), 'asked', watch);
      if (result?.status !== 'fulfilled') throw result?.reason;
      return result.value;
    },
    async runIfShort<T extends Task>(item: BudgetedTask<T>, token?: CancellationToken) {
      const { runWithinBudget } = await import('../work/run-within-budget');
      let result: BudgetedResult<BudgetedTask<T>> | undefined;
      const onTried = (_: unknown, attempt: BudgetedResult<BudgetedTask<T>>) => void (result = attempt);
      await runWithinBudget([item], onTried, cooperativeScheduler, createDisposalToken(token));
      return result?.status === 'fulfilled' ? result.value : undefined;
    },
    runEachShortFirst: (all, onSettled, pace, token) => runEachShortFirst(all, onSettled, pace, { token }),
    // The caller that needs the worker reports the error.
    startWorkerEarly: () => void getWorker().catch(() => undefined),
    dispose() {
      isDisposed = true;
      void calculatorPromise?.then(
        (calculator) => calculator.dispose(),
        () => undefined,
      );
    },
  };
}

/** A quick task and the full one have different keys: the full one may be slow while the quick one is not. */
function toTaskKey({ name, task }: BudgetedTask<Task>): string {
  return `${task.kind} ${'quick' in task && task.quick === true} ${name}`;
}

/** A calculator on this thread. Its code is loaded only if no worker is available. */
function createLocalCalculator(rulesets: LoadedRulesets): Calculator {
  let calculatorPromise: Promise<Calculator> | undefined;
  const start = async (): Promise<Calculator> => {
    const [{ createInProcessCalculator }, { createEntryFinder }] = await Promise.all([
      import('../work/in-process'),
      import('../work/perform-task'),
    ]);
    return createInProcessCalculator(
      Object.assign((item: CombatReference) => createEntryFinder(rulesets.listLoaded())(item), {
        turn: (item: TurnReference) => createEntryFinder(rulesets.listLoaded()).turn?.(item),
      }),
      cooperativeScheduler,
    );
  };
  return {
    run: async (task, watch) => (await (calculatorPromise ??= start())).run(task, watch),
    dispose: () => void calculatorPromise?.then((calculator) => calculator.dispose()),
  };
}
