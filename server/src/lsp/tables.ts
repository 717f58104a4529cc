/**
 * Files of supplied tables that scenarios name by relative path. Invariant: nothing outside the workspace folders is read.
 * Analysis is synchronous, reading is not: an analysis notes what it missed, the files are read, and it is done again.
 */
import { URI, Utils } from 'vscode-uri';

/** Largest file of tables, in bytes. */
export const maxBytes = 1_000_000;

/** Reads a file that lies in a folder. */
export type ReadFile = (uri: string, folder: string) => Promise<string | undefined>;

export interface Tables {
  /** What an analysis of a document reads tables through. */
  readerFor(uri: string): TableReader;
  /** Reads files that a reader missed. */
  load(uris: Iterable<string>): Promise<void>;
  /** Forgets files that changed. @returns whether any of them had been asked for */
  changed(uris: readonly string[]): boolean;
  setFolders(uris: readonly string[]): void;
}

export interface TableReader {
  /** By the path that the scenario writes. Undefined where there is no such file, where it may not be read, or where it is not loaded yet. */
  read(path: string): { readonly text: string } | undefined;
  /** Files that were asked for but not loaded yet. */
  readonly missed: ReadonlySet<string>;
}

export function tablesOf(read: ReadFile, folders: readonly string[]): Tables {
  const known = new Map<string, { readonly text: string } | undefined>();
  let roots = folders.map(asRoot);

  const folderOf = (uri: string): string | undefined => roots.find((root) => uri.startsWith(root));

  return {
    readerFor(document) {
      const missed = new Set<string>();
      return {
        missed,
        read(path) {
          const uri = resolved(document, path);
          if (uri === undefined || folderOf(uri) === undefined) return undefined;
          if (!known.has(uri)) missed.add(uri);
          return known.get(uri);
        },
      };
    },
    async load(uris) {
      await Promise.all(
        [...uris].map(async (uri) => {
          const folder = folderOf(uri);
          const text = folder === undefined ? undefined : await read(uri, folder).catch(() => undefined);
          known.set(uri, text === undefined ? undefined : { text });
        }),
      );
    },
    changed: (uris) => uris.map((uri) => known.delete(URI.parse(uri).toString())).includes(true),
    setFolders(uris) {
      roots = uris.map(asRoot);
      known.clear();
    },
  };
}

/** With a slash at the end, so that a folder's name is no prefix of its neighbour's. */
function asRoot(uri: string): string {
  const normal = URI.parse(uri).toString();
  return normal.endsWith('/') ? normal : `${normal}/`;
}

/** The file that a relative path means beside a document; undefined for paths that are not relative, and beside untitled documents. */
function resolved(document: string, path: string): string | undefined {
  if (path === '' || /^([a-z][a-z0-9+.-]*:|[/\\])/i.test(path)) return undefined;
  const base = URI.parse(document);
  if (base.scheme === 'untitled') return undefined;
  return Utils.joinPath(Utils.dirname(base), path.replaceAll('\\', '/')).toString();
}
