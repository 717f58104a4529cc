import assert from 'node:assert/strict';
import type { Connection } from 'vscode-languageserver';
import { readClient } from '../../../../server/src/lsp/capabilities';
import type { Runtime } from '../../../../server/src/lsp/runtime';
import {
  createFileLister,
  createFileQueue,
  getRelativePath,
  matchesQuery,
} from '../../../../server/src/lsp/workspace/files';

describe('the queue of files', () => {
  /** Callbacks that wait for their turn, and what happened so far. */
  const createQueue = () => {
    const events: string[] = [];
    const callbacks: (() => void)[] = [];
    const queue = createFileQueue(
      (uri) => {
        events.push(uri);
        return Promise.resolve();
      },
      () => void events.push('batch'),
      (callback) => void callbacks.push(callback),
    );
    const runAll = async () => {
      for (let callback = callbacks.shift(); callback; callback = callbacks.shift()) {
        callback();
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    return { queue, events, callbacks, runAll };
  };

  it('processes each file once, in order, and waits for messages in between', async () => {
    const { queue, events, callbacks, runAll } = createQueue();
    assert.ok(queue.isIdle);
    queue.add(['a', 'b', 'a']);
    queue.add(['c', 'b']);
    assert.deepEqual([events, callbacks.length, queue.isIdle], [[], 1, false]);
    await runAll();
    assert.deepEqual([events, queue.isIdle], [['a', 'b', 'c', 'batch'], true]);
    queue.add(['a']);
    await runAll();
    assert.deepEqual(events.slice(4), ['a', 'batch']);
  });

  it('tells after each twenty files, and at the end', async () => {
    const { queue, events, runAll } = createQueue();
    queue.add(Array.from({ length: 41 }, (_, index) => `${index}`));
    await runAll();
    const batches = events.flatMap((event, index) => (event === 'batch' ? [index] : []));
    assert.deepEqual(batches, [20, 41, 43]);
  });

  it('leaves out files that are removed, and takes up those that are added meanwhile', async () => {
    const { queue, events, callbacks, runAll } = createQueue();
    queue.add([]);
    assert.deepEqual([callbacks.length, queue.isIdle], [0, true]);
    queue.add(['a', 'b', 'c']);
    queue.remove('b');
    callbacks.shift()!();
    queue.add(['d']);
    await new Promise((resolve) => setImmediate(resolve));
    await runAll();
    assert.deepEqual(events, ['a', 'c', 'd', 'batch']);
  });

  it('does nothing more once it is stopped', async () => {
    const { queue, events, callbacks, runAll } = createQueue();
    queue.add(['a', 'b']);
    callbacks.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
    queue.stop();
    queue.add(['c']);
    await runAll();
    assert.deepEqual(
      events.filter((event) => event !== 'batch'),
      ['a'],
    );
    const { queue: stopped, callbacks: pendingCallbacks } = createQueue();
    stopped.stop();
    stopped.add(['a']);
    assert.deepEqual([pendingCallbacks.length, stopped.isIdle], [0, true]);
  });
});

describe('the list of files of a folder', () => {
  const list = async (folder: string, options: object, runtime: Partial<Runtime>, kind?: 'scenarios') => {
    const requests: unknown[] = [];
    const connection = {
      sendRequest: (method: string, params: object) => {
        requests.push(method, params);
        return Promise.resolve({ uris: ['asked'], more: false });
      },
    } as unknown as Connection;
    const client = readClient({ processId: null, rootUri: null, capabilities: {}, initializationOptions: options });
    const listFiles = createFileLister(connection, client, runtime as Runtime);
    return { result: await listFiles(folder, ['old'], 7, kind), requests };
  };
  const onDisk: Partial<Runtime> = {
    listFiles: (folder, exclude, limit, kind) =>
      Promise.resolve({ uris: [folder, exclude.join(), `${limit}`, `${kind}`], more: true }),
  };

  it('is read from the disk where the server can, else asked of the client, else empty', async () => {
    assert.deepEqual(await list('file:///games', { listFiles: true }, onDisk), {
      result: { uris: ['file:///games', 'old', '7', 'scenarios'], more: true },
      requests: [],
    });
    const params = (folder: string) => ({ folder, exclude: ['old'], most: 7, what: 'scenarios' });
    for (const [folder, runtime] of [
      ['vscode-vfs://games', onDisk],
      ['file:///games', {}],
    ] as const)
      assert.deepEqual(await list(folder, { listFiles: true }, runtime), {
        result: { uris: ['asked'], more: false },
        requests: ['asdic/listFiles', params(folder)],
      });
    assert.deepEqual(await list('vscode-vfs://games', {}, onDisk), { result: { uris: [], more: false }, requests: [] });
  });
});

describe('the path of a file relative to another', () => {
  it('goes up to the folder that both are in, and is readable', () => {
    for (const [from, to, path] of [
      ['file:///g/a.yaml', 'file:///g/b.yaml', 'b.yaml'],
      ['file:///g/a.yaml', 'file:///g/a.yaml', 'a.yaml'],
      ['file:///g/a.yaml', 'file:///g/t/b.yaml', 't/b.yaml'],
      ['file:///g/x/y/a.yaml', 'file:///g/x/b.yaml', '../b.yaml'],
      ['file:///g/x/a.yaml', 'file:///g/y/b.yaml', '../y/b.yaml'],
      ['file:///g/x/a.yaml', 'file:///g/x', '../x'],
      ['file:///g/a%20b/c.yaml', 'file:///g/my%20tables/d%C3%BC.yaml', '../my tables/d\u00fc.yaml'],
    ] as const)
      assert.equal(getRelativePath(from, to), path, `${from} ${to}`);
  });
});

describe('a query for a name', () => {
  it('matches names that have its letters in order', () => {
    const match = (query: string) =>
      ['biscay', 'Bay of Biscay', 'azores', ''].filter((name) => matchesQuery(query, name));
    assert.deepEqual(match(''), ['biscay', 'Bay of Biscay', 'azores', '']);
    assert.deepEqual(match('BIS'), ['biscay', 'Bay of Biscay']);
    assert.deepEqual(match('bb'), ['Bay of Biscay']);
    assert.deepEqual(match('a'), ['biscay', 'Bay of Biscay', 'azores']);
    assert.deepEqual(match('sa'), ['biscay', 'Bay of Biscay']);
    assert.deepEqual(match('yb'), ['Bay of Biscay']);
    assert.deepEqual(match('biscayx'), []);
  });
});
