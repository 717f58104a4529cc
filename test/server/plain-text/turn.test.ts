import assert from 'node:assert/strict';
import { formatTurnReport } from '../../../server/src/plain-text/turn';
import { createPaint } from '../../../server/src/plain-text/style';
import type { ReportTurn } from '../../../server/src/protocol';
import { plain, report, rule } from './support';

const combats = ['a', 'b'].map((id, index) => ({
  ...{ id, title: `Battle ${id}`, line: 5 + index, order: 'in the order of the file', sides: report.sides },
  ...(index === 0 && { rule }),
}));
const turn = {
  combats,
  totals: [],
} as unknown as ReportTurn;

const write = (changes: object = {}, reportChanges: object = {}) =>
  formatTurnReport([{ ...report, ...reportChanges, turn: { ...turn, ...changes } }], plain).split('\n');

describe('the text of a turn', () => {
  it('the text of a turn has its combats in order, each with its rule', () => {
    assert.deepEqual(write(), [
      ...['Midway  a.scenario.yaml:3', 'sea battle · aare', ''],
      ...[' 1. Battle a  line 5, in the order of the file (5.1)', ''],
      ...[' 2. Battle b  line 6, in the order of the file', '', 'Together', '    not known yet', ''],
    ]);
    assert.deepEqual(
      write({ combats: [{ ...combats[0], rule: { ...rule, section: '' } }] })[3],
      ' 1. Battle a  line 5, in the order of the file',
    );
    assert.equal(formatTurnReport([report], plain).split('\n').length, 3);
    assert.deepEqual(write({}, { bases: ['house table chart'] }).slice(-3), [
      '',
      'Assumptions: house table chart.',
      '',
    ]);
  });
});

describe('the text of a turn with results', () => {
  const totals = [
    { owner: 'Japan', many: 'destroyers lost', one: 'destroyer lost' },
    { many: 'x', one: 'x', expects: { combat: 'a', path: ['x'], expected: '1' } },
  ];
  const resolved = {
    summary: 'over',
    combats: [
      { summary: 'Japan wins', totals: [1, 1], left: ['2 destroyers', 'nothing'], trace: { diceFrom: 'seed 7' } },
      { summary: 'it does not take place', totals: [1, 1] },
    ],
    totals: [1, 1],
  };
  const odds = {
    method: 'exact',
    exact: true,
    combats: [
      { chance: 1, figures: ['50% to win'] },
      { chance: 0.5, figures: [] },
    ],
    totals: [
      {
        mean: 0.5,
        distribution: [
          { value: 0, share: 0.5 },
          { value: 1, share: 0.5 },
        ],
      },
      { mean: 0.25, distribution: [] },
    ],
  };

  it('the text of a turn with results has what each combat left and cost, its odds, and the totals', () => {
    assert.deepEqual(write({ totals, resolved }), [
      'Midway  a.scenario.yaml:3',
      'sea battle · aare · dice: seed 7',
      '',
      ' 1. Battle a  line 5, in the order of the file (5.1)',
      '    Left by earlier combats: 2 destroyers; nothing',
      '    Japan wins',
      '    so far: Japan: 1 destroyer lost',
      '',
      ' 2. Battle b  line 6, in the order of the file',
      '    it does not take place',
      '    so far: Japan: 1 destroyer lost',
      '',
      'Together',
      '    Japan: 1 destroyer lost',
      'a: x: met',
      '',
    ]);
    assert.deepEqual(write({ totals, odds }), [
      'Midway  a.scenario.yaml:3',
      'sea battle · aare · exact',
      '',
      ' 1. Battle a  line 5, in the order of the file (5.1)',
      '    50% to win',
      '',
      ' 2. Battle b  line 6, in the order of the file',
      '    takes place: 50%',
      '',
      'Together',
      '    Japan: 0.5 destroyers lost on average, 0 to 1 in nine turns of ten',
      'a: x (chance 25%)',
      '',
    ]);
    assert.match(
      write({ totals, resolved: { ...resolved, wanted: 'a d6' } }).join('\n'),
      /\nThe dice ran out: a d6\.\n/,
    );
  });
});

describe('colours of a terminal', () => {
  it('colours of a terminal are those of the standard, and none without colours or of an empty text', () => {
    const paint = createPaint({ colours: true });
    const colours = { bold: 1, red: 31, yellow: 33, blue: 34, cyan: 36, grey: 90 } as const;
    for (const [colour, code] of Object.entries(colours))
      assert.equal(paint(colour as keyof typeof colours, 'x'), `\u001b[${code}mx\u001b[0m`);
    assert.equal(paint('red', ''), '');
    assert.equal(createPaint({ colours: false })('red', 'x'), 'x');
  });
});
