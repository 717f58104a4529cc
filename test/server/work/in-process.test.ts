import assert from 'node:assert/strict';
import { Cancelled } from '../../../server/src/work/calculator';
import { createInProcessCalculator } from '../../../server/src/work/in-process';
import { findEntry, createTask } from './combats';
import { testOdds } from './calculator-contract';

testOdds('in process', () => createInProcessCalculator(findEntry));

describe('in-process calculator', () => {
  it('rejects running calculations when disposed', async () => {
    const calculator = createInProcessCalculator(findEntry);
    const odds = calculator.run(createTask('hunt'));
    calculator.dispose();
    await assert.rejects(odds, Cancelled);
  });
});
