/** `asdic advise`: what a side should do in a combat, and what each other order costs or gains. */
import { adviceOnCombats } from '../library/advise';
import { adviceOnTurns } from '../library/turn';
import type { AdviceChoice } from '../library/advise';
import { adviseText } from './advise-text';
import { scenarioNamed } from './analysed';
import { reported } from './combats';
import type { Host } from './host';
import type { Format, Outcome } from './outcome';
import { following } from './progress';

export interface AdviseOptions extends AdviceChoice {
  readonly format: Format;
}

/** @throws CannotRun if the file cannot be read, or no side in it can be advised this way */
export async function advise(name: string, { format, ...choice }: AdviseOptions, host: Host): Promise<Outcome> {
  const scenario = await scenarioNamed(name, host);
  const watch = following('advice on', (what) => host.progress.tell(what));
  const reports =
    choice.turn === true ? adviceOnTurns(scenario, choice, watch) : adviceOnCombats(scenario, choice, watch);
  return reported(scenario, reports, { format, text: adviseText }, host);
}
