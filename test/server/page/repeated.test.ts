import assert from 'node:assert/strict';
import { withoutRepeated } from '../../../server/src/page/repeated';
import type { ReportAmount, ReportStep } from '../../../server/src/protocol';

const amount = (what: string, value: string): ReportAmount => ({ what, lines: [{ what, value, role: 'base' }] });
const step = (id: string, ...amounts: ReportAmount[]): ReportStep => ({ id, title: id, rules: [], amounts });

describe('arithmetic in a course', () => {
  const [british, american] = [amount('British destroyers', '3'), amount('American destroyers', '4')];

  it('is told once where several dice in a row are judged by it', () => {
    const kept = withoutRepeated([step('values', british), step('roll', british), step('roll', british)]);
    assert.deepEqual(
      kept.map(({ amounts }) => amounts.length),
      [1, 0, 0],
    );
  });

  it('is told once in a step, also of several groups', () => {
    assert.deepEqual(withoutRepeated([step('values', american, british, american)])[0]?.amounts, [american, british]);
  });

  it('is told again where something else came between, or where a number differs', () => {
    const kept = withoutRepeated([
      step('values', british),
      step('values', american),
      step('values', british),
      step('values', amount('British destroyers', '4')),
    ]);
    assert.ok(kept.every(({ amounts }) => amounts.length === 1));
  });
});
