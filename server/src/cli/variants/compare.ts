/** `asdic compare`: the odds of a combat or a turn as written, beside those with other readings, numbers or orders. */
import { type CompareChoice, planComparison } from '../../library/compare';
import type { Format, Outcome } from '../outcome';
import { formatComparison } from '../../plain-text/comparison';
import { openScenario, printVariants } from './calculate';
import type { Host } from '../host';

export interface CompareOptions extends CompareChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or value does not exist */
export async function compare(name: string, { format, jobs, ...choice }: CompareOptions, host: Host): Promise<Outcome> {
  const opened = await openScenario(name, host);
  return printVariants(name, opened, planComparison(opened.scenario, choice), {
    host,
    request: { kind: 'compare', choice },
    maxThreads: jobs,
    format,
    formatText: formatComparison,
  });
}
