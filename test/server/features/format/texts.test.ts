/** The texts of rules, tables and advice. Markdown has tests of its own. */
import assert from 'node:assert/strict';
import { formatAdvice, formatGain, formatAimValue, isNoticeable } from '../../../../server/src/features/format/advice';
import { formatBases, toReportAmount } from '../../../../server/src/features/format/report-amount';
import {
  toReportRule,
  citeRule,
  linkSection,
  formatCommandLink,
  formatPageLink,
  getIndexPageParams,
  getRulePageParams,
} from '../../../../server/src/features/format/rules';
import type { ReportAdvice } from '../../../../server/src/protocol';
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

  it('says of each what kind it is', () => {
    const kinds = [
      'ignored-order',
      'file-order',
      'option',
      'estimate',
      'missing-table',
      'supplied-table',
      'house-table',
    ] as const;
    assert.deepEqual(formatBases(kinds.map((kind) => ({ kind, name: 'x' }))), [
      'house table x',
      'supplied table x',
      'no table x',
      'estimated x',
      'option x',
      'order in the file: x',
      'order not followed: x',
    ]);
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
    for (const cite of [citeRule, linkSection])
      assert.equal(
        cite(ruleset, 'other', () => 'asdic-rule:/x'),
        '',
      );
  });

  it('escapes what would be Markdown where no page can be opened', () => {
    const starred = rulesetWith({ rules: [{ ...rule, title: 'Own *rule*' }] });
    assert.equal(
      citeRule(starred, 'own', () => undefined),
      '1.2 Own \\*rule\\*',
    );
  });

  it('opens a page with the title of the rule, at a check of its ruleset', () => {
    const page = { ruleset: 'wif-ssw', rule: 'own', title: '1.2 Own rule' };
    assert.deepEqual(getRulePageParams(ruleset, 'own'), page);
    assert.deepEqual(getRulePageParams(ruleset, 'own', 'wif-ssw/range'), { ...page, check: 'range' });
    assert.deepEqual(getRulePageParams(ruleset, 'own', 'schema/range'), page);
    assert.deepEqual(getRulePageParams(ruleset, 'other'), { ruleset: 'wif-ssw', rule: 'other' });
    assert.deepEqual(getIndexPageParams(ruleset), { ruleset: 'wif-ssw', title: ruleset.title });
    assert.match(linkSection(ruleset, 'own', formatPageLink), /^\[1\.2\]\(asdic-rule:\/.*\)$/);
    const [, command, query] = /^\[1\.2\]\(command:(.*)\?(.*)\)$/.exec(linkSection(ruleset, 'own', formatCommandLink))!;
    assert.deepEqual([command, JSON.parse(decodeURIComponent(query!))], ['asdic.showRule', [page]]);
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

  it('has the sign of a change but not of the base, and each basis in words', () => {
    const amount = {
      label: 'search',
      base: { rule: 'own', label: 'factors', by: 4 },
      changes: [{ rule: 'other', label: 'fog', by: -1, basis: { kind: 'option', name: 'fog' } }],
      total: 3,
    } as const;
    assert.deepEqual(
      toReportAmount(amount, ruleset, () => 9),
      {
        what: 'search',
        lines: [
          {
            ...{ what: 'factors', value: '4', rule: { id: 'own', section: '1.2', title: 'Own rule' } },
            ...{ line: undefined, basis: undefined, role: 'base' },
          },
          {
            ...{ what: 'fog', value: '-1', rule: { id: 'other', section: '', title: 'other' } },
            ...{ line: undefined, basis: 'option fog', role: 'change' },
          },
          { what: 'total', value: '3', role: 'total' },
        ],
      },
    );
  });

  it('has a die that is not rolled yet with its modifier', () => {
    const listValues = (total: number) =>
      toReportAmount(
        { label: 'search', base: { rule: 'own', label: 'die', by: 0, unrolledDie: 'd10' }, changes: [], total },
        ruleset,
        () => undefined,
      ).lines.map(({ value }) => value);
    assert.deepEqual([-3, 0, 2].map(listValues), [
      ['d10', 'd10 -3'],
      ['d10', 'd10'],
      ['d10', 'd10 +2'],
    ]);
  });
});

describe('the value of an order', () => {
  it('formats a probability as a percentage, and its gain in percentage points', () => {
    assert.deepEqual([formatAimValue(0.375, 'chance'), formatAimValue(-3.2, 'IPC')], ['37.5%', '-3.2 IPC']);
    for (const [gain, unit, text] of [
      [0.033, 'chance', '+3.3 points'],
      [0.5, 'chance', '+50 points'],
      [-0.002, 'chance', '-0.2 points'],
      [0.001, 'chance', '+0.1 points'],
      [0.0004, 'chance', 'almost the same'],
      [-2.5, 'IPC', '-2.5 IPC'],
      [12, 'IPC', '+12 IPC'],
      [0.0001, 'IPC', 'almost the same'],
      [1e-12, 'IPC', 'the same'],
      [-1e-12, 'chance', 'the same'],
      [0, 'chance', 'the same'],
    ] as const)
      assert.equal(formatGain(gain, unit), text, `${gain} ${unit}`);
  });

  it('is worth a note from half of the last digit that is shown', () => {
    assert.deepEqual([0.0005, -0.0005, 0.0004, -0.0004, 0].map(isNoticeable), [true, true, false, false, false]);
  });

  it('is named in a sentence with the best order, if one beats those of the file', () => {
    const format = (...gains: readonly number[]) =>
      formatAdvice({
        side: 'attacker',
        aim: { id: 'win', title: 'chance of winning', unit: 'chance' },
        asOrdered: 0.5,
        suggestions: gains.map((gain) => ({ title: `plan ${gain}`, value: 0.5 + gain, gain })),
      } as unknown as ReportAdvice);
    const head = 'attacker, chance of winning: 50.0% with the current orders';
    assert.equal(format(0.125, 0.25), `${head}; better: plan 0.125, 62.5%.`);
    for (const gains of [[], [0], [-0.1], [1e-9], [1e-12]])
      assert.equal(format(...gains), `${head}, and nothing that was compared beats them.`);
  });
});
