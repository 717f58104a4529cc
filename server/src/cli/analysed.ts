/** From an input to what the library answers by. */
import { analyse, environment } from '../features';
import type { Scenario } from '../library/scenario';
import type { Host } from './host';
import type { Input } from './inputs/read';
import { configAbove } from './config';
import { tableReader } from './tables';

/** What checking needs of the process: the same on a thread. */
export type Surroundings = Pick<Host, 'rulesets' | 'folder'>;

export function analysed(
  { name, text, folder }: Pick<Input, 'name' | 'text' | 'folder'>,
  host: Surroundings,
): Scenario {
  const readTable = tableReader(folder, host.folder);
  const config = configAbove(folder, host.folder, readTable);
  return { name, analysis: analyse(text, undefined, environment({ rulesets: host.rulesets, readTable, config })) };
}
