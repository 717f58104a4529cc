import assert from 'node:assert/strict';
import { browserWorker } from '../../../server/src/work/start.browser';
import type { FromWorker, ToWorker } from '../../../server/src/work/task';
import { task } from './combats';

/** The part of the browser's `Worker` class that a host needs. */
class PlayedWorker {
  static all: PlayedWorker[] = [];
  /** Addresses from which the browser refuses to create a worker. */
  static forbids?: (url: string) => boolean;
  readonly received: ToWorker[] = [];
  terminated = false;
  onmessage?: (event: { readonly data: FromWorker }) => void;
  onerror?: (event: { readonly message: string }) => void;

  constructor(readonly url: string) {
    if (PlayedWorker.forbids?.(url)) throw new Error(`forbidden: ${url.split(':')[0]}`);
    PlayedWorker.all.push(this);
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }
}

const address = 'https://example.org/worker.browser.js';
const wanted: ToWorker = { type: 'start', id: 1, task: task('hunt') };

describe('host of a web worker', () => {
  const host = globalThis as { Worker?: unknown; fetch: unknown };
  const before = { Worker: host.Worker, fetch: host.fetch };
  let texts: Record<string, string>;
  beforeEach(() => {
    PlayedWorker.all = [];
    PlayedWorker.forbids = undefined;
    texts = { [address]: 'onmessage = () => {}' };
    host.Worker = PlayedWorker;
    host.fetch = (url: string) =>
      Promise.resolve(url in texts ? new Response(texts[url]) : new Response('', { status: 404 }));
  });
  afterEach(() => void Object.assign(host, before));

  /** Starts a worker and posts to it at once. */
  function started() {
    const messages: FromWorker[] = [];
    let lost!: (reason: unknown) => void;
    const reason = new Promise((resolve) => (lost = resolve));
    const handle = browserWorker(address)({ message: (message) => messages.push(message), lost });
    handle.post(wanted);
    return { handle, messages, reason: reason.then(String) };
  }

  /** Waits for the worker number `count`. */
  async function worker(count: number): Promise<PlayedWorker> {
    while (PlayedWorker.all.length < count) await new Promise((resolve) => setImmediate(resolve));
    return PlayedWorker.all[count - 1]!;
  }

  it('passes messages both ways, also those from before it was ready, and reports why a worker is lost', async () => {
    const { handle, messages, reason } = started();
    const made = await worker(1);
    assert.equal(made.url, address);
    assert.deepEqual(made.received, []);
    made.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual(messages, [{ type: 'ready' }]);
    handle.post({ type: 'cancel', id: 1 });
    assert.deepEqual(made.received, [wanted, { type: 'cancel', id: 1 }]);
    made.onerror!({ message: 'out of memory' });
    assert.equal(await reason, 'Error: out of memory');
    handle.terminate();
    assert.ok(made.terminated);
    assert.equal(PlayedWorker.all.length, 1);
  });

  it('starts a worker from a copy of its code if its address is forbidden', async () => {
    PlayedWorker.forbids = (url) => url.startsWith('https:');
    started();
    const made = await worker(1);
    assert.match(made.url, /^blob:/);
    assert.equal(await (await (before.fetch as typeof fetch)(made.url)).text(), texts[address]);
    made.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual(made.received, [wanted]);
  });

  it('starts a worker from a copy of its code if its address cannot be loaded', async () => {
    started();
    const first = await worker(1);
    first.onerror!({ message: '' });
    assert.ok(first.terminated);
    const second = await worker(2);
    assert.match(second.url, /^blob:/);
    second.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual([first.received, second.received], [[], [wanted]]);
  });

  it('reports a lost worker with the reason if neither address nor copy works', async () => {
    PlayedWorker.forbids = () => true;
    assert.equal(await started().reason, 'Error: forbidden: blob');
    texts = {};
    assert.equal(await started().reason, `Error: ${address} answers with status 404`);
    PlayedWorker.forbids = undefined;
    texts = { [address]: '' };
    const { reason } = started();
    for (const count of [1, 2]) (await worker(count)).onerror!({ message: '' });
    assert.equal(await reason, `Error: its code could not be loaded from ${address}`);
  });

  it('does not start a worker that was terminated before', async () => {
    PlayedWorker.forbids = (url) => url.startsWith('https:');
    const { handle } = started();
    handle.terminate();
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.equal(PlayedWorker.all.length, 0);
  });
});
