import assert from 'node:assert/strict';
import { formatForCopy } from '../../../server/src/page/copy';
import { dedent } from '../../support/fixture';
import { odds, report, trace } from './support';

const resolved = { ...report, odds, trace: { ...trace, dice: { fire: [2, 5] } } };

describe('copying a report', () => {
  it('formats a report as a few lines of Markdown', () => {
    assert.equal(
      formatForCopy(resolved, 'markdown'),
      dedent(`
        **SZ 49, Battle of the Philippine Sea** (Axis & Allies Revised: Enhanced)
        **Result:** Japan wins with 2 destroyers left.
        **Odds (exact):**
        - 61.0% Japan wins
        - 38.0% The UK and the US win
        - 1.0% Nobody is left
        **Dice:** seed 1 (fire 2 5)
      `),
    );
  });

  it('formats a report as BBCode for forums and as plain text', () => {
    assert.match(
      formatForCopy(resolved, 'bbcode'),
      /^\[b\]SZ 49.*\n\[b\]Result:\[\/b\].*\n\[b\]Odds \(exact\):\[\/b\]\n\[list\]\n\[\*\]61\.0% Japan wins/,
    );
    assert.match(formatForCopy(resolved, 'text'), /^SZ 49.*\nResult: .*\nOdds \(exact\):\n- 61\.0% Japan wins/);
  });

  it('escapes markup in texts of the scenario', () => {
    const named = { ...resolved, scenario: '*bold* [url]' };
    assert.match(formatForCopy(named, 'markdown'), /\\\*bold\\\* \\\[url\\\]/);
    assert.doesNotMatch(formatForCopy(named, 'bbcode'), /\[url\]/);
  });

  it('adds up the units of a type', () => {
    const createLine = (id: string, value: number) => ({ id, title: id, short: 'BB', value, minimum: 0, maximum: 9 });
    const forces = [
      { side: 'attacker', title: 'Group 1', lines: [createLine('kirishima', 1), createLine('haruna', 1)] },
      { side: 'attacker', title: 'Group 2', lines: [createLine('yamato', 1)] },
    ];
    const text = formatForCopy({ ...resolved, setup: { forces, switches: [], canSwap: false } }, 'text');
    assert.match(text, /\nJapan: 3 BB\n/);
  });

  it('names only the seed when there are many dice, or none', () => {
    const readDice = (dice: Readonly<Record<string, number | readonly number[]>>) =>
      /\nDice: (.*)\n$/.exec(formatForCopy({ ...resolved, trace: { ...trace, dice } }, 'text'))![1];
    assert.equal(readDice({}), 'seed 1');
    assert.equal(readDice({ search: 4 }), 'seed 1 (search 4)');
    assert.equal(readDice({ search: 4, fire: [2, 5] }), 'seed 1 (search 4; fire 2 5)');
    const manyDice = { ...resolved, trace: { ...trace, dice: { fire: Array<number>(100).fill(3) } } };
    assert.match(formatForCopy(manyDice, 'text'), /\nDice: seed 1\n$/);
  });

  it('names the average losses when there are too many outcomes', () => {
    const headline = {
      side: 'defender',
      words: 'factors lost',
      of: [['factorsSunk', 'defender']],
      mean: 1.5,
      distribution: [0, 3].map((value) => ({ value, share: 0.5 })),
    };
    const text = formatForCopy(
      {
        ...report,
        odds: { ...odds, verdicts: [], headlines: [headline], outcomes: [{ summary: 'by ship', share: 1 }] },
      },
      'text',
    );
    assert.match(text, /\nOdds \(exact\): Factors lost on average: 1\.5\.\n/);
  });
});
