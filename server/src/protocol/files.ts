/** Workspace files, and the client's file access for servers without a file system. */

/** File name of a workspace configuration. */
export const configFile = 'asdic.config.yaml';

/**
 * Request, server to client: text of a workspace file, for servers without a file system. Result: the text, or null if there is no such
 * file. The client only reads files in its workspace folders.
 */
export const readFileRequest = 'asdic/readFile';
export interface ReadFileParams {
  readonly uri: string;
}

/** `tables`: YAML and JSON files other than scenarios. */
export type FileKind = 'scenarios' | 'tables';

/** Request, server to client: the scenario files of a workspace folder, for servers without a file system. */
export const listFilesRequest = 'asdic/listFiles';
export interface ListFilesParams {
  /** URI of a workspace folder. */
  readonly folder: string;
  /** Globs, relative to the folder. */
  readonly exclude: readonly string[];
  /** Maximum number of files. */
  readonly most: number;
  /** Scenarios by default. */
  readonly what?: FileKind;
}
export interface ListFilesResult {
  readonly uris: readonly string[];
  /** Whether there are more files. */
  readonly more: boolean;
}
