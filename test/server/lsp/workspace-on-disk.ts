/** A server whose workspace is a map of texts, for the tests of a group. Every write is sent as a change of a watched file. */
import assert from 'node:assert/strict';
import type { WorkspaceDiagnosticReport, WorkspaceFullDocumentDiagnosticReport } from 'vscode-languageserver/node';
import { compileExcludes } from '../../../server/src/features/scenario/glob';
import { type ClientOptions, type TestClient, startClient } from './client';
import { biscay } from './scenario';

export const folder = 'file:///work';
export const [sound, faulty] = [`${folder}/sound.scenario.yaml`, `${folder}/faulty.scenario.yaml`];
export const broken = biscay.replace('weather: rain', 'wether: rain');

/** Its hooks start and stop a server for each test; `client` and `disk` are those of the current test. */
export function createWorkspaceOnDisk() {
  let client: TestClient;
  let disk: Map<string, string>;

  beforeEach(() => {
    disk = new Map([
      [sound, biscay],
      [faulty, broken],
    ]);
  });
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  async function start(options: ClientOptions = {}): Promise<void> {
    client = await startClient({
      folders: [folder],
      ...options,
      runtime: {
        readFile: (uri) => Promise.resolve(disk.get(uri)),
        listFiles: (root, exclude, limit, kind) => {
          const isExcluded = compileExcludes(exclude);
          const names = [...disk.keys()].filter(
            (uri) => uri.startsWith(root) && uri.endsWith('.scenario.yaml') === (kind === 'scenarios'),
          );
          const uris = names.filter((uri) => !isExcluded(uri.slice(root.length + 1)));
          return Promise.resolve({ uris: uris.slice(0, limit), more: uris.length > limit });
        },
        ...options.runtime,
      },
    });
  }
  const ask = <Result>(method: string, params: object): Promise<Result> =>
    client.connection.sendRequest(method, params);
  const pull = (previous: readonly { uri: string; value: string }[] = []): Promise<WorkspaceDiagnosticReport> =>
    ask('workspace/diagnostic', { previousResultIds: previous });
  const listItems = (report: WorkspaceDiagnosticReport) => report.items as WorkspaceFullDocumentDiagnosticReport[];
  const writeFile = (uri: string, text: string | undefined) => {
    if (text === undefined) disk.delete(uri);
    else disk.set(uri, text);
    return client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri, type: 2 }] });
  };

  return {
    ...{ start, ask, pull, listItems, writeFile },
    get client(): TestClient {
      return client;
    },
    get disk(): Map<string, string> {
      return disk;
    },
  };
}
