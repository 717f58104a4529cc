/** `asdic compare`: the odds of a combat or a turn as written, beside those with other readings, numbers or orders. */
import { comparingOf } from '../../library/compare';
import type { CompareChoice } from '../../library/compare';
import { withProblemsNote } from '../combats';
import type { Host } from '../host';
import { asJson } from '../print/json';
import type { Format, Outcome } from '../outcome';
import { asked, calculated } from './calculate';
import { compareText } from './compare-text';

export interface CompareOptions extends CompareChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or value does not exist */
export async function compare(name: string, { format, jobs, ...choice }: CompareOptions, host: Host): Promise<Outcome> {
  const of = await asked(name, host);
  const variants = comparingOf(of.scenario, choice);
  const comparison = await calculated(name, of, variants, { host, wanted: { of: 'compare', choice }, jobs });
  return withProblemsNote(of.scenario, format === 'json' ? asJson(comparison) : compareText(comparison, host));
}
