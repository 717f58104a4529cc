/** `asdic advise`: what a side should do in a combat, and what each other order costs or gains. */
import { adviceOnCombats } from '../library/advise';
import type { AdviceChoice } from '../library/advise';
import { adviseText } from './advise-text';
import { analysed, surroundingsOf } from './analysed';
import { reported } from './combats';
import type { Host } from './host';
import { readOneInput } from './inputs/read';
import type { Format, Outcome } from './outcome';

export interface AdviseOptions extends AdviceChoice {
  readonly format: Format;
}

/** @throws CannotRun where the file cannot be read, or nobody in it can be advised so */
export async function advise(name: string, { format, ...choice }: AdviseOptions, host: Host): Promise<Outcome> {
  const scenario = await analysed(await readOneInput(name, host), surroundingsOf(host));
  return reported(scenario, adviceOnCombats(scenario, choice), { format, text: adviseText }, host);
}
