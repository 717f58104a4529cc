import assert from 'node:assert/strict';
import fs from 'node:fs';
import vm from 'node:vm';
import type { FromWorker, ToWorker } from '../../../server/src/work/task';
import { createBundle } from '../../support/create-bundle';
import { createDenmarkStraitTask } from './denmark-strait';

describe('web worker of the product', () => {
  const bundle = createBundle('server/src/work/worker.browser.ts', 'browser');

  it('the web worker runs with browser globals alone and finds combats of the rulesets', async () => {
    const odds = await new Promise<FromWorker>((resolve) => {
      const self: {
        onmessage?: (event: { readonly data: ToWorker }) => void;
        postMessage: (message: FromWorker) => void;
      } = {
        postMessage: (message) => {
          if (message.type === 'ready')
            // The worker listens once it has reported that it is ready.
            setTimeout(() => self.onmessage!({ data: { type: 'start', id: 1, task: createDenmarkStraitTask() } }));
          if (message.type === 'done' || message.type === 'failed') resolve(message);
        },
      };
      vm.runInNewContext(fs.readFileSync(bundle(), 'utf8'), {
        ...{ self, performance, setTimeout, clearTimeout, MessageChannel },
      });
    });
    assert.ok(odds.type === 'done' && 'ends' in odds.result && odds.result.exact);
  });
});
