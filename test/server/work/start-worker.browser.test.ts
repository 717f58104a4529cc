import assert from 'node:assert/strict';
import { createBrowserWorkerStarter } from '../../../server/src/work/start-worker.browser';
import type { FromWorker, ToWorker } from '../../../server/src/work/task';
import { createTask } from './combats';

/** The part of the browser's `Worker` class that a host needs. */
class FakeWorker {
  static all: FakeWorker[] = [];
  /** Addresses from which the browser refuses to create a worker. */
  static forbids?: (url: string) => boolean;
  readonly received: ToWorker[] = [];
  terminated = false;
  onmessage?: (event: { readonly data: FromWorker }) => void;
  onerror?: (event: { readonly message: string }) => void;

  constructor(readonly url: string) {
    if (FakeWorker.forbids?.(url)) throw new Error(`forbidden: ${url.split(':')[0]}`);
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }
}

const address = 'https://example.org/worker.browser.js';
const startMessage: ToWorker = { type: 'start', id: 1, task: createTask('hunt') };

describe('host of a web worker', () => {
  const host = globalThis as { Worker?: unknown; fetch: unknown };
  const originals = { Worker: host.Worker, fetch: host.fetch };
  let texts: Record<string, string>;
  beforeEach(() => {
    FakeWorker.all = [];
    FakeWorker.forbids = undefined;
    texts = { [address]: 'onmessage = () => {}' };
    host.Worker = FakeWorker;
    host.fetch = (url: string) =>
      Promise.resolve(url in texts ? new Response(texts[url]) : new Response('', { status: 404 }));
  });
  afterEach(() => void Object.assign(host, originals));

  /** Starts a worker and posts to it at once. */
  function startWorker() {
    const messages: FromWorker[] = [];
    let lost!: (reason: unknown) => void;
    const reason = new Promise((resolve) => (lost = resolve));
    const handle = createBrowserWorkerStarter(address)({
      onMessage: (message) => messages.push(message),
      onLost: lost,
    });
    handle.post(startMessage);
    return { handle, messages, reason: reason.then(String) };
  }

  /** Waits for the worker number `count`. */
  async function waitForWorker(count: number): Promise<FakeWorker> {
    while (FakeWorker.all.length < count) await new Promise((resolve) => setImmediate(resolve));
    return FakeWorker.all[count - 1]!;
  }

  it('passes messages both ways, also those from before it was ready, and reports why a worker is lost', async () => {
    const { handle, messages, reason } = startWorker();
    const created = await waitForWorker(1);
    assert.equal(created.url, address);
    assert.deepEqual(created.received, []);
    created.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual(messages, [{ type: 'ready' }]);
    handle.post({ type: 'cancel', id: 1 });
    assert.deepEqual(created.received, [startMessage, { type: 'cancel', id: 1 }]);
    created.onerror!({ message: 'out of memory' });
    assert.equal(await reason, 'Error: out of memory');
    handle.terminate();
    assert.ok(created.terminated);
    assert.equal(FakeWorker.all.length, 1);
  });

  it('starts a worker from a copy of its code if its address is forbidden', async () => {
    FakeWorker.forbids = (url) => url.startsWith('https:');
    startWorker();
    const created = await waitForWorker(1);
    assert.match(created.url, /^blob:/);
    assert.equal(await (await (originals.fetch as typeof fetch)(created.url)).text(), texts[address]);
    created.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual(created.received, [startMessage]);
  });

  it('starts a worker from a copy of its code if its address cannot be loaded', async () => {
    startWorker();
    const first = await waitForWorker(1);
    first.onerror!({ message: '' });
    assert.ok(first.terminated);
    const second = await waitForWorker(2);
    assert.match(second.url, /^blob:/);
    second.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual([first.received, second.received], [[], [startMessage]]);
  });

  it('reports a lost worker with the reason if neither address nor copy works', async () => {
    FakeWorker.forbids = () => true;
    assert.equal(await startWorker().reason, 'Error: forbidden: blob');
    texts = {};
    assert.equal(await startWorker().reason, `Error: ${address} answers with status 404`);
    FakeWorker.forbids = undefined;
    texts = { [address]: '' };
    const { reason } = startWorker();
    for (const count of [1, 2]) (await waitForWorker(count)).onerror!({ message: '' });
    assert.equal(await reason, `Error: its code could not be loaded from ${address}`);
  });

  it('does not start a worker that was terminated before', async () => {
    FakeWorker.forbids = (url) => url.startsWith('https:');
    const { handle } = startWorker();
    handle.terminate();
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.equal(FakeWorker.all.length, 0);
  });
});
