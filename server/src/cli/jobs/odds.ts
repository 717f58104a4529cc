/** Calculates the odds of the combats of a file, as a job. */
import { combatsNamed, problemCount } from '../../library/combats';
import type { PlacedReport } from '../../library/combats';
import { CannotRun, HasNone } from '../../library/failure';
import { oddsOfCombats } from '../../library/odds';
import type { Scenario } from '../../library/scenario';
import { oddsOfTurns } from '../../library/turn';
import type { WatchOptions } from '../../library/watch';
import { analysed } from '../analysed';
import type { Surroundings } from '../analysed';
import { problemsNote } from '../combats';
import { readSource } from '../inputs/read';
import { following } from '../progress';
import { isInShard } from '../shard';
import type { OddsItem, OddsJob, Offset, Tell } from './job';

export async function* oddsIn(
  { source, choice, shard, offset }: OddsJob,
  host: Surroundings,
  tell: Tell,
): AsyncGenerator<OddsItem, void> {
  try {
    const scenario = await analysed(await readSource(source), host);
    try {
      for await (const report of oddsReports(scenario, choice, shard, following('odds of', tell)))
        yield { report: offset ? movedDown(report, offset) : report };
    } catch (error) {
      if (!(error instanceof HasNone)) throw error;
      yield { without: error.message, isFaulty: problemCount(scenario) > 0 };
      return;
    }
    const note = problemsNote(scenario);
    if (note !== undefined) yield { note };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    yield { name: source.name, unread: error.message };
  }
}

function oddsReports(
  scenario: Scenario,
  choice: OddsJob['choice'],
  shard: OddsJob['shard'],
  watch: WatchOptions,
): AsyncGenerator<PlacedReport, void> {
  if (choice.turn === true) return oddsOfTurns(scenario, choice, watch);
  const all = combatsNamed(scenario, choice.engagement);
  const combats = shard ? all.filter((_, index) => isInShard(shard.from + index, shard)) : all;
  return oddsOfCombats(scenario, choice, watch, combats);
}

function movedDown(report: PlacedReport, { lines, documents }: Offset): PlacedReport {
  const { restsOn, turn } = report;
  return {
    ...report,
    line: report.line + lines,
    endLine: report.endLine + lines,
    document: report.document + documents,
    ...(turn && { turn: { ...turn, combats: turn.combats.map((one) => ({ ...one, line: one.line + lines })) } }),
    ...(restsOn && {
      restsOn: restsOn.map((basis) => (basis.line === undefined ? basis : { ...basis, line: basis.line + lines })),
    }),
  };
}
