/** `asdic odds`: how likely each outcome of a combat is, exactly, or sampled where the exact calculation would be too large. */
import { combatData, reportOdds, reportRounds } from '../features';
import type { FoundCombat } from '../features';
import { inProcessCalculator } from '../work/in-process';
import { analysed } from './analysed';
import { combatsNamed, orCannotRun, placed, problemsNote } from './combats';
import type { PlacedReport } from './combats';
import type { Host } from './host';
import { readOneInput } from './inputs';
import { oddsText } from './odds-text';
import { asJson } from './outcome';
import type { Format, Outcome } from './outcome';

export interface OddsOptions {
  readonly format: Format;
  /** Id of the combat; without it every combat of the file. */
  readonly engagement?: string;
  /** How many combats are rolled where the odds have to be sampled. */
  readonly runs: number;
  /** Tells how the odds develop from round to round as well. */
  readonly rounds: boolean;
}

export const defaultRuns = 20_000;

/** Sampled odds are the same in every call. */
const samplingSeed = 1;

/** @throws CannotRun where the file cannot be read or has no such combat */
export async function odds(
  name: string,
  { format, engagement, runs, rounds }: OddsOptions,
  host: Host,
): Promise<Outcome> {
  const input = await readOneInput(name, host);
  const analysis = analysed(input, host);
  const reports: PlacedReport[] = [];
  for (const found of combatsNamed(name, analysis, engagement))
    reports.push(placed(name, analysis, await oddsOf(found, { runs, rounds })));
  const notes = problemsNote(name, analysis);
  return {
    output: format === 'json' ? asJson(reports) : oddsText(reports, host),
    notes,
    exitCode: notes === undefined ? 0 : 1,
  };
}

async function oddsOf(found: FoundCombat, { runs, rounds }: Pick<OddsOptions, 'runs' | 'rounds'>) {
  const calculator = inProcessCalculator(() => found.site);
  const data = combatData(found);
  const outcomes = await calculator.run({ kind: 'odds', ...data, runs, seed: samplingSeed });
  const report = orCannotRun(reportOdds(found, outcomes));
  if (!rounds || report.odds?.hasRounds !== true) return report;
  const points = await calculator.run({ kind: 'rounds', ...data });
  return { ...report, rounds: orCannotRun(reportRounds(found, points)).rounds };
}
