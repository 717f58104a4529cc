/** `asdic compare`: the odds of a combat or a turn as written, beside those with other readings, numbers or orders. */
import { type CompareChoice, planComparison } from '../../library/compare';
import { withDiagnosticsNote } from '../print-reports';
import type { Host } from '../host';
import { asJson } from '../print/json';
import type { Format, Outcome } from '../outcome';
import { openScenario, calculateResult } from './calculate';
import { compareText } from './compare-text';

export interface CompareOptions extends CompareChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or value does not exist */
export async function compare(name: string, { format, jobs, ...choice }: CompareOptions, host: Host): Promise<Outcome> {
  const opened = await openScenario(name, host);
  const variants = planComparison(opened.scenario, choice);
  const comparison = await calculateResult(name, opened, variants, {
    host,
    request: { kind: 'compare', choice },
    jobs,
  });
  return withDiagnosticsNote(opened.scenario, format === 'json' ? asJson(comparison) : compareText(comparison, host));
}
