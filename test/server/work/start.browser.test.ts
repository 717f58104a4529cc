import assert from 'node:assert/strict';
import { browserWorker } from '../../../server/src/work/start.browser';
import type { FromWorker, ToWorker } from '../../../server/src/work/task';
import { task } from './combats';

/** As much of the browser's class as a host needs. */
class PlayedWorker {
  static last: PlayedWorker;
  readonly received: ToWorker[] = [];
  terminated = false;
  onmessage?: (event: { readonly data: FromWorker }) => void;
  onerror?: (event: { readonly message: string }) => void;

  constructor(readonly url: string) {
    PlayedWorker.last = this;
  }

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }
}

describe('a web worker as the host sees it', () => {
  const host = globalThis as { Worker?: unknown };
  const before = host.Worker;
  beforeEach(() => void (host.Worker = PlayedWorker));
  afterEach(() => void (host.Worker = before));

  it('hands messages on both ways, and says why it is lost', () => {
    const messages: FromWorker[] = [];
    const reasons: unknown[] = [];
    const start = browserWorker('worker.browser.js');
    const handle = start({ message: (message) => messages.push(message), lost: (reason) => reasons.push(reason) });
    const { last } = PlayedWorker;
    assert.equal(last.url, 'worker.browser.js');
    last.onmessage!({ data: { type: 'ready' } });
    assert.deepEqual(messages, [{ type: 'ready' }]);
    const message: ToWorker = { type: 'start', id: 1, task: task('hunt') };
    handle.post(message);
    assert.deepEqual(last.received, [message]);
    for (const why of ['out of memory', '']) last.onerror!({ message: why });
    assert.deepEqual(reasons.map(String), ['Error: out of memory', 'Error: its code could not be loaded']);
    handle.terminate();
    assert.ok(last.terminated);
  });
});
