/**
 * Table files that scenarios reference by relative path. Invariant: nothing outside the workspace folders is read; for a scenario outside
 * all of them, nothing outside its own folder. Analysis is synchronous, reading is not: an analysis records missing files, they are
 * loaded, and the analysis is repeated.
 */
import { URI, Utils } from 'vscode-uri';
import { configFile, readConfig, type Config } from '../features/scenario/config';
import type { TableFileResult, ReadRefusal } from '../features/scenario/environment';
import { FileRefusedError } from './runtime';

/** Maximum number of parent folders searched for a configuration. */
const maxLevels = 32;

/** Reads a file in a folder. @throws FileRefusedError if it must not be read; other errors if it cannot be read */
export type ReadFile = (uri: string, folder: string) => Promise<string | undefined>;

export type Tables = ReturnType<typeof createTables>;

export interface TableReader {
  /** By the path in the scenario. Undefined also if it is not loaded yet. */
  read(path: string): TableFileResult;
  /** Whether a file exists; undefined if it is unknown or must not be checked. */
  exists(path: string): boolean | undefined;
  /** The nearest configuration file, from the document's folder up to the workspace folder. */
  getConfig(): Config | undefined;
  /** Requested files that are not loaded. */
  readonly missedUris: ReadonlySet<string>;
  /** All requested files. */
  readonly requestedUris: ReadonlySet<string>;
}

/** @param getOpenText the text of an open document, which takes precedence over the file on disk */
export function createTables(
  read: ReadFile,
  folders: readonly string[],
  getOpenText: (uri: string) => string | undefined = () => undefined,
) {
  const cache = new Map<string, TableFileResult>();
  let roots = folders.map(toRoot);

  /** Configurations by document, until a file changes. */
  const configs = new Map<string, Config | undefined>();

  const findFolder = (uri: string): string | undefined => roots.find((root) => uri.startsWith(root));
  /** The folder that a document may reference: its workspace folder, else its own. */
  const findRoot = (document: string): string | undefined => findFolder(document) ?? getDocumentFolder(document);
  /** Folders of requested files outside the workspace. */
  const outsideFolders = new Map<string, string>();

  /** Resolves a path in a document, or tells why it must not be read. */
  function locateFile(document: string, path: string): { readonly uri: string } | { readonly notRead: ReadRefusal } {
    const uri = resolvePath(document, path);
    if (uri === undefined) return { notRead: URI.parse(document).scheme === 'untitled' ? 'unsaved' : 'not-relative' };
    if (findFolder(uri) !== undefined) return { uri };
    const root = findRoot(document);
    if (root === undefined || !uri.startsWith(root)) return { notRead: 'outside' };
    outsideFolders.set(uri, root);
    return { uri };
  }

  function findConfig(document: string): Config | undefined {
    for (const { uri, path } of listConfigPaths(document, findRoot(document))) {
      const file = cache.get(uri);
      if (file && 'text' in file) return readConfig(file.text, path);
    }
    return undefined;
  }

  /** Files being loaded; concurrent requests share the promise. */
  const loading = new Map<string, Promise<void>>();

  async function loadFile(uri: string): Promise<void> {
    const folder = findFolder(uri) ?? outsideFolders.get(uri);
    cache.set(uri, folder === undefined ? undefined : await readTableFile(folder, uri));
    loading.delete(uri);
    configs.clear();
  }

  async function readTableFile(folder: string, uri: string): Promise<TableFileResult> {
    try {
      const text = getOpenText(uri) ?? (await read(uri, folder));
      return text === undefined ? undefined : { text };
    } catch (error) {
      return error instanceof FileRefusedError ? { notRead: error.reason } : undefined;
    }
  }

  async function load(uris: Iterable<string>): Promise<void> {
    await Promise.all(
      [...uris].map((uri) => {
        const pendingLoad = loading.get(uri) ?? loadFile(uri);
        loading.set(uri, pendingLoad);
        return pendingLoad;
      }),
    );
  }

  return {
    /** Configuration files that may apply to a document and have not been read; load them before the analysis. */
    listUnreadConfigs: (document: string): readonly string[] =>
      configs.has(document)
        ? []
        : listConfigPaths(document, findRoot(document)).flatMap(({ path, uri }) =>
            cache.has(uri) || 'notRead' in locateFile(document, path) ? [] : [uri],
          ),
    /** The workspace folder that contains a file. */
    findFolder,
    /** Resolves a path in a document; undefined if it must not be read. */
    async find(
      document: string,
      path: string,
    ): Promise<{ readonly uri: string; readonly exists: boolean } | undefined> {
      const file = locateFile(document, path);
      if (!('uri' in file)) return undefined;
      const { uri } = file;
      if (!cache.has(uri)) await load([uri]);
      return { uri, exists: cache.get(uri) !== undefined };
    },
    /** Table access for the analysis of a document. */
    createReader(document: string): TableReader {
      const missed = new Set<string>();
      const requestedFiles = new Set<string>();
      const lookUp = (path: string): TableFileResult | { readonly unread: true } => {
        const file = locateFile(document, path);
        if (!('uri' in file)) return file;
        const { uri } = file;
        requestedFiles.add(uri);
        if (cache.has(uri)) return cache.get(uri);
        missed.add(uri);
        return { unread: true };
      };
      return {
        missedUris: missed,
        requestedUris: requestedFiles,
        getConfig() {
          if (!configs.has(document)) configs.set(document, findConfig(document));
          return configs.get(document);
        },
        read(path) {
          const file = lookUp(path);
          return file && 'unread' in file ? undefined : file;
        },
        exists(path) {
          const file = lookUp(path);
          return file === undefined ? false : 'text' in file ? true : undefined;
        },
      };
    },
    /** A file as it was last read. */
    peek: (uri: string): TableFileResult => cache.get(uri),
    /** Loads files that a reader missed. */
    load,
    /** Forgets changed files. @returns whether any of them had been requested */
    invalidate(uris: readonly string[]): boolean {
      const normalizedUris = uris.map((uri) => URI.parse(uri).toString());
      if (normalizedUris.some((uri) => cache.has(uri))) configs.clear();
      // A load under way may return outdated text.
      for (const uri of normalizedUris) loading.delete(uri);
      return normalizedUris.map((uri) => cache.delete(uri)).includes(true);
    },
    setFolders(uris: readonly string[]): void {
      roots = uris.map(toRoot);
      cache.clear();
      configs.clear();
    },
  };
}

