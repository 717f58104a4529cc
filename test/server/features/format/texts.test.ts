/** The texts of rules, tables and advice. Markdown has tests of its own. */
import assert from 'node:assert/strict';
import { formatGain, formatAimValue } from '../../../../server/src/features/format/advice';
import { formatBases, toReportAmount } from '../../../../server/src/features/format/report-amount';
import { toReportRule, citeRule, linkSection } from '../../../../server/src/features/format/rules';
import { rulesetWith } from '../support';

const rule = {
  id: 'own',
  section: '1.2',
  title: 'Own rule',
  summary: '',
  checklist: [],
  status: 'implemented',
} as const;
const ruleset = rulesetWith({ rules: [rule] });

describe('the bases of numbers', () => {
  it('lists each basis once, tables before options', () => {
    const option = { kind: 'option', name: 'planeSection' } as const;
    const table = { kind: 'house-table', name: 'chart' } as const;
    assert.deepEqual(formatBases([option, table, option]), ['house table chart', 'option planeSection']);
  });
});

describe('the citation of a rule', () => {
  it('cites a rule by section and title, with a link if its page can be opened', () => {
    const createLink = () => 'asdic-rule:/x';
    assert.equal(citeRule(ruleset, 'own', createLink), '[1.2 Own rule](asdic-rule:/x)');
    assert.equal(
      linkSection(ruleset, 'own', () => undefined),
      '1.2',
    );
  });

  it('cites a rule that the index lacks by its id in a report, and omits it in a hover', () => {
    assert.deepEqual(toReportRule(ruleset, 'other'), { id: 'other', section: '', title: 'other' });
    assert.equal(
      citeRule(ruleset, 'other', () => undefined),
      '',
    );
  });
});

describe('an amount in a report', () => {
  it('gives a line to the base, each change and the total', () => {
    const place = { owner: {} };
    const { lines } = toReportAmount(
      {
        label: 'search',
        base: { rule: 'own', label: 'die', by: 4 },
        changes: [{ rule: 'own', label: 'rain', by: 1, from: place }],
        total: 5,
      },
      ruleset,
      (input) => (input === place ? 9 : undefined),
    );
    assert.deepEqual(
      lines.map(({ value, line, role }) => [value, line, role]),
      [
        ['4', undefined, 'base'],
        ['+1', 9, 'change'],
        ['5', undefined, 'total'],
      ],
    );
  });
});

describe('the value of an order', () => {
  it('formats a probability as a percentage, and its gain in percentage points', () => {
    assert.deepEqual([formatAimValue(0.375, 'chance'), formatAimValue(-3.2, 'IPC')], ['37.5%', '-3.2 IPC']);
    assert.deepEqual([formatGain(0.033, 'chance'), formatGain(-2.5, 'IPC')], ['+3.3 points', '-2.5 IPC']);
    assert.deepEqual([formatGain(1e-12, 'IPC'), formatGain(0.0001, 'IPC')], ['the same', 'almost the same']);
  });
});
