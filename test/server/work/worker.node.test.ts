import assert from 'node:assert/strict';
import { nodeWorker } from '../../../server/src/work/start.node';
import { threadedCalculator } from '../../../server/src/work/threaded';
import { bundled } from '../../support/bundled';
import { denmarkStrait } from './denmark-strait';

describe('worker thread of the product', () => {
  const bundle = bundled('server/src/work/worker.node.ts', 'node');

  it('the worker thread finds combats of the rulesets', async () => {
    const calculator = threadedCalculator(nodeWorker(bundle()));
    const odds = await calculator.run(denmarkStrait());
    calculator.dispose();
    assert.ok(odds.exact && odds.ends.length > 1);
  });
});
