import assert from 'node:assert/strict';
import { formatResolvedCombats } from '../../../server/src/plain-text/resolve';
import type { ReportTrace } from '../../../server/src/protocol';
import { plain, report, rule } from './support';

const step = { id: 's', title: 'search of the attacker', rules: [], amounts: [] };
const trace: ReportTrace = {
  diceFrom: 'dice from the file',
  steps: [
    {
      ...step,
      by: 'attacker',
      faces: [4, 6],
      sides: 10,
      rules: [rule, rule, { ...rule, section: '5.2' }, { ...rule, section: '' }],
      amounts: [
        {
          what: 'total',
          lines: [
            { what: 'die', value: '4', role: 'base', line: 7 },
            { what: 'rain', value: '-1', role: 'change', rule, basis: 'house table' },
            { what: 'total', value: '3', role: 'total' },
          ],
        },
      ],
      text: 'the defender is found',
    },
    { ...step, title: 'fire', by: 'defender', subject: 'escorts', round: { title: 'Cycle', number: 1 } },
    { ...step, title: 'fire', round: { title: 'Cycle', number: 1 } },
    { ...step, title: 'fire', round: { title: 'Cycle', number: 2 } },
    { ...step, title: 'fire', round: { title: 'Round', number: 2 } },
  ] as unknown as ReportTrace['steps'],
  summary: 'the attacker wins',
  measures: [
    { path: ['units'], title: 'units left, attacker', value: 12 },
    { path: ['lost'], title: 'lost', value: 3 },
  ],
  dice: {},
  unused: ['a die of 7'],
};

const write = (changes: object = {}, reportChanges: object = {}) =>
  formatResolvedCombats([{ ...report, ...reportChanges, trace: { ...trace, ...changes } }], plain).split('\n');

describe('the text of a resolved combat', () => {
  it('the text of a resolved combat has every step with its dice, its arithmetic and its rules, under its round', () => {
    assert.deepEqual(write(), [
      'Midway  a.scenario.yaml:3',
      'sea battle · aare · dice: from the file',
      '',
      ' 1. Search of Japan  2d10: 4 6  5.1, 5.2',
      '    die (line 7)   4',
      '    rain          -1  5.1 [house table]',
      '    = total        3',
      '    The US is found',
      '',
      'Cycle 1',
      '',
      ' 2. Fire: escorts  (the US)',
      '',
      ' 3. Fire',
      '',
      'Cycle 2',
      '',
      ' 4. Fire',
      '',
      'Round 2',
      '',
      ' 5. Fire',
      '',
      'Japan wins',
      '    Units left, Japan  12',
      '    Lost                3',
      'Not used: a die of 7',
      '',
    ]);
  });

  it('says which dice are wanted, what was expected, and what the numbers rest on', () => {
    const expectation = { path: ['units'], expected: '2', found: '1', met: false };
    assert.deepEqual(
      write(
        { steps: [], wanted: 'a d6', unused: [] },
        {
          bases: ['house table chart'],
          expectations: [
            expectation,
            { ...expectation, title: 'units left, attacker', open: true },
            { ...expectation, met: true },
          ],
        },
      ).slice(2),
      [
        '',
        'The dice ran out: a d6.',
        'Not as expected: units: 1, expected 2',
        'Too close to tell: units left, Japan: 1, expected 2',
        'As expected: units: 1',
        'Assumptions:',
        '  - house table chart',
        '',
      ],
    );
    const restsOn = [{ basis: 'x', text: 'x '.repeat(50).trim(), rules: [] }];
    assert.deepEqual(write({ steps: [] }, { bases: ['other'], restsOn }).slice(-4), [
      'Assumptions:',
      '  - x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x x',
      '    x x x x x x x x x x x x x x x x',
      '',
    ]);
    assert.equal(formatResolvedCombats([report], plain).split('\n').length, 3);
    assert.equal(formatResolvedCombats([report, report], plain).split('\n\n').length, 2);
  });

  it('the text of a resolved combat has colours on a terminal, and none of an empty text', () => {
    const colours = formatResolvedCombats([{ ...report, trace }], { ...plain, colours: true });
    assert.match(colours, /^\u001b\[36mMidway\u001b\[0m {2}\u001b\[90ma\.scenario\.yaml:3\u001b\[0m\n/);
    assert.doesNotMatch(colours, /\u001b\[\d+m\u001b\[0m/);

    assert.equal(colours.replaceAll(/\u001b\[\d+m/g, ''), write().join('\n'));
  });
});
