/**
 * Starts the odds calculator on demand: a worker, or slices on this thread if no worker can be started. Short calculations always run on
 * this thread.
 */
import type { Connection } from 'vscode-languageserver';
import type { LoadedRulesets } from '../features';
import { Cancelled, settled } from '../work/calculator';
import type { Calculator, CancellationToken, Watch } from '../work/calculator';
import { queueOf } from '../work/queue';
import { aside, betweenAnswers } from '../work/scheduler';
import type { Short, Tried } from '../work/short';
import type { CombatReference, ResultOf, Task, TurnReference } from '../work/task';
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
const notLong = 200;

/** Called with the result of each task as soon as it is settled. */
export type Tell<Of extends Short<Task>> = (one: Of, settled: PromiseSettledResult<ResultOf<Of['task']>>) => void;

/** Starts and disposes of the calculator. */
export interface CalculatorStart {
  /** The worker, for long calculations. */
  get(): Promise<Calculator>;
  /**
   * Calculates for a waiting user on this thread between responses; falls back to the worker if it takes long. A worker takes longer to
   * start than most calculations, and doubles the memory used by a long scenario.
   */
  shortFirst<T extends Task>(of: Short<T>, watch: Watch): Promise<ResultOf<T>>;
  /** The same for several tasks. Rejects with `Cancelled`; results already reported remain valid. @param all consumed lazily */
  eachShortFirst<Of extends Short<Task>>(
    all: Iterable<Of>,
    tell: Tell<Of>,
    pace: Pace,
    token?: CancellationToken,
  ): Promise<void>;
  /** Starts the worker ahead of a likely long calculation. */
  begin(): void;
  dispose(): void;
}

/** @param address of the worker's bundle, if the client provides it */
export function calculatorStart(
  runtime: Runtime,
  rulesets: LoadedRulesets,
  connection: Connection,
  address?: string,
): CalculatorStart {
  let started: Promise<Calculator> | undefined;
  const line = () => ({ here: queueOf(1), worker: queueOf(1) });
  const lines = { edited: line(), aside: line(), closed: line() };
  /** Tasks that exceeded the budget; they go to the worker until it finishes them quickly. */
  const long = new Set<string>();
  const start = async (): Promise<Calculator> => {
    const [{ threadedCalculator }, { withFallback }] = await Promise.all([
      import('../work/threaded'),
      import('../work/fallback'),
    ]);
    const threaded = threadedCalculator(await runtime.worker(address), {
      onLost: ({ message, started: wasUp }) => wasUp && connection.console.error(message),
    });
    threaded.begin();
    return withFallback(threaded, onThisThread(rulesets), ({ message }) =>
      connection.console.warn(
        `${message.replace(/\.?$/, '.')} Odds are calculated without it, so typing may lag meanwhile.`,
      ),
    );
  };
  let isOver = false;
  const get = () => (isOver ? Promise.reject(new Cancelled()) : (started ??= start()));

  async function eachShortFirst<Of extends Short<Task>>(
    all: Iterable<Of>,
    tell: Tell<Of>,
    pace: Pace,
    watch: Watch,
  ): Promise<void> {
    const [loaded] = await Promise.allSettled([import('../work/short')]);
    if (loaded.status === 'rejected') {
      for (const one of all) tell(one, loaded);
      return;
    }
    const { performShort } = loaded.value;
    const token = untilOver(watch.token);
    const left: Of[] = [];
    function* known(): Generator<Of> {
      for (const one of all)
        if (long.has(triedAs(one))) left.push(one);
        else yield one;
    }
    const told = (one: Of, tried: Tried<Of>): void => {
      if (tried.status !== 'takesLong') return tell(one, tried);
      long.add(triedAs(one));
      left.push(one);
    };
    const rests = pace === 'aside' || pace === 'closed';
    const here = () => performShort(known(), told, rests ? aside : betweenAnswers, token);
    await (pace === 'asked' ? here() : lines[pace].here.run(token, here));
    for (const one of left) {
      const work = () => byWorker(one, { ...watch, token });
      tell(one, await (pace === 'asked' ? work() : lines[pace].worker.run(token, work)));
    }
  }

  /** A task that the worker finishes quickly is tried on this thread again. */
  async function byWorker<Of extends Short<Task>>(
    one: Of,
    watch: Watch,
  ): Promise<PromiseSettledResult<ResultOf<Of['task']>>> {
    const began = runtime.now();
    const found = await settled(get().then((calculator) => calculator.run<Of['task']>(one.task, watch)));
    if (runtime.now() - began < notLong) long.delete(triedAs(one));
    return found;
  }

  /** Cancels pending tasks on shutdown, so that none of them starts a worker that nobody would stop. */
  const untilOver = (token?: CancellationToken): CancellationToken => ({
    get isCancellationRequested() {
      return isOver || token?.isCancellationRequested === true;
    },
    onCancellationRequested: (listener) => token?.onCancellationRequested(listener) ?? { dispose: () => undefined },
  });

  return {
    get,
    async shortFirst<T extends Task>(of: Short<T>, watch: Watch) {
      let found: PromiseSettledResult<ResultOf<T>> | undefined;
      await eachShortFirst<Short<T>>([of], (_, told) => (found = told), 'asked', watch);
      if (found?.status !== 'fulfilled') throw found?.reason;
      return found.value;
    },
    eachShortFirst: (all, tell, pace, token) => eachShortFirst(all, tell, pace, { token }),
    // The caller that needs the worker reports the error.
    begin: () => void get().catch(() => undefined),
    dispose() {
      isOver = true;
      void started?.then(
        (calculator) => calculator.dispose(),
        () => undefined,
      );
    },
  };
}

/** Quick answers have a budget of their own. */
function triedAs({ name, task }: Short<Task>): string {
  return `${task.kind} ${'quick' in task && task.quick === true} ${name}`;
}

/** Loaded only if no worker is available. */
function onThisThread(rulesets: LoadedRulesets): Calculator {
  let started: Promise<Calculator> | undefined;
  const start = async (): Promise<Calculator> => {
    const [{ inProcessCalculator }, { siteBy }] = await Promise.all([
      import('../work/in-process'),
      import('../work/perform'),
    ]);
    return inProcessCalculator(
      Object.assign((of: CombatReference) => siteBy(rulesets.all())(of), {
        turn: (of: TurnReference) => siteBy(rulesets.all()).turn?.(of),
      }),
      betweenAnswers,
    );
  };
  return {
    run: async (task, watch) => (await (started ??= start())).run(task, watch),
    dispose: () => void started?.then((calculator) => calculator.dispose()),
  };
}
