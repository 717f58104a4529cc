import assert from 'node:assert/strict';
import { formatColumns } from '../../../server/src/plain-text/layout';
import { formatVolley } from '../../../server/src/plain-text/volley';
import type { ReportShooter } from '../../../server/src/protocol';

const rule = { id: 'fire', section: '5.1', title: 'Fire' };

function createShooter(title: string, hitsOn: number, faces: readonly number[], change = 0): ReportShooter {
  const lines: ReportShooter['arithmetic']['lines'] = [
    { what: 'attack', value: String(hitsOn - change), rule, role: 'base' },
    ...(change === 0 ? [] : [{ what: 'no destroyer', value: `+${change}`, rule, role: 'change' as const }]),
    { what: 'total', value: String(hitsOn), role: 'total' },
  ];
  const arithmetic = { what: `${title} hit on`, lines };
  return { title, hitsOn, arithmetic, faces, hits: faces.filter((face) => face <= hitsOn).length };
}

const formatArithmetic = ({ lines }: ReportShooter['arithmetic']) =>
  formatColumns(lines.map(({ what: subject, value }) => [subject, value]));
const words = {
  formatInline: (text: string) => text,
  formatHeading: (text: string) => text,
  getSideName: () => 'Japan',
};

const textStyle = {
  words,
  paint: (_: string, text: string) => text,
  width: 76,
};

describe('the text of a volley', () => {
  it('prints a line for each kind of shooter, with hits in brackets, and the losses', () => {
    assert.deepEqual(
      formatVolley(
        {
          on: 'defender',
          sides: 6,
          shooters: [createShooter('submarines', 2, [1, 6, 2]), createShooter('fighters', 6, [5])],
          losses: [
            { title: 'destroyer', count: 2, text: '2 \u00d7 destroyer lost' },
            { title: 'damage to a battleship', count: 1, text: 'damage to a battleship' },
          ],
        },
        formatArithmetic,
        textStyle,
      ),
      [
        'submarines  3d6  hit on 1 to 2  2 hits  [1] 6 [2]',
        'fighters    1d6  always hit      1 hit  [5]',
        'Japan: 2 \u00d7 destroyer lost; damage to a battleship',
      ],
    );
  });

  it('prints the arithmetic of a changed number below its shooters, and says when nothing was lost', () => {
    assert.deepEqual(
      formatVolley(
        {
          on: 'defender',
          sides: 6,
          shooters: [createShooter('submarines', 3, [6], 1), createShooter('fighters', 3, [4])],
          losses: [],
        },
        formatArithmetic,
        textStyle,
      ),
      [
        'submarines  1d6  hit on 1 to 3  0 hits  6',
        '  attack        2',
        '  no destroyer  +1',
        '  total         3',
        'fighters    1d6  hit on 1 to 3  0 hits  4',
        'Japan: no loss',
      ],
    );
  });

  it('wraps the dice of a large fleet', () => {
    const faces = Array.from({ length: 60 }, () => 1);
    const lines = formatVolley(
      { on: 'defender', sides: 6, shooters: [createShooter('submarines', 1, faces)] },
      formatArithmetic,
      textStyle,
    );
    assert.ok(lines.length > 3 && lines.every((line) => line.length <= 76), lines.join('\n'));
    assert.equal(lines.join(' ').match(/\[1\]/g)?.length, 60);
    // However narrow the terminal is, the dice have twenty columns.
    const narrow = formatVolley(
      { on: 'defender', sides: 6, shooters: [createShooter('submarines', 1, faces.slice(0, 8))] },
      formatArithmetic,
      { ...textStyle, width: 30 },
    );
    assert.deepEqual(
      narrow.map((line) => line.trim().split('  ').at(-1)),
      ['[1] [1] [1] [1] [1]', '[1] [1] [1]'],
    );
  });
});
