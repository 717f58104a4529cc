/**
 * Files of supplied tables that scenarios name by relative path. Invariant: nothing outside the workspace folders is read, nor, for a
 * scenario that is in none of them, outside of its own folder.
 * Analysis is synchronous, reading is not: an analysis notes what it missed, the files are read, and it is done again.
 */
import { URI, Utils } from 'vscode-uri';
import { configFile, readConfig, type Config } from '../features/config';
import type { NamedFile, NotRead } from '../features/environment';
import { Refused } from './refused';

/** Folders above a scenario that are searched for a configuration. */
const maxLevels = 32;

/** Reads a file that lies in a folder. @throws Refused where it must not be read, something else where it cannot be */
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
  /** By the path that the scenario writes. Undefined also where it is not loaded yet. */
  read(path: string): NamedFile;
  /** Whether a file is there; undefined where it may not be looked at, or was not yet. */
  isThere(path: string): boolean | undefined;
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
  const known = new Map<string, NamedFile>();
  let roots = folders.map(asRoot);

  /** By document: they stay until a file changes. */
  const configs = new Map<string, Config | undefined>();

  const folderOf = (uri: string): string | undefined => roots.find((root) => uri.startsWith(root));
  /** The folder within which a document may name files: of the workspace, or its own where it is in none of these. */
  const rootOf = (document: string): string | undefined => folderOf(document) ?? ownFolder(document);
  /** The folders of what was asked for outside of the workspace. */
  const loose = new Map<string, string>();

  /** The file that a path in a document means, if it may be read, else why not. */
  function named(document: string, path: string): { readonly uri: string } | { readonly notRead: NotRead } {
    const uri = resolved(document, path);
    if (uri === undefined) return { notRead: URI.parse(document).scheme === 'untitled' ? 'unsaved' : 'not-relative' };
    if (folderOf(uri) !== undefined) return { uri };
    const own = rootOf(document);
    if (own === undefined || !uri.startsWith(own)) return { notRead: 'outside' };
    loose.set(uri, own);
    return { uri };
  }

  function configFor(document: string): Config | undefined {
    for (const { uri, path } of configsAbove(document, rootOf(document))) {
      const found = known.get(uri);
      if (found && 'text' in found) return readConfig(found.text, path);
    }
    return undefined;
  }

  /** Files that are being read: whoever wants one meanwhile waits for it. */
  const loading = new Map<string, Promise<void>>();

  async function loadOne(uri: string): Promise<void> {
    const folder = folderOf(uri) ?? loose.get(uri);
    known.set(uri, folder === undefined ? undefined : await fileIn(folder, uri));
    loading.delete(uri);
    configs.clear();
  }

  async function fileIn(folder: string, uri: string): Promise<NamedFile> {
    try {
      const text = open(uri) ?? (await read(uri, folder));
      return text === undefined ? undefined : { text };
    } catch (error) {
      return error instanceof Refused ? { notRead: error.why } : undefined;
    }
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
        : configsAbove(document, rootOf(document)).flatMap(({ path, uri }) =>
            known.has(uri) || 'notRead' in named(document, path) ? [] : [uri],
          ),
    folderOf,
    async find(document, path) {
      const file = named(document, path);
      if (!('uri' in file)) return undefined;
      const { uri } = file;
      if (!known.has(uri)) await load([uri]);
      return { uri, exists: known.get(uri) !== undefined };
    },
    readerFor(document) {
      const missed = new Set<string>();
      const asked = new Set<string>();
      const look = (path: string): NamedFile | { readonly unread: true } => {
        const file = named(document, path);
        if (!('uri' in file)) return file;
        const { uri } = file;
        asked.add(uri);
        if (known.has(uri)) return known.get(uri);
        missed.add(uri);
        return { unread: true };
      };
      return {
        missed,
        named: asked,
        config() {
          if (!configs.has(document)) configs.set(document, configFor(document));
          return configs.get(document);
        },
        read(path) {
          const found = look(path);
          return found && 'unread' in found ? undefined : found;
        },
        isThere(path) {
          const found = look(path);
          return found === undefined ? false : 'text' in found ? true : undefined;
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

/** The folder of a document that is a file; none for one that stands in no folder, or is an old version of a file. */
function ownFolder(document: string): string | undefined {
  const { scheme, query, path } = URI.parse(document);
  return scheme === 'untitled' || query !== '' || !path.startsWith('/')
    ? undefined
    : asRoot(Utils.dirname(URI.parse(document)).toString());
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
export function resolved(document: string, path: string): string | undefined {
  if (path === '' || /^([a-z][a-z0-9+.-]*:|[/\\])/i.test(path)) return undefined;
  const base = URI.parse(document);
  if (base.scheme === 'untitled') return undefined;
  return Utils.joinPath(Utils.dirname(base), path.replaceAll('\\', '/')).toString();
}
