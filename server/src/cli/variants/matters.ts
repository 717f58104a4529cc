/** `asdic matters`: what moves the outcome of a combat most. */
import { mattersIn } from '../../library/matters';
import type { MattersChoice } from '../../library/matters';
import { scenarioNamed } from '../analysed';
import { withProblemsNote } from '../combats';
import type { Host } from '../host';
import { asJson } from '../outcome';
import type { Format, Outcome } from '../outcome';
import { following } from '../progress';
import { mattersText } from './matters-text';

export interface MattersOptions extends MattersChoice {
  readonly format: Format;
}

/** @throws CannotRun where the file cannot be read, or there is no such combat or number */
export async function matters(name: string, { format, ...choice }: MattersOptions, host: Host): Promise<Outcome> {
  const scenario = await scenarioNamed(name, host);
  const found = await mattersIn(scenario, choice, following('variants of', host.progress.tell));
  return withProblemsNote(scenario, format === 'json' ? asJson(found) : mattersText(found, host));
}
