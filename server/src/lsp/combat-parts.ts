/** Shared by the commands on combats and on turns. */
import type { CancellationToken, Connection, WorkDoneProgressReporter } from 'vscode-languageserver';
import { setupReport } from '../features';
import type { CombatQuery, FoundCombat, Report } from '../features';
import type { CombatArguments, CombatReport, Refusal } from '../protocol';
import type { CalculatorStart } from './calculator';
import type { Client } from './capabilities';
import { toOffset, toRange } from './convert';
import type { Current, Documents } from './documents';
import type { Memories } from './memories';
import type { Runtime } from './runtime';
import type { Settings } from './settings';

/** Sampling seed: the same file gives the same odds. */
export const samplingSeed = 1;

/** Cancellation and progress of a command. */
export type Waiting = readonly [token: CancellationToken, reporter: WorkDoneProgressReporter];

export interface CombatsParts {
  readonly connection: Connection;
  readonly client: Client;
  readonly runtime: Pick<Runtime, 'soon'>;
  readonly documents: Documents;
  readonly settings: Settings;
  readonly calculator: CalculatorStart;
  readonly memories: Memories;
  /** The results of a document have changed. */
  readonly changed: (uri: string) => Promise<void>;
}

function queryOf(current: Current, { document, id, position }: CombatArguments): CombatQuery {
  return { document, id, ...(position && { offset: toOffset(current, position) }) };
}

/** Finds the combat or turn that the arguments name, in the current text. */
export async function foundIn<Found extends object>(
  { documents }: Pick<CombatsParts, 'documents'>,
  args: CombatArguments,
  find: (analysis: Current['analysis'], query: CombatQuery) => Found | Refusal,
): Promise<{ readonly current: Current; readonly found: Found } | Refusal> {
  const current = await documents.current(args.uri);
  if (!current) return { refused: `${args.uri} is not open as a scenario.` };
  const found = find(current.analysis, queryOf(current, args));
  return 'refused' in found ? found : { current, found };
}

/** @param target the current combat, to list its editable values; absent for past reports */
export function toReport(current: Current, { range, ...report }: Report, found?: FoundCombat): CombatReport {
  const { uri, version } = current;
  const setup = found && setupReport(found, report.bases);
  return { ...report, uri, version, range: toRange(current, range), ...(setup && { setup }) };
}
