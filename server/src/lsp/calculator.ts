/** The calculator of odds, started when the first odds are asked for: a worker, or this thread in slices where no worker can be started. */
import type { Connection } from 'vscode-languageserver';
import type { LoadedRulesets } from '../features';
import type { Calculator } from '../work/calculator';
import type { CombatReference, TurnReference } from '../work/task';
import type { Runtime } from './runtime';

/** The calculator, and the end of it. */
export interface CalculatorStart {
  get(): Promise<Calculator>;
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
  const get = () => (started ??= start());
  return {
    get,
    // Who waits for it is told what went wrong.
    begin: () => void get().catch(() => undefined),
    dispose: () =>
      void started?.then(
        (calculator) => calculator.dispose(),
        () => undefined,
      ),
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
    );
  };
  return {
    run: async (task, watch) => (await (started ??= start())).run(task, watch),
    dispose: () => void started?.then((calculator) => calculator.dispose()),
  };
}
