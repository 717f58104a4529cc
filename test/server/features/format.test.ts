/** What rules, tables and advice are called. Markdown has a test of its own. */
import assert from 'node:assert/strict';
import { gainInWords, valueInWords } from '../../../server/src/features/format/advice';
import { reportAmount } from '../../../server/src/features/format/amounts';
import { basesInWords } from '../../../server/src/features/format/bases';
import { citation, ruleCitation, sectionLink } from '../../../server/src/features/format/rules';
import { rulesetWith } from './support';

const rule = {
  id: 'own',
  section: '1.2',
  title: 'Own rule',
  summary: '',
  checklist: [],
  status: 'implemented',
} as const;
const ruleset = rulesetWith({ rules: [rule] });

describe('what numbers rest on', () => {
  it('is named once, tables before options', () => {
    const option = { kind: 'option', name: 'planeSection' } as const;
    const table = { kind: 'house-table', name: 'chart' } as const;
    assert.deepEqual(basesInWords([option, table, option]), ['house table chart', 'option planeSection']);
  });
});

describe('a rule', () => {
  it('is cited by section and title, with a link where its page can be opened', () => {
    const to = () => 'asdic-rule:/x';
    assert.equal(ruleCitation(ruleset, 'own', to), '[1.2 Own rule](asdic-rule:/x)');
    assert.equal(
      sectionLink(ruleset, 'own', () => undefined),
      '1.2',
    );
  });

  it('that the index lacks is named by its id in a report, and not at all in a hover', () => {
    assert.deepEqual(citation(ruleset, 'other'), { id: 'other', section: '', title: 'other' });
    assert.equal(
      ruleCitation(ruleset, 'other', () => undefined),
      '',
    );
  });
});

describe('an amount in a report', () => {
  it('has a line for its base, each change and its total', () => {
    const place = { owner: {} };
    const { lines } = reportAmount(
      {
        what: 'search',
        base: { rule: 'own', what: 'die', by: 4 },
        changes: [{ rule: 'own', what: 'rain', by: 1, from: place }],
        total: 5,
      },
      ruleset,
      (of) => (of === place ? 9 : undefined),
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

describe('what an order is worth', () => {
  it('is a percentage where it is a chance, and its gain is in points', () => {
    assert.deepEqual([valueInWords(0.375, 'chance'), valueInWords(-3.2, 'IPC')], ['37.5%', '-3.2 IPC']);
    assert.deepEqual([gainInWords(0.033, 'chance'), gainInWords(-2.5, 'IPC')], ['+3.3 points', '-2.5 IPC']);
    assert.deepEqual([gainInWords(1e-12, 'IPC'), gainInWords(0.0001, 'IPC')], ['the same', '< +0.001 IPC']);
  });
});
