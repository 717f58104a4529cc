/** Lists scenario files of workspace folders: through the host, or through the client if the host has no file system. */
import type { Connection } from 'vscode-languageserver';
import { type ListFilesParams, type ListFilesResult, type ListedFiles, listFilesRequest } from '../../protocol';
import type { Client } from '../capabilities';
import type { Runtime } from '../runtime';

/** @param exclude globs, relative to the folder @param limit maximum number of files */
export type ListFiles = (
  folder: string,
  exclude: readonly string[],
  limit: number,
  kind?: ListedFiles,
) => Promise<ListFilesResult>;

export function createFileLister(connection: Connection, { asdicOptions }: Client, { listFiles }: Runtime): ListFiles {
  return async (folder, exclude, limit, kind = 'scenarios') => {
    if (listFiles && folder.startsWith('file:')) return listFiles(folder, exclude, limit, kind);
    if (!asdicOptions.listFiles) return { uris: [], more: false };
    const params: ListFilesParams = { folder, exclude, most: limit, what: kind };
    return connection.sendRequest<ListFilesResult>(listFilesRequest, params);
  };
}
