/**
 * Table files that scenarios reference by relative path. Invariant: nothing outside the workspace folders is read; for a scenario outside
 * all of them, nothing outside its own folder. Analysis is synchronous, reading is not: an analysis records missing files, they are
 * loaded, and the analysis is repeated.
 */
import { URI, Utils } from 'vscode-uri';
import { configFile, readConfig, type Config } from '../features/config';
import type { NamedFile, NotRead } from '../features/environment';
import { Refused } from './refused';

/** Maximum number of parent folders searched for a configuration. */
const maxLevels = 32;

/** Reads a file in a folder. @throws FileRefusedError if it must not be read; other errors if it cannot be read */
export type ReadFile = (uri: string, folder: string) => Promise<string | undefined>;

export interface Tables {
  /** Table access for the analysis of a document. */
  readerFor(uri: string): TableReader;
  /** Configuration files that may apply to a document and have not been read; load them before the analysis. */
  unreadConfigs(uri: string): readonly string[];
  /** Resolves a path in a document; undefined if it must not be read. */
  find(document: string, path: string): Promise<{ readonly uri: string; readonly exists: boolean } | undefined>;
  /** Loads files that a reader missed. */
  load(uris: Iterable<string>): Promise<void>;
  /** Forgets changed files. @returns whether any of them had been requested */
  changed(uris: readonly string[]): boolean;
  setFolders(uris: readonly string[]): void;
  /** The workspace folder that contains a file. */
  folderOf(uri: string): string | undefined;
}

export interface TableReader {
  /** By the path in the scenario. Undefined also if it is not loaded yet. */
  read(path: string): NamedFile;
  /** Whether a file exists; undefined if it is unknown or must not be checked. */
  isThere(path: string): boolean | undefined;
  /** The nearest configuration file, from the document's folder up to the workspace folder. */
  config(): Config | undefined;
  /** Requested files that are not loaded. */
  readonly missed: ReadonlySet<string>;
  /** All requested files. */
  readonly named: ReadonlySet<string>;
}

/** @param open the text of an open document, which takes precedence over the file on disk */
export function tablesOf(
  read: ReadFile,
  folders: readonly string[],
  open: (uri: string) => string | undefined = () => undefined,
): Tables {
  const known = new Map<string, NamedFile>();
  let roots = folders.map(asRoot);

  /** Configurations by document, until a file changes. */
  const configs = new Map<string, Config | undefined>();

  const folderOf = (uri: string): string | undefined => roots.find((root) => uri.startsWith(root));
  /** The folder that a document may reference: its workspace folder, else its own. */
  const rootOf = (document: string): string | undefined => folderOf(document) ?? ownFolder(document);
  /** Folders of requested files outside the workspace. */
  const loose = new Map<string, string>();

  /** Resolves a path in a document, or tells why it must not be read. */
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

  /** Files being loaded; concurrent requests share the promise. */
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
      // A load under way may return outdated text.
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

/** With a trailing slash, so that no folder is a prefix of its sibling. */
function asRoot(uri: string): string {
  const normal = URI.parse(uri).toString();
  return normal.endsWith('/') ? normal : `${normal}/`;
}

/** The folder of a document; undefined for untitled documents and old versions of a file. */
function ownFolder(document: string): string | undefined {
  const { scheme, query, path } = URI.parse(document);
  return scheme === 'untitled' || query !== '' || !path.startsWith('/')
    ? undefined
    : asRoot(Utils.dirname(URI.parse(document)).toString());
}

/** Candidate configuration files of a document, from its folder up to the workspace folder, the nearest first. */
function configsAbove(document: string, root: string | undefined): readonly { uri: string; path: string }[] {
  if (root === undefined) return [];
  const levels = document.slice(root.length).split('/').length;
  return Array.from({ length: Math.min(levels, maxLevels) }, (_, level) => {
    const path = `${'../'.repeat(level)}${configFile}`;
    return { path, uri: resolved(document, path)! };
  });
}

/** Resolves a relative path against a document; undefined for other paths and untitled documents. */
export function resolved(document: string, path: string): string | undefined {
  if (path === '' || /^([a-z][a-z0-9+.-]*:|[/\\])/i.test(path)) return undefined;
  const base = URI.parse(document);
  if (base.scheme === 'untitled') return undefined;
  return Utils.joinPath(Utils.dirname(base), path.replaceAll('\\', '/')).toString();
}
