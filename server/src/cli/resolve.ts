/** `asdic resolve`: resolves combats with the dice of the file or a seed, and shows every step. */
import { type ResolveChoice, resolveCombats } from '../library/resolve';
import { resolveTurns, type TurnChoice } from '../library/turn';
import { readScenario } from './analyse';
import { defaultSeed, resolveCombat } from '../features';
import { getOrThrow } from '../library/combats';
import { CannotRun } from '../library/errors';
import { toSpan } from '../library/problems';
import type { Scenario } from '../library/scenario';
import { findOnlyCombat } from '../library/variants';
import { printReports, withDiagnosticsNote } from './print-reports';
import type { Host } from './host';
import type { Format, Outcome } from './outcome';
import { formatResolvedCombats } from '../plain-text/resolve';
import { formatTurnReport } from '../plain-text/turn';

export interface ResolveOptions extends ResolveChoice, TurnChoice {
  readonly format: Format | 'html';
}

/** @throws CannotRun if the file cannot be read or has no such combat */
export async function resolve(name: string, { format, turn, ...choice }: ResolveOptions, host: Host): Promise<Outcome> {
  const scenario = await readScenario(name, host);
  if (format === 'html') return withDiagnosticsNote(scenario, await renderPage(scenario, choice, turn === true));
  if (turn === true)
    return printReports(scenario, resolveTurns(scenario, choice), { format, text: formatTurnReport }, host);
  return printReports(scenario, resolveCombats(scenario, choice), { format, text: formatResolvedCombats }, host);
}

/** The page of one combat, as the editor saves it: with its board. */
async function renderPage(scenario: Scenario, { engagement, seed }: ResolveChoice, isTurn: boolean): Promise<string> {
  if (isTurn) throw new CannotRun('A page is of one combat: leave `--turn` out.');
  const target = findOnlyCombat(scenario, engagement, []);
  const { report } = getOrThrow(resolveCombat(target, { seed, fallbackSeed: defaultSeed }));
  const { line, column, endLine, endColumn } = toSpan(report.range, scenario);
  const range = {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
  const [{ generateDocument }, { style }] = await Promise.all([import('../page/document'), import('../page/style')]);
  const content = { report: { ...report, uri: scenario.name, range }, stale: false, calculating: false };
  return generateDocument(content, style);
}
