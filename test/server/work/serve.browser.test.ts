import assert from 'node:assert/strict';
import { serveWebWorker } from '../../../server/src/work/serve.browser';
import type { FromWorker, ToWorker } from '../../../server/src/work/task';
import { findEntry, createTask } from './combats';

/** The part of a web worker's global object that serving needs. */
interface FakeSelf {
  onmessage?: (event: { readonly data: ToWorker }) => void;
  postMessage: (message: FromWorker) => void;
}

describe('web worker', () => {
  const host = globalThis as { self?: unknown };
  const originalSelf = Object.getOwnPropertyDescriptor(host, 'self');
  afterEach(() => (originalSelf ? Object.defineProperty(host, 'self', originalSelf) : delete host.self));

  it('a web worker reports that it is ready and answers a posted task', async () => {
    const types: string[] = [];
    await new Promise<void>((resolve) => {
      const self: FakeSelf = {
        postMessage: ({ type }) => {
          types.push(type);
          if (type === 'done') resolve();
        },
      };
      Object.defineProperty(host, 'self', { value: self, configurable: true, writable: true });
      serveWebWorker(() => findEntry);
      self.onmessage!({ data: { type: 'start', id: 1, task: createTask('hunt') } });
    });
    assert.deepEqual([types[0], types.at(-1)], ['ready', 'done']);
  });
});
