/** From an input to what the library answers by. */
import { analyse, environment } from '../features';
import type { Scenario } from '../library/scenario';
import type { Host } from './host';
import type { Input } from './inputs';
import { configAbove } from './config';
import { tableReader } from './tables';

export function analysed({ name, text, folder }: Input, host: Host): Scenario {
  const readTable = tableReader(folder, host.folder);
  const config = configAbove(folder, host.folder, readTable);
  return { name, analysis: analyse(text, undefined, environment({ rulesets: host.rulesets, readTable, config })) };
}