/** With a trailing slash, so that no folder is a prefix of its sibling. */
function toRoot(uri: string): string {
  const normalizedUri = URI.parse(uri).toString();
  return normalizedUri.endsWith('/') ? normalizedUri : `${normalizedUri}/`;
}

/** The folder of a document; undefined for untitled documents and old versions of a file. */
function getDocumentFolder(document: string): string | undefined {
  const { scheme, query, path } = URI.parse(document);
  return scheme === 'untitled' || query !== '' || !path.startsWith('/')
    ? undefined
    : toRoot(Utils.dirname(URI.parse(document)).toString());
}

/** Candidate configuration files of a document, from its folder up to the workspace folder, the nearest first. */
function listConfigPaths(document: string, root: string | undefined): readonly { uri: string; path: string }[] {
  if (root === undefined) return [];
  const levels = document.slice(root.length).split('/').length;
  return Array.from({ length: Math.min(levels, maxLevels) }, (_, level) => {
    const path = `${'../'.repeat(level)}${configFile}`;
    return { path, uri: resolvePath(document, path)! };
  });
}

/** Resolves a relative path against a document; undefined for other paths and untitled documents. */
export function resolvePath(document: string, path: string): string | undefined {
  if (path === '' || /^([a-z][a-z0-9+.-]*:|[/\\])/i.test(path)) return undefined;
  const base = URI.parse(document);
  if (base.scheme === 'untitled') return undefined;
  return Utils.joinPath(Utils.dirname(base), path.replaceAll('\\', '/')).toString();
}
