import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { inProcessCalculator } from '../../../server/src/work/in-process';
import { siteOf, task } from './combats';
import { testOdds } from './odds-of-calculator';

testOdds('in process', () => inProcessCalculator(siteOf));

describe('a calculator in process', () => {
  it('gives up what is under way when it is disposed of', async () => {
    const calculator = inProcessCalculator(siteOf);
    const odds = calculator.run(task('hunt'));
    calculator.dispose();
    await assert.rejects(odds, Cancelled);
  });
});
