/** `asdic matters`: the changes with the largest effect on the outcome of a combat. */
import { type MattersChoice, planMatters } from '../../library/matters';
import type { Format, Outcome } from '../outcome';
import { formatMatters } from '../../plain-text/matters';
import { openScenario, printVariants } from './calculate';
import type { Host } from '../host';

export interface MattersOptions extends MattersChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or number does not exist */
export async function runMatters(
  name: string,
  { format, jobs, ...choice }: MattersOptions,
  host: Host,
): Promise<Outcome> {
  const opened = await openScenario(name, host);
  return printVariants(name, opened, planMatters(opened.scenario, choice), {
    host,
    request: { kind: 'matters', choice },
    maxThreads: jobs,
    format,
    formatText: formatMatters,
  });
}
