/** Requests to the server, and its responses. */
import { type CancellationToken, l10n, workspace } from 'vscode';
import { type BaseLanguageClient, ExecuteCommandRequest } from 'vscode-languageclient';
import type {
  AdviceArguments,
  CombatArguments,
  CombatReport,
  CompareArguments,
  HistoryArguments,
  OrderArguments,
  Refusal,
  SweepArguments,
  TableArguments,
  WhatIfArguments,
} from '../../server/src/protocol';
import type { ReportPanel } from './report/panel';
import { showInformation } from './messages';

export function explainIfNotWritten(isWritten: boolean | undefined): void {
  if (isWritten === false) showInformation(l10n.t('Nothing was written, as the scenario has just changed. Try again.'));
}

/** Whether VS Code has a scenario open: the server keeps results only for those. */
export function isScenarioOpen(scenario: string): boolean {
  return workspace.textDocuments.some(({ uri }) => uri.toString() === scenario);
}

/** Runs one of `serverCommands`. */
export async function runOnServer<Result>(
  client: BaseLanguageClient,
  command: string,
  argument: object,
  { token, ...progress }: { readonly token?: CancellationToken; readonly workDoneToken?: string } = {},
): Promise<Result> {
  const params = { command, arguments: [argument], ...progress };
  return (await client.sendRequest(ExecuteCommandRequest.type, params, token)) as Result;
}

/** Arguments of commands on a combat or a turn. */
export type Arguments =
  | AdviceArguments
  | OrderArguments
  | HistoryArguments
  | WhatIfArguments
  | CompareArguments
  | SweepArguments
  | TableArguments;

/** What commands on turns and variants share with those on combats. */
export interface CombatActions {
  readonly panel: ReportPanel;
  /** Sends a command to the server. Refusals are shown to the user. */
  ask<Result>(command: string, args: Arguments): Promise<Result | undefined>;
  /** Sends a long-running command with progress in the report; undefined if it was cancelled. */
  calculate(args: Arguments, command: string, title: string): Promise<CombatReport | undefined>;
  /** Shows a report merged with existing results of the same combat. @param section the requested section, to be revealed */
  show(report: CombatReport | undefined, section?: string): CombatReport | undefined;
  /** Shows a result, then adds its odds. */
  showResolved(
    report: CombatReport,
    computeOdds: (args: CombatArguments) => Promise<CombatReport | undefined>,
  ): Promise<CombatReport | undefined>;
  /** Opens the report of the combat; calculates its odds first if it has no results yet. */
  openReport<Args extends CombatArguments>(args: Args): Promise<Args | undefined>;
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** The only source of randomness; the result shows the seed, so that it can be reproduced. */
export function createSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
}
