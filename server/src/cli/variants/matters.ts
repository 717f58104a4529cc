/** `asdic matters`: the changes with the largest effect on the outcome of a combat. */
import { type MattersChoice, planMatters } from '../../library/matters';
import { withDiagnosticsNote } from '../print-reports';
import type { Host } from '../host';
import { asJson } from '../print/json';
import type { Format, Outcome } from '../outcome';
import { openScenario, calculateResult } from './calculate';
import { mattersText } from './matters-text';

export interface MattersOptions extends MattersChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or number does not exist */
export async function matters(name: string, { format, jobs, ...choice }: MattersOptions, host: Host): Promise<Outcome> {
  const opened = await openScenario(name, host);
  const variants = planMatters(opened.scenario, choice);
  const analysis = await calculateResult(name, opened, variants, { host, request: { kind: 'matters', choice }, jobs });
  return withDiagnosticsNote(opened.scenario, format === 'json' ? asJson(analysis) : mattersText(analysis, host));
}
