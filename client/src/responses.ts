/** Helpers for the server's responses. */
import { CancellationError, l10n, workspace } from 'vscode';
import { LSPErrorCodes, ResponseError } from 'vscode-languageclient';
import type { Refusal } from '../../server/src/protocol';
import { showInformation } from './messages';

/** The user cancelled the calculation; the server responds with a protocol error. */
export function isCancellation(error: unknown): boolean {
  return (
    error instanceof CancellationError ||
    (error instanceof ResponseError && error.code === LSPErrorCodes.RequestCancelled)
  );
}

export function showIfUnwritten(written: boolean | undefined): void {
  if (written === false) showInformation(l10n.t('Nothing was written, as the scenario has just changed. Try again.'));
}

/** The server has no results for closed scenarios. */
export function isOpen(scenario: string): boolean {
  return workspace.textDocuments.some(({ uri }) => uri.toString() === scenario);
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

/** The only source of randomness; the result shows the seed, so that it can be reproduced. */
export function freshSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
}
