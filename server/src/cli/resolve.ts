/** `asdic resolve`: plays combats with the dice of the file or a seed, and shows every step. */
import { resolvedCombats } from '../library/resolve';
import type { ResolveChoice } from '../library/resolve';
import { scenarioNamed } from './analysed';
import { reported } from './combats';
import type { Host } from './host';
import type { Format, Outcome } from './outcome';
import { resolveText } from './resolve-text';

export interface ResolveOptions extends ResolveChoice {
  readonly format: Format;
}

/** @throws CannotRun where the file cannot be read or has no such combat */
export async function resolve(name: string, { format, ...choice }: ResolveOptions, host: Host): Promise<Outcome> {
  const scenario = await scenarioNamed(name, host);
  return reported(scenario, resolvedCombats(scenario, choice), { format, text: resolveText }, host);
}
