/** What the server answers, and what the user is told of it. */
import { CancellationError, l10n, workspace } from 'vscode';
import { LSPErrorCodes, ResponseError } from 'vscode-languageclient';
import type { Refusal } from '../../server/src/protocol';
import { inform } from './said';

/** The user gave the calculation up where its progress is shown; what the server answers then is an error of the protocol. */
export function isCancellation(error: unknown): boolean {
  return (
    error instanceof CancellationError ||
    (error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled)
  );
}

export function showUnwritten(written: boolean | undefined): void {
  if (written === false) inform(l10n.t('Nothing was written, as the scenario has just changed. Try again.'));
}

/** Of a scenario that is not open the server can tell nothing yet. */
export function isOpen(scenario: string): boolean {
  return workspace.textDocuments.some(({ uri }) => uri.toString() === scenario);
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** Rerolls are the one place where chance enters: the seed is printed in the result, so that it can be had again. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
}
