/** `asdic compare`: the odds of a combat as written beside those under other readings, numbers or orders. */
import { comparisonOf } from '../../library/compare';
import type { CompareChoice } from '../../library/compare';
import { scenarioNamed } from '../analysed';
import { withProblemsNote } from '../combats';
import type { Host } from '../host';
import { asJson } from '../outcome';
import type { Format, Outcome } from '../outcome';
import { following } from '../progress';
import { compareText } from './compare-text';

export interface CompareOptions extends CompareChoice {
  readonly format: Format;
}

/** @throws CannotRun where the file cannot be read, or there is no such combat or value */
export async function compare(name: string, { format, ...choice }: CompareOptions, host: Host): Promise<Outcome> {
  const scenario = await scenarioNamed(name, host);
  const comparison = await comparisonOf(scenario, choice, following('variants of', host.progress.tell));
  return withProblemsNote(scenario, format === 'json' ? asJson(comparison) : compareText(comparison, host));
}
