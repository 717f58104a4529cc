/** Updates references to files before these are renamed or moved, directly or with their folder. */
import type { RenameFilesParams, TextDocuments, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI, Utils } from 'vscode-uri';
import { configFile, lineIndex, movedDefaults, movedPaths } from '../../features';
import type { Client } from '../capabilities';
import { toTextEdit } from '../convert';
import type { Documents } from '../documents';
import { positionsIn } from '../positions';
import { resolved } from '../tables';
import type { ReadFile, Tables } from '../tables';
import { pathBetween } from './paths';
import type { Workspace } from './workspace';

export interface RenamedFilesParts {
  readonly client: Client;
  readonly open: TextDocuments<TextDocument>;
  readonly documents: Documents;
  readonly tables: Pick<Tables, 'folderOf'>;
  readonly readFile: ReadFile;
  readonly workspace: Pick<Workspace, 'scenarioFiles'>;
}

/** Maps a URI to its new URI. */
type Moved = (uri: string) => string;

export function renamedFilesOf(parts: RenamedFilesParts) {
  const { client, open, documents, tables, workspace } = parts;

  async function textOf(uri: string): Promise<string | undefined> {
    const folder = tables.folderOf(uri);
    return open.get(uri)?.getText() ?? (folder === undefined ? undefined : await parts.readFile(uri, folder));
  }

  /** @param names file names that a text must mention to be affected, unless it is moved itself */
  async function editsOf(uri: string, moved: Moved, names: readonly string[]): Promise<readonly TextEdit[]> {
    const text = await textOf(uri).catch(() => undefined);
    if (text === undefined || (moved(uri) === uri && !names.some((name) => text.includes(name)))) return [];
    const newPath = (path: string) => newPathOf(uri, path, moved);
    if (uri.endsWith(`/${configFile}`)) {
      const lines = lineIndex(text);
      const positions = positionsIn({ text, lines: () => lines }, client.encoding);
      return movedDefaults(text, newPath).map((edit) => toTextEdit({ positions }, edit));
    }
    const read = (await documents.current(uri)) ?? (await documents.read(uri, text));
    return movedPaths(read.analysis, newPath).map((edit) => toTextEdit(read, edit));
  }

  return async ({ files }: RenameFilesParams): Promise<WorkspaceEdit | null> => {
    const renamed = files.map(({ oldUri, newUri }) => [normal(oldUri), normal(newUri)] as const);
    const moved: Moved = (uri) => {
      const found = renamed.find(([from]) => uri === from || uri.startsWith(`${from}/`));
      return found ? found[1] + uri.slice(found[0].length) : uri;
    };
    const scenarios = new Set([...documents.uris(), ...(await workspace.scenarioFiles())]);
    const all = new Set([...scenarios, ...configsOf(scenarios)]);
    const names = renamed.map(([from]) => decodeURIComponent(from.slice(from.lastIndexOf('/') + 1)));
    const changes: [uri: string, edits: readonly TextEdit[]][] = [];
    for (const uri of all) {
      const edits = await editsOf(uri, moved, names);
      if (edits.length > 0) changes.push([uri, edits]);
    }
    return changes.length === 0 ? null : asEdit(changes);
  };

  function asEdit(changes: readonly (readonly [string, readonly TextEdit[]])[]): WorkspaceEdit {
    if (!client.versionedEdits)
      return { changes: Object.fromEntries(changes.map(([uri, edits]) => [uri, [...edits]])) };
    return {
      documentChanges: changes.map(([uri, edits]) => ({
        textDocument: { uri, version: open.get(uri)?.version ?? null },
        edits: [...edits],
      })),
    };
  }
}

const normal = (uri: string): string => URI.parse(uri).toString().replace(/\/$/, '');

/** Possible configurations of scenarios: in their folders and above. */
function configsOf(scenarios: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const uri of scenarios) {
    let folder = Utils.dirname(URI.parse(uri));
    while (!found.has(Utils.joinPath(folder, configFile).toString())) {
      found.add(Utils.joinPath(folder, configFile).toString());
      folder = Utils.dirname(folder);
    }
  }
  return found;
}

/** The new path of a reference; undefined if neither file moves. */
function newPathOf(uri: string, path: string, moved: Moved): string | undefined {
  const target = resolved(uri, path);
  if (target === undefined || (moved(target) === target && moved(uri) === uri)) return undefined;
  const written = pathBetween(moved(uri), moved(target));
  // Both moved together: keep the path as written.
  if (written === pathBetween(uri, target)) return undefined;
  return path.startsWith('./') && !written.startsWith('../') ? `./${written}` : written;
}
