/** Updates references to files before these are renamed or moved, directly or with their folder. */
import type { RenameFilesParams, TextDocuments, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI, Utils } from 'vscode-uri';
import { configFile, createLineIndex, updateMovedDefaults, updateMovedPaths } from '../../features';
import type { Client } from '../capabilities';
import { toTextEdit, toWorkspaceEdits } from '../convert';
import type { Documents } from '../documents';
import { createPositions } from '../positions';
import { type ReadFile, type Tables, resolvePath } from '../tables';
import { getRelativePath } from './files';
import type { Workspace } from './workspace';

export interface RenamedFilesDependencies {
  readonly client: Client;
  readonly openDocuments: TextDocuments<TextDocument>;
  readonly documents: Documents;
  readonly tables: Pick<Tables, 'findFolder'>;
  readonly readFile: ReadFile;
  readonly workspace: Pick<Workspace, 'listScenarioFiles'>;
}

/** Maps a URI to its new URI. */
type MoveUri = (uri: string) => string;

export function createRenameFilesHandler(dependencies: RenamedFilesDependencies) {
  const { client, openDocuments, documents, tables, workspace } = dependencies;

  async function readText(uri: string): Promise<string | undefined> {
    const folder = tables.findFolder(uri);
    return (
      openDocuments.get(uri)?.getText() ?? (folder === undefined ? undefined : await dependencies.readFile(uri, folder))
    );
  }

  /** @param names file names that a text must mention to be affected, unless it is moved itself */
  async function computeEdits(uri: string, moveUri: MoveUri, names: readonly string[]): Promise<readonly TextEdit[]> {
    const text = await readText(uri).catch(() => undefined);
    if (text === undefined || (moveUri(uri) === uri && !names.some((name) => text.includes(name)))) return [];
    const toNewPath = (path: string) => computeNewPath(uri, path, moveUri);
    if (uri.endsWith(`/${configFile}`)) {
      const lines = createLineIndex(text);
      const positions = createPositions({ text, lines: () => lines }, client.encoding);
      return updateMovedDefaults(text, toNewPath).map((edit) => toTextEdit({ positions }, edit));
    }
    const analysed = (await documents.getCurrent(uri)) ?? (await documents.analyse(uri, text));
    return updateMovedPaths(analysed.analysis, toNewPath).map((edit) => toTextEdit(analysed, edit));
  }

  return async ({ files }: RenameFilesParams): Promise<WorkspaceEdit | null> => {
    const renames = files.map(({ oldUri, newUri }) => [normalizeUri(oldUri), normalizeUri(newUri)] as const);
    const moveUri: MoveUri = (uri) => {
      const match = renames.find(([oldUri]) => uri === oldUri || uri.startsWith(`${oldUri}/`));
      return match ? match[1] + uri.slice(match[0].length) : uri;
    };
    const scenarios = new Set([...documents.listUris(), ...(await workspace.listScenarioFiles())]);
    const all = new Set([...scenarios, ...listConfigs(scenarios)]);
    const names = renames.map(([oldUri]) => decodeURIComponent(oldUri.slice(oldUri.lastIndexOf('/') + 1)));
    const changes: [uri: string, edits: readonly TextEdit[]][] = [];
    for (const uri of all) {
      const edits = await computeEdits(uri, moveUri, names);
      if (edits.length > 0) changes.push([uri, edits]);
    }
    return changes.length === 0 ? null : toWorkspaceEdits(changes, client, (uri) => openDocuments.get(uri)?.version);
  };
}

const normalizeUri = (uri: string): string => URI.parse(uri).toString().replace(/\/$/, '');

/** Possible configurations of scenarios: in their folders and above. */
function listConfigs(scenarios: Iterable<string>): ReadonlySet<string> {
  const configs = new Set<string>();
  for (const uri of scenarios) {
    let folder = Utils.dirname(URI.parse(uri));
    while (!configs.has(Utils.joinPath(folder, configFile).toString())) {
      configs.add(Utils.joinPath(folder, configFile).toString());
      folder = Utils.dirname(folder);
    }
  }
  return configs;
}

/** The new path of a reference; undefined if neither file moves. */
function computeNewPath(uri: string, path: string, moveUri: MoveUri): string | undefined {
  const target = resolvePath(uri, path);
  if (target === undefined || (moveUri(target) === target && moveUri(uri) === uri)) return undefined;
  const written = getRelativePath(moveUri(uri), moveUri(target));
  // Both moved together: keep the path as written.
  if (written === getRelativePath(uri, target)) return undefined;
  return path.startsWith('./') && !written.startsWith('../') ? `./${written}` : written;
}
