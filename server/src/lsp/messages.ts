/** Messages to the user that need no response. */
import { type Connection, MessageType, ShowMessageNotification } from 'vscode-languageserver';

/** A notification, as a rejected request that nobody awaits would end the server. */
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
