/** `asdic resolve`: resolves combats with the dice of the file or a seed, and shows every step. */
import { type ResolveChoice, resolveCombats } from '../library/resolve';
import { resolveTurns, type TurnChoice } from '../library/turn';
import { readScenario } from './analyse';
import { printReports } from './print-reports';
import type { Host } from './host';
import type { Format, Outcome } from './outcome';
import { formatResolvedCombats } from '../plain-text/resolve';
import { formatTurnReport } from '../plain-text/turn';

export interface ResolveOptions extends ResolveChoice, TurnChoice {
  readonly format: Format;
}

/** @throws CannotRun if the file cannot be read or has no such combat */
export async function resolve(name: string, { format, turn, ...choice }: ResolveOptions, host: Host): Promise<Outcome> {
  const scenario = await readScenario(name, host);
  if (turn === true)
    return printReports(scenario, resolveTurns(scenario, choice), { format, text: formatTurnReport }, host);
  return printReports(scenario, resolveCombats(scenario, choice), { format, text: formatResolvedCombats }, host);
}
