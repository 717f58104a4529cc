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
  readonly format: Format | 'html' | 'svg';
}

/** @throws CannotRun if the file cannot be read or has no such combat */
export async function resolve(name: string, { format, turn, ...choice }: ResolveOptions, host: Host): Promise<Outcome> {
  const scenario = await readScenario(name, host);
  if (format === 'html' || format === 'svg') {
    if (turn === true)
      throw new CannotRun(`A ${format === 'html' ? 'page' : 'picture'} is of one combat: leave \`--turn\` out.`);
    const render = format === 'html' ? renderPage : renderBoard;
    return withDiagnosticsNote(scenario, await render(scenario, choice));
  }
  if (turn === true)
    return printReports(scenario, resolveTurns(scenario, choice), { format, formatText: formatTurnReport }, host);
  return printReports(scenario, resolveCombats(scenario, choice), { format, formatText: formatResolvedCombats }, host);
}

/** The page of one combat, as the editor saves it: with its board. */
async function renderPage(scenario: Scenario, choice: ResolveChoice): Promise<string> {
  const report = resolveOnlyCombat(scenario, choice);
  const { line, column, endLine, endColumn } = toSpan(report.range, scenario);
  const range = {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
  const [{ generateDocument }, { style }] = await Promise.all([import('../page/document'), import('../page/style')]);
  const content = { report: { ...report, uri: scenario.name, range }, stale: false, calculating: false };
  return generateDocument(content, style);
}

/** The board of one combat after its last step, as an SVG document. */
async function renderBoard(scenario: Scenario, choice: ResolveChoice): Promise<string> {
  const report = resolveOnlyCombat(scenario, choice);
  const [{ renderStandaloneBoard }, { boardSizes }] = await Promise.all([
    import('../page/board/standalone'),
    import('../page/board/layout'),
  ]);
  const board = renderStandaloneBoard(report, 'light', boardSizes.wide);
  if (board === undefined) throw new CannotRun(`${report.title} has no board.`);
  return `${board}\n`;
}

function resolveOnlyCombat(scenario: Scenario, { engagement, seed }: ResolveChoice) {
  const target = findOnlyCombat(scenario, engagement, []);
  return getOrThrow(resolveCombat(target, { seed, fallbackSeed: defaultSeed })).report;
}
