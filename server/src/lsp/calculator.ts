/**
 * The calculator of odds, started when somebody asks for odds: a worker, or this thread in slices where no worker can be started. What is short
 * is calculated on this thread in any case.
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
 * How what is short is calculated on this thread.
 * - `asked`: a user waits for it; it goes on beside all others
 * - `edited`: it shows what an edit has done: one after the other
 * - `aside`: nobody waits for it: one after the other, and this thread rests in between
 * - `closed`: the same of files that are not open, for which nothing of an open one waits
 */
export type Pace = 'asked' | 'edited' | 'aside' | 'closed';

/** Milliseconds within which a worker does what is not long. */
const notLong = 200;

/** Told of each task as soon as it is known what it comes to. */
export type Tell<Of extends Short<Task>> = (one: Of, settled: PromiseSettledResult<ResultOf<Of['task']>>) => void;

/** The calculator, and the end of it. */
export interface CalculatorStart {
  /** The worker, for what takes long. */
  get(): Promise<Calculator>;
  /**
   * Calculates for a user what most often is short: on this thread between answers, as long as it is. For that a worker would take longer to start,
   * and as much memory as all that is known of a long scenario.
   */
  shortFirst<T extends Task>(of: Short<T>, watch: Watch): Promise<ResultOf<T>>;
  /** The same of several. Rejects with `Cancelled`; what was told stands. @param all each is asked for when it is its turn */
  eachShortFirst<Of extends Short<Task>>(
    all: Iterable<Of>,
    tell: Tell<Of>,
    pace: Pace,
    token?: CancellationToken,
  ): Promise<void>;
  /** Something long may be asked for soon: the worker starts meanwhile. */
  begin(): void;
  dispose(): void;
}

/** @param address of the worker's bundle, where the client has given it */
export function calculatorStart(
  runtime: Runtime,
  rulesets: LoadedRulesets,
  connection: Connection,
  address?: string,
): CalculatorStart {
  let started: Promise<Calculator> | undefined;
  const line = () => ({ here: queueOf(1), worker: queueOf(1) });
  const lines = { edited: line(), aside: line(), closed: line() };
  /** What has taken long: it is not tried here again, until the worker finds that it is long no more. */
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

  /** What the worker does quickly may be tried here again. */
  async function byWorker<Of extends Short<Task>>(
    one: Of,
    watch: Watch,
  ): Promise<PromiseSettledResult<ResultOf<Of['task']>>> {
    const began = runtime.now();
    const found = await settled(get().then((calculator) => calculator.run<Of['task']>(one.task, watch)));
    if (runtime.now() - began < notLong) long.delete(triedAs(one));
    return found;
  }

  /** Whatever is under way when the server shuts down starts no worker that nobody would end. */
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
    // Who waits for it is told what went wrong.
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

/** First answers have a bound of their own. */
function triedAs({ name, task }: Short<Task>): string {
  return `${task.kind} ${'quick' in task && task.quick === true} ${name}`;
}

/** What calculates is loaded here only where no worker does it. */
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
