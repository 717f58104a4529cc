import assert from 'node:assert/strict';
import { removeRepeatedAmounts, removeRepeatedRules } from '../../../server/src/page/rounds';
import type { ReportAmount, ReportStep } from '../../../server/src/protocol';

const amount = (label: string, value: string): ReportAmount => ({
  what: label,
  lines: [{ what: label, value, role: 'base' }],
});
const step = (id: string, ...amounts: ReportAmount[]): ReportStep => ({ id, title: id, rules: [], amounts });

describe('repeated arithmetic in the steps', () => {
  const [british, american] = [amount('British destroyers', '3'), amount('American destroyers', '4')];

  it('shows arithmetic once for consecutive dice that it applies to', () => {
    const remaining = removeRepeatedAmounts([step('values', british), step('roll', british), step('roll', british)]);
    assert.deepEqual(
      remaining.map(({ amounts }) => amounts.length),
      [1, 0, 0],
    );
  });

  it('shows arithmetic once in a step, also for several groups', () => {
    assert.deepEqual(removeRepeatedAmounts([step('values', american, british, american)])[0]?.amounts, [
      american,
      british,
    ]);
  });

  it('shows arithmetic again after a different one, or when a number differs', () => {
    const remaining = removeRepeatedAmounts([
      step('values', british),
      step('values', american),
      step('values', british),
      step('values', amount('British destroyers', '4')),
    ]);
    assert.ok(remaining.every(({ amounts }) => amounts.length === 1));
  });
});

describe('repeated rules in the steps', () => {
  it('all rules of a step are cited once, and later the first of them alone', () => {
    const withRules = (...ids: string[]): ReportStep => ({
      ...step('fire'),
      rules: ids.map((id) => ({ id, section: id, title: id })),
    });
    const remaining = removeRepeatedRules([withRules('a', 'b'), withRules('a'), withRules('a', 'b'), withRules()]);
    assert.deepEqual(
      remaining.map(({ rules }) => rules.map(({ id }) => id).join()),
      ['a,b', 'a', 'a', ''],
    );
  });
});
