/** Messages that are shown to the user and want no answer. */
import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Connection } from 'vscode-languageserver';

/** As a notification, which no client has to answer: a request that one refuses, and nobody waits for, would end the server. */
export async function tell(connection: Connection, message: string): Promise<void> {
  await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
}
