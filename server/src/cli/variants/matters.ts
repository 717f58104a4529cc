/** `asdic matters`: the changes with the largest effect on the outcome of a combat. */
import { mattersOf } from '../../library/matters';
import type { MattersChoice } from '../../library/matters';
import { withProblemsNote } from '../combats';
import type { Host } from '../host';
import { asJson } from '../print/json';
import type { Format, Outcome } from '../outcome';
import { asked, calculated } from './calculate';
import { mattersText } from './matters-text';

export interface MattersOptions extends MattersChoice {
  readonly format: Format;
  readonly jobs?: number;
}

/** @throws CannotRun if the file cannot be read, or the combat or number does not exist */
export async function matters(name: string, { format, jobs, ...choice }: MattersOptions, host: Host): Promise<Outcome> {
  const of = await asked(name, host);
  const variants = mattersOf(of.scenario, choice);
  const found = await calculated(name, of, variants, { host, wanted: { of: 'matters', choice }, jobs });
  return withProblemsNote(of.scenario, format === 'json' ? asJson(found) : mattersText(found, host));
}
