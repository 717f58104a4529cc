/** Asdic's own notifications: file status and inline results. */
import { type Connection, MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Memory } from '../features';
import { listBlockedCombats } from '../features/combat/displayed-combats';
import { type InlineParams, type StatusParams, inlineNotification, statusNotification } from '../protocol';
import { toInlineResult } from './convert';
import type { DocumentSnapshot } from './documents';
import { computeTextHash } from './text-hash';

/** @param elapsedMilliseconds milliseconds from the change to the diagnostics */
export async function sendStatus(
  connection: Connection,
  current: DocumentSnapshot,
  problems: number,
  elapsedMilliseconds: number,
): Promise<void> {
  const { analysis, uri, version } = current;
  const rulesets = new Map(
    analysis.scenarios.flatMap(({ ruleset }) =>
      ruleset ? [[ruleset.id, { id: ruleset.id, title: ruleset.title }]] : [],
    ),
  );
  const status: StatusParams = {
    uri,
    version,
    rulesets: [...rulesets.values()],
    scenarios: analysis.scenarios.length,
    combats: analysis.displayedCombats().combats.length,
    problems,
    milliseconds: elapsedMilliseconds,
  };
  await connection.sendNotification(statusNotification, status);
}

export async function sendInline(connection: Connection, current: DocumentSnapshot, memory: Memory): Promise<void> {
  const { analysis, uri, version } = current;
  // Loaded lazily so as not to delay the first diagnostics.
  const { findInlineOutcomes } = await import('../features/editor/lenses');
  const results = findInlineOutcomes(analysis, memory).map((result) => toInlineResult(current, result));
  const blocked = listBlockedCombats(analysis.displayedCombats());
  const inline: InlineParams = {
    ...{ uri, version, textHash: computeTextHash(current), results },
    ...(blocked.length > 0 && { blocked }),
  };
  await connection.sendNotification(inlineNotification, inline);
}

/** Sends a notification, not a request: the rejection of a request that nobody awaits would end the server. */
export async function showMessage(connection: Connection, message: string): Promise<void> {
  await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
}

/** @param checked number of files of the folder that are checked */
export function showTooManyFiles(connection: Connection, checked: number): Promise<void> {
  return showMessage(
    connection,
    `Asdic checks the first ${checked} scenarios of this folder; the others are checked when they are opened. Raise \`asdic.workspace.maxFiles\`, or leave files out with \`asdic.workspace.exclude\`.`,
  );
}
