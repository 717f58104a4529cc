/** The calculator of odds, started when the first odds are asked for: a worker, or this thread in slices where no worker can be started. */
import type { LoadedRulesets } from '../features';
import type { Calculator } from '../work/calculator';
import { withFallback } from '../work/fallback';
import { inProcessCalculator } from '../work/in-process';
import { siteBy } from '../work/perform';
import { threadedCalculator } from '../work/threaded';
import type { LogError } from './guard';
import type { Runtime } from './runtime';

/** The calculator, and the end of it. */
export interface CalculatorStart {
  get(): Promise<Calculator>;
  dispose(): void;
}

export function calculatorStart(runtime: Runtime, rulesets: LoadedRulesets, log: LogError): CalculatorStart {
  let started: Promise<Calculator> | undefined;
  const start = async (): Promise<Calculator> =>
    withFallback(
      threadedCalculator(await runtime.worker(), { onLost: ({ message }) => log(message) }),
      inProcessCalculator((of) => siteBy(rulesets.all())(of)),
    );
  return {
    get: () => (started ??= start()),
    dispose: () => void started?.then((calculator) => calculator.dispose()),
  };
}
