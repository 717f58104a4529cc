/** Files of a workspace, and what a server without a file system asks of its client. */

/** The name of the configuration of a workspace. */
export const configFile = 'asdic.config.yaml';

/**
 * Request, server to client: text of a file in the workspace, for a server that has no file system of its own. Result: the text, or
 * null where there is no such file. The client answers for files in its workspace folders only.
 */
export const readFileRequest = 'asdic/readFile';
export interface ReadFileParams {
  readonly uri: string;
}

/** `tables`: YAML and JSON files that are no scenarios. */
export type ListedFiles = 'scenarios' | 'tables';

/** Request, server to client: the scenario files of a workspace folder, for a server that has no file system of its own. */
export const listFilesRequest = 'asdic/listFiles';
export interface ListFilesParams {
  /** URI of a workspace folder. */
  readonly folder: string;
  /** Globs, relative to the folder. */
  readonly exclude: readonly string[];
  readonly most: number;
  /** By default scenarios. */
  readonly what?: ListedFiles;
}
export interface ListFilesResult {
  readonly uris: readonly string[];
  /** There are more. */
  readonly more: boolean;
}
