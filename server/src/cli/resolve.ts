/** `asdic resolve`: resolves combats with the dice of the file or a seed, and shows every step. */
import { resolvedCombats } from '../library/resolve';
import type { ResolveChoice } from '../library/resolve';
import { resolvedTurns } from '../library/turn';
import type { TurnChoice } from '../library/turn';
import { scenarioNamed } from './analysed';
import { reported } from './combats';
import type { Host } from './host';
import type { Format, Outcome } from './outcome';
import { resolveText } from './resolve-text';
import { turnText } from './turn-text';

export interface ResolveOptions extends ResolveChoice, TurnChoice {
  readonly format: Format;
}

/** @throws CannotRun if the file cannot be read or has no such combat */
export async function resolve(name: string, { format, turn, ...choice }: ResolveOptions, host: Host): Promise<Outcome> {
  const scenario = await scenarioNamed(name, host);
  if (turn === true) return reported(scenario, resolvedTurns(scenario, choice), { format, text: turnText }, host);
  return reported(scenario, resolvedCombats(scenario, choice), { format, text: resolveText }, host);
}
