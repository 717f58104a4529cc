/** Reads supplied tables for the server. */
import { Uri, workspace } from 'vscode';
import type { ReadFileParams } from '../../server/src/protocol';

/** Largest file that is handed over, in bytes. */
const maxBytes = 1_000_000;

/**
 * Text of a file in a workspace folder, as the editor shows it if it is open; null for any other file, for one that does not exist, and
 * for one on disk that is too large.
 */
export async function readWorkspaceFile({ uri }: ReadFileParams): Promise<string | null> {
  const file = Uri.parse(uri, true);
  if (!workspace.getWorkspaceFolder(file)) return null;
  const open = workspace.textDocuments.find((document) => document.uri.toString() === file.toString());
  if (open) return open.getText();
  try {
    const bytes = await workspace.fs.readFile(file);
    return bytes.byteLength > maxBytes ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
