import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { inProcessCalculator } from '../../../server/src/work/in-process';
import { siteOf, task } from './combats';
import { testOdds } from './odds-of-calculator';

testOdds('in process', () => inProcessCalculator(siteOf));

describe('in-process calculator', () => {
  it('rejects running calculations when disposed', async () => {
    const calculator = inProcessCalculator(siteOf);
    const odds = calculator.run(task('hunt'));
    calculator.dispose();
    await assert.rejects(odds, Cancelled);
  });
});
