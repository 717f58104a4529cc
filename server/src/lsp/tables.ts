/**
 * Files of supplied tables that scenarios name by relative path. Invariant: nothing outside the workspace folders is read.
 * Analysis is synchronous, reading is not: an analysis notes what it missed, the files are read, and it is done again.
 */
import { URI, Utils } from 'vscode-uri';
import { configFile, readConfig } from '../features';
import type { Config } from '../features';

/** Largest file of tables, in bytes. */
export const maxBytes = 1_000_000;

/** Folders above a scenario that are searched for a configuration. */
const maxLevels = 32;

/** Reads a file that lies in a folder. */
export type ReadFile = (uri: string, folder: string) => Promise<string | undefined>;

export interface Tables {
  /** What an analysis of a document reads tables through. */
  readerFor(uri: string): TableReader;
  /** The configuration files that may hold for a document and were not read yet: to be loaded before it is analysed. */
  unreadConfigs(uri: string): readonly string[];
  /** The file that a path in a document means, and whether it is there; undefined for one that may not be read. */
  find(document: string, path: string): Promise<{ readonly uri: string; readonly exists: boolean } | undefined>;
  /** Reads files that a reader missed. */
  load(uris: Iterable<string>): Promise<void>;
  /** Forgets files that changed. @returns whether any of them had been asked for */
  changed(uris: readonly string[]): boolean;
  setFolders(uris: readonly string[]): void;
  /** The workspace folder that a file lies in. */
  folderOf(uri: string): string | undefined;
}

export interface TableReader {
  /** By the path that the scenario writes. Undefined where there is no such file, where it may not be read, or where it is not loaded yet. */
  read(path: string): { readonly text: string } | undefined;
  /** The configuration file of the document's folder, or the nearest above it in the workspace. */
  config(): Config | undefined;
  /** Files that were asked for but not loaded yet. */
  readonly missed: ReadonlySet<string>;
  /** All files that were asked for. */
  readonly named: ReadonlySet<string>;
}

/** @param open the text of a document that is open: it counts before what is on disk */
export function tablesOf(
  read: ReadFile,
  folders: readonly string[],
  open: (uri: string) => string | undefined = () => undefined,
): Tables {
  const known = new Map<string, { readonly text: string } | undefined>();
  let roots = folders.map(asRoot);

  /** By document: they stay until a file changes. */
  const configs = new Map<string, Config | undefined>();

  const folderOf = (uri: string): string | undefined => roots.find((root) => uri.startsWith(root));

  function configFor(document: string): Config | undefined {
    for (const { uri, path } of configsAbove(document, folderOf(document))) {
      const found = known.get(uri);
      if (found) return readConfig(found.text, path);
    }
    return undefined;
  }

  /** Files that are being read: whoever wants one meanwhile waits for it. */
  const loading = new Map<string, Promise<void>>();

  async function loadOne(uri: string): Promise<void> {
    const folder = folderOf(uri);
    const text = folder && (open(uri) ?? (await read(uri, folder).catch(() => undefined)));
    known.set(uri, text === undefined ? undefined : { text });
    loading.delete(uri);
    configs.clear();
  }

  async function load(uris: Iterable<string>): Promise<void> {
    await Promise.all(
      [...uris].map((uri) => {
        const begun = loading.get(uri) ?? loadOne(uri);
        loading.set(uri, begun);
        return begun;
      }),
    );
  }

  return {
    unreadConfigs: (document) =>
      configs.has(document)
        ? []
        : configsAbove(document, folderOf(document)).flatMap(({ uri }) => (known.has(uri) ? [] : [uri])),
    folderOf,
    async find(document, path) {
      const uri = resolved(document, path);
      if (uri === undefined || folderOf(uri) === undefined) return undefined;
      if (!known.has(uri)) await load([uri]);
      return { uri, exists: known.get(uri) !== undefined };
    },
    readerFor(document) {
      const missed = new Set<string>();
      const named = new Set<string>();
      return {
        missed,
        named,
        config() {
          if (!configs.has(document)) configs.set(document, configFor(document));
          return configs.get(document);
        },
        read(path) {
          const uri = resolved(document, path);
          if (uri === undefined || folderOf(uri) === undefined) return undefined;
          named.add(uri);
          if (!known.has(uri)) missed.add(uri);
          return known.get(uri);
        },
      };
    },
    load,
    changed(uris) {
      const normal = uris.map((uri) => URI.parse(uri).toString());
      if (normal.some((uri) => known.has(uri))) configs.clear();
      // What is being read now may be what it was before.
      for (const uri of normal) loading.delete(uri);
      return normal.map((uri) => known.delete(uri)).includes(true);
    },
    setFolders(uris) {
      roots = uris.map(asRoot);
      known.clear();
      configs.clear();
    },
  };
}

/** With a slash at the end, so that a folder's name is no prefix of its neighbour's. */
function asRoot(uri: string): string {
  const normal = URI.parse(uri).toString();
  return normal.endsWith('/') ? normal : `${normal}/`;
}

/** Where a configuration of a document may stand: beside it, and in each folder above as far as the workspace folder. The nearest first. */
function configsAbove(document: string, root: string | undefined): readonly { uri: string; path: string }[] {
  if (root === undefined) return [];
  const levels = document.slice(root.length).split('/').length;
  return Array.from({ length: Math.min(levels, maxLevels) }, (_, level) => {
    const path = `${'../'.repeat(level)}${configFile}`;
    return { path, uri: resolved(document, path)! };
  });
}

/** The file that a relative path means beside a document; undefined for paths that are not relative, and beside untitled documents. */
function resolved(document: string, path: string): string | undefined {
  if (path === '' || /^([a-z][a-z0-9+.-]*:|[/\\])/i.test(path)) return undefined;
  const base = URI.parse(document);
  if (base.scheme === 'untitled') return undefined;
  return Utils.joinPath(Utils.dirname(base), path.replaceAll('\\', '/')).toString();
}
