import assert from 'node:assert/strict';
import { createNodeWorkerStarter } from '../../../server/src/work/start-worker.node';
import { createThreadedCalculator } from '../../../server/src/work/threaded';
import { createBundle } from '../../support/create-bundle';
import { createDenmarkStraitTask } from './denmark-strait';

describe('worker thread of the product', () => {
  const bundle = createBundle('server/src/work/worker.node.ts', 'node');

  it('the worker thread finds combats of the rulesets', async () => {
    const calculator = createThreadedCalculator(createNodeWorkerStarter(bundle()));
    const odds = await calculator.run(createDenmarkStraitTask());
    calculator.dispose();
    assert.ok(odds.exact && odds.ends.length > 1);
  });
});
