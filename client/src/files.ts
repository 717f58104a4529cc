/** File access for a server without a file system. */
import { RelativePattern, Uri, workspace } from 'vscode';
import type { ListFilesParams, ListFilesResult, ReadFileParams } from '../../server/src/protocol';
import { languageId } from './options';

/** Maximum size of a file in bytes. */
const maxBytes = 1_000_000;

/**
 * Reads a file that is in a workspace folder, or in or below the folder of an open scenario outside the workspace. Unsaved text comes first.
 * Null for other files, missing files, and files that are too large.
 */
export async function readWorkspaceFile({ uri }: ReadFileParams): Promise<string | null> {
  const file = Uri.parse(uri, true);
  if (!workspace.getWorkspaceFolder(file) && !isBesideScenario(file)) return null;
  const openDocument = workspace.textDocuments.find((document) => document.uri.toString() === file.toString());
  if (openDocument) return openDocument.getText();
  try {
    const bytes = await workspace.fs.readFile(file);
    return bytes.byteLength > maxBytes ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

/** @returns whether it is in or below the folder of an open scenario outside the workspace */
function isBesideScenario(file: Uri): boolean {
  return workspace.textDocuments.some(({ uri, languageId: language }) => {
    if (language !== languageId || uri.scheme !== file.scheme || uri.authority !== file.authority) return false;
    return (
      !workspace.getWorkspaceFolder(uri) && file.path.startsWith(Uri.joinPath(uri, '..').path.replace(/\/?$/, '/'))
    );
  });
}

/** Scenario files of a workspace folder, or files that may hold tables, without excluded ones. */
export async function listScenarioFiles({
  folder,
  exclude,
  most: limit,
  what: kind,
}: ListFilesParams): Promise<ListFilesResult> {
  const root = Uri.parse(folder, true);
  const pattern = new RelativePattern(root, kind === 'tables' ? '**/*.{yaml,yml,json}' : '**/*.scenario.{yaml,yml}');
  const excluded = exclude.length > 0 ? new RelativePattern(root, `{${exclude.join(',')}}`) : undefined;
  const files = await workspace.findFiles(pattern, excluded, limit + 1);
  const isListed = (uri: string) => kind !== 'tables' || !/\.scenario\.ya?ml$|\/asdic\.config\.yaml$/i.test(uri);
  const uris = files
    .map((uri) => uri.toString())
    .filter(isListed)
    .sort();
  return { uris: uris.slice(0, limit), more: uris.length > limit };
}
