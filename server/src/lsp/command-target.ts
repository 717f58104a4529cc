/** Shared by the commands on combats and on turns. */
import {
  type CancellationToken,
  CancellationTokenSource,
  type Connection,
  ErrorCodes,
  ResponseError,
  WorkDoneProgressReporter,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { type CombatQuery, type LocatedCombat, type OffsetTextEdit, type Report, createSetupReport } from '../features';
import type { CombatArguments, CombatReport, Refusal } from '../protocol';
import type { CalculatorStarter } from './calculator';
import type { Client } from './capabilities';
import { toOffset, toRange, toWorkspaceEdit } from './convert';
import type { DocumentSnapshot, Documents } from './documents';
import type { Memories } from './session';
import type { Runtime } from './runtime';
import type { Settings } from './settings';
import type { Tables } from './tables';
import { computeTextHash } from './text-hash';
import type { Watch } from '../work/calculator';

/** Sampling seed: the same file gives the same odds. */
export const samplingSeed = 1;

/** Cancellation and progress of a command. */
export type RequestControl = readonly [token: CancellationToken, reporter: WorkDoneProgressReporter];

export interface CommandDependencies {
  readonly connection: Connection;
  readonly client: Client;
  readonly runtime: Pick<Runtime, 'setImmediate'>;
  readonly documents: Documents;
  readonly settings: Settings;
  readonly calculator: CalculatorStarter;
  readonly memories: Memories;
  readonly tables: Pick<Tables, 'find'>;
  /** The results of a document have changed. */
  readonly onResultsChange: (uri: string) => Promise<void>;
}

function toCombatQuery(current: DocumentSnapshot, { document, id, position }: CombatArguments): CombatQuery {
  return { document, id, ...(position && { offset: toOffset(current, position) }) };
}

/** A combat or turn in the snapshot that it was found in. */
export interface TargetContext<Target> {
  readonly current: DocumentSnapshot;
  readonly target: Target;
}

/** Creates commands that run on the combat or turn that their arguments name, in the current text. */
export function createTargetCommands<Target extends object>(
  { documents }: Pick<CommandDependencies, 'documents'>,
  find: (analysis: DocumentSnapshot['analysis'], query: CombatQuery, args: CombatArguments) => Target | Refusal,
) {
  return <Args extends CombatArguments, Result>(
      run: (
        context: TargetContext<Target>,
        args: Args,
        ...control: RequestControl
      ) => Result | Refusal | Promise<Result | Refusal>,
    ) =>
    async (args: Args, ...control: RequestControl): Promise<Result | Refusal> => {
      const current = await documents.getCurrent(args.uri);
      if (!current) return { refused: `${args.uri} is not open as a scenario.` };
      const target = find(current.analysis, toCombatQuery(current, args), args);
      return 'refused' in target ? target : run({ current, target }, args, ...control);
    };
}

/** @returns whether the client has applied the edits. If they carry a version, it rejects them when the text has changed */
export async function applyTextEdits(
  { connection, client }: Pick<CommandDependencies, 'connection' | 'client'>,
  current: DocumentSnapshot,
  label: string,
  edits: readonly OffsetTextEdit[] | Refusal,
): Promise<boolean | Refusal> {
  return 'refused' in edits ? edits : requestEdit(connection, label, toWorkspaceEdit(current, edits, client));
}

/** @returns whether the client has applied the edit */
export async function requestEdit(
  connection: Connection,
  label: string,
  edit: WorkspaceEdit,
): Promise<boolean | Refusal> {
  try {
    return (await connection.workspace.applyEdit({ label, edit })).applied;
  } catch (error) {
    if (!(error instanceof ResponseError) || error.code !== ErrorCodes.MethodNotFound) throw error;
    return { refused: `${label}: your editor takes no edits from a language server (workspace/applyEdit).` };
  }
}

/** @param target the current combat, to list its editable values; absent for past reports */
export function toReport(
  current: DocumentSnapshot,
  { range, ...report }: Report,
  target?: LocatedCombat,
): CombatReport {
  const { uri, version } = current;
  const setup = target && createSetupReport(target, report.bases);
  return {
    ...report,
    uri,
    version,
    textHash: computeTextHash(current),
    range: toRange(current, range),
    ...(setup && { setup }),
  };
}

type Progress = Parameters<NonNullable<Watch['progress']>>[0];

/** Milliseconds before progress is shown. */
const showDelay = 300;

/**
 * Runs a calculation with progress and cancellation.
 * @param token cancels it; so does the user from the progress indicator
 * @param requestReporter of the request, if the client sent a token; otherwise the server creates its own progress
 */
export async function withProgress<Result>(
  connection: Connection,
  title: string,
  token: CancellationToken,
  requestReporter: WorkDoneProgressReporter,
  run: (watch: Watch) => Promise<Result>,
): Promise<Result> {
  const source = new CancellationTokenSource();
  const cancel = (): void => source.cancel();
  const listeners = [token.onCancellationRequested(cancel)];
  if (token.isCancellationRequested) cancel();
  let progressReporter: WorkDoneProgressReporter | undefined;
  let isFinished = false;

  const timer = setTimeout(() => void begin(), showDelay);
  async function begin(): Promise<void> {
    if (!WorkDoneProgressReporter.isNullInstance(requestReporter)) progressReporter = requestReporter;
    else {
      const serverReporter = await connection.window.createWorkDoneProgress();
      if (isFinished) return serverReporter.done();
      listeners.push(serverReporter.token.onCancellationRequested(cancel));
      progressReporter = serverReporter;
    }
    progressReporter.begin(title, 0, undefined, true);
  }

  try {
    return await run({ token: source.token, progress: (progress) => progressReporter?.report(toPercent(progress)) });
  } finally {
    isFinished = true;
    clearTimeout(timer);
    progressReporter?.done();
    for (const listener of listeners) listener.dispose();
    source.dispose();
  }
}

function toPercent({ done, total }: Progress): number {
  return total === 0 ? 0 : (100 * done) / total;
}
