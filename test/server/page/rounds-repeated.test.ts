import assert from 'node:assert/strict';
import { removeRepeatedAmounts, removeRepeatedRules } from '../../../server/src/page/rounds';
import type { ReportAmount, ReportStep } from '../../../server/src/protocol';

const createAmount = (label: string, value: string): ReportAmount => ({
  what: label,
  lines: [{ what: label, value, role: 'base' }],
});
const createStep = (id: string, ...amounts: ReportAmount[]): ReportStep => ({ id, title: id, rules: [], amounts });

describe('repeated arithmetic in the steps', () => {
  const [british, american] = [createAmount('British destroyers', '3'), createAmount('American destroyers', '4')];

  it('shows arithmetic once for consecutive dice that it applies to', () => {
    const remaining = removeRepeatedAmounts([
      createStep('values', british),
      createStep('roll', british),
      createStep('roll', british),
    ]);
    assert.deepEqual(
      remaining.map(({ amounts }) => amounts.length),
      [1, 0, 0],
    );
  });

  it('shows arithmetic once in a step, also for several groups', () => {
    assert.deepEqual(removeRepeatedAmounts([createStep('values', american, british, american)])[0]?.amounts, [
      american,
      british,
    ]);
  });

  it('shows arithmetic again after a different one, or when a number differs', () => {
    const remaining = removeRepeatedAmounts([
      createStep('values', british),
      createStep('values', american),
      createStep('values', british),
      createStep('values', createAmount('British destroyers', '4')),
    ]);
    assert.ok(remaining.every(({ amounts }) => amounts.length === 1));
  });
});

describe('repeated rules in the steps', () => {
  it('all rules of a step are cited once, and later the first of them alone', () => {
    const createStepWithRules = (...ids: string[]): ReportStep => ({
      ...createStep('fire'),
      rules: ids.map((id) => ({ id, section: id, title: id })),
    });
    const remaining = removeRepeatedRules([
      createStepWithRules('a', 'b'),
      createStepWithRules('a'),
      createStepWithRules('a', 'b'),
      createStepWithRules(),
    ]);
    assert.deepEqual(
      remaining.map(({ rules }) => rules.map(({ id }) => id).join()),
      ['a,b', 'a', 'a', ''],
    );
  });
});
