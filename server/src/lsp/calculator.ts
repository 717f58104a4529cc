/**
 * The calculator of odds, started when somebody asks for odds: a worker, or this thread in slices where no worker can be started. What is short
 * is calculated on this thread in any case.
 */
import { CancellationToken } from 'vscode-languageserver';
import type { Connection } from 'vscode-languageserver';
import type { LoadedRulesets } from '../features';
import { Cancelled } from '../work/calculator';
import type { Calculator, Watch } from '../work/calculator';
import type { Site } from '../work/perform';
import { queueOf } from '../work/queue';
import { aside, betweenAnswers } from '../work/scheduler';
import type { Scheduler } from '../work/scheduler';
import type { CombatReference, ResultOf, Task, TurnReference } from '../work/task';
import type { Runtime } from './runtime';

export interface ShortWatch extends Watch {
  /** Nobody waits for it: one such at a time, and this thread rests in between. */
  readonly isAside?: boolean;
}

/** The calculator, and the end of it. */
export interface CalculatorStart {
  get(): Promise<Calculator>;
  /**
   * Calculates what most often is short: on this thread between answers, as long as it is. For that a worker would take longer to start, and as
   * much memory as all that is known of a long scenario.
   * @param site the combat that the task is about
   */
  shortFirst<T extends Task>(task: T, site: Site, watch: ShortWatch): Promise<ResultOf<T>>;
  /** Something is about to be calculated: the worker starts while this thread still reads what. */
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
  const oneAtATime = queueOf(1);
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
  return {
    get,
    async shortFirst(task, site, { isAside, ...watch }) {
      const { performIfShort } = await import('../work/short');
      const { token = CancellationToken.None } = watch;
      const here = (pace: Scheduler) => performIfShort(task, site, pace, token);
      const found = await (isAside ? oneAtATime.run(token, () => here(aside)) : here(betweenAnswers));
      return found ?? (await get()).run(task, watch);
    },
    // Who waits for it is told what went wrong.
    begin: () => void get().catch(() => undefined),
    dispose() {
      // What is short may still be under way: it starts no worker that nobody would end.
      isOver = true;
      void started?.then(
        (calculator) => calculator.dispose(),
        () => undefined,
      );
    },
  };
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
