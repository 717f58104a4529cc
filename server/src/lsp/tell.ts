/** Messages that are shown to the user and want no answer. */
import { MessageType, ShowMessageNotification } from 'vscode-languageserver';
import type { Connection } from 'vscode-languageserver';

/** As a notification, which no client has to answer: a request that one refuses, and nobody waits for, would end the server. */
export async function tell(connection: Connection, message: string): Promise<void> {
  await connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Info, message });
}

/** Only the first files of a folder are checked. @param checked how many */
export function tellTooMany(connection: Connection, checked: number): Promise<void> {
  return tell(
    connection,
    `Asdic checks the first ${checked} scenarios of this folder; the others are checked when they are opened. Raise \`asdic.workspace.maxFiles\`, or leave files out with \`asdic.workspace.exclude\`.`,
  );
}
