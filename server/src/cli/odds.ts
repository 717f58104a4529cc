/** `asdic odds`: how likely each outcome of a combat is, exactly, or sampled where the exact calculation would be too large. */
import { oddsOfCombats } from '../library/odds';
import type { OddsChoice } from '../library/odds';
import { analysed } from './analysed';
import { reported } from './combats';
import type { Host } from './host';
import { readOneInput } from './inputs/read';
import { oddsText } from './odds-text';
import type { Format, Outcome } from './outcome';

export interface OddsOptions extends OddsChoice {
  readonly format: Format;
}

/** @throws CannotRun where the file cannot be read or has no such combat */
export async function odds(name: string, { format, ...choice }: OddsOptions, host: Host): Promise<Outcome> {
  const scenario = analysed(await readOneInput(name, host), host);
  return reported(scenario, oddsOfCombats(scenario, choice), { format, text: oddsText }, host);
}
