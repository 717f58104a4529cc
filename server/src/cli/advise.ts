/** `asdic advise`: what a side should do in a combat, and what each other order costs or gains. */
import { type AdviceChoice, adviseOnCombats } from '../library/advise';
import { adviseOnTurns } from '../library/turn';
import { readScenario } from './analyse';
import { printReports } from './print-reports';
import type { Host } from './host';
import type { Format, Outcome } from './outcome';
import { createProgressReporter } from './progress';
import { formatAdviceReport } from '../plain-text/advice';

export interface AdviseOptions extends AdviceChoice {
  readonly format: Format;
}

/** @throws CannotRun if the file cannot be read, or no side in it can be advised this way */
export async function advise(name: string, { format, ...choice }: AdviseOptions, host: Host): Promise<Outcome> {
  const scenario = await readScenario(name, host);
  const watch = createProgressReporter('advice on', (detail) => host.progress.showDetail(detail));
  const reports =
    choice.turn === true ? adviseOnTurns(scenario, choice, watch) : adviseOnCombats(scenario, choice, watch);
  return printReports(scenario, reports, { format, formatText: formatAdviceReport }, host);
}
