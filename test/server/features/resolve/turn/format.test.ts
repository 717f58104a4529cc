import assert from 'node:assert/strict';
import { formatFigure, formatTotals } from '../../../../../server/src/features/resolve/turn/report';

const total = (owner: string, plural: string, singular: string) => ({
  path: [owner, plural],
  title: plural,
  owner,
  words: { many: plural, one: singular },
});

describe('a turn in words', () => {
  const totals = [
    total('Germany', 'submarines destroyed', 'submarine destroyed'),
    total('Germany', 'submarines aborted', 'submarine aborted'),
    total('the US', 'convoy points lost', 'convoy point lost'),
  ];

  it('lists the losses of each power, except zero losses', () => {
    assert.equal(
      formatTotals(totals, [1, 2, 10]),
      'Germany: 1 submarine destroyed, 2 submarines aborted; the US: 10 convoy points lost',
    );
    assert.equal(formatTotals(totals, [0, 0, 3]), 'the US: 3 convoy points lost');
    assert.equal(formatTotals(totals, [0, 0, 0]), 'no losses');
  });

  it('names sides by their powers', () => {
    const sides = { attacker: { role: 'the attacker', name: 'Japan' } };
    assert.equal(
      formatFigure({ kind: 'way', side: 'attacker', words: 'the attacker wins', value: 0.5 }, sides),
      'Japan wins: 50%',
    );
    assert.equal(
      formatFigure({ kind: 'expected', side: 'attacker', words: 'units hit', value: 1.25 }, sides),
      'Japan has 1.25 units hit on average',
    );
    assert.equal(formatFigure({ kind: 'chance', words: 'finds a group', value: 0.25 }, sides), 'finds a group: 25%');
  });
});
