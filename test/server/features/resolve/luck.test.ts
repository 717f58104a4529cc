import assert from 'node:assert/strict';
import { listAllCombats } from '../../../../server/src/features';
import {
  type CampaignLuck,
  findRolledDice,
  formatLuck,
  listLuckLines,
  listLuckRows,
  measureLuck,
  summarizeLuck,
} from '../../../../server/src/features/resolve/luck';
import type { CombatEntry } from '../../../../server/src/model/ruleset';
import { dedent } from '../../../support/fixture';
import { analyzeText } from '../support';

const measure = (text: string): CampaignLuck => measureLuck(listAllCombats(analyzeText(dedent(text))));

describe('the luck of a campaign', () => {
  it('counts hits and other dice of each side over all combats that were fought', () => {
    const writeZone = (id: string, dice: string) => `
        - id: ${id}
          seaZone: Bay of Biscay
          weather: fine
          subs: { power: germany, units: [{ id: pack-${id}, type: sub, attack: 3, section: 3 }] }
          convoy: { power: cw, convoyPoints: 12 }
          ${dice}`;
    const write = (...zones: readonly string[]) => `
      ruleset: wif-ssw
      turn: { year: 1941, months: jan-feb }
      powers: { germany: { side: axis, action: naval, atWarWith: [cw] }, cw: { side: allied, action: combined } }
      engagements:${zones.join('')}
    `;
    const foughtZone = writeZone('a', 'dice: { search.subs: 9, search.convoy: 1 }');
    const { combats, unfinished, sides } = measure(
      write(
        foughtZone,
        writeZone('b', 'dice: { search.subs: 10, search.convoy: 2 }'),
        writeZone('c', 'dice: { seed: 3 }'),
      ),
    );
    assert.deepEqual([combats, unfinished], [2, 0]);
    assert.deepEqual(
      sides.map(({ side, combats: count, hits, pips }) => [
        side,
        count,
        hits,
        pips?.dice,
        pips?.rolled,
        pips?.expected,
      ]),
      [
        ['Germany', 2, undefined, 2, 19, 11],
        ['Commonwealth', 2, undefined, 2, 3, 11],
      ],
    );
    assert.deepEqual(
      [measure(write(foughtZone, writeZone('b', 'dice: { search.subs: 10 }')))].map((luck) => [
        luck.combats,
        luck.unfinished,
        luck.sides[0]!.combats,
      ]),
      [[1, 1, 1]],
    );
    assert.deepEqual(measure(write(writeZone('a', 'dice: { seed: 3 }'))), { combats: 0, unfinished: 0, sides: [] });
  });

  it('counts the shots of volleys as hits', () => {
    const { sides } = measure(`
      ruleset: aare
      turn: { round: 3, power: us, phase: conduct-combat }
      powers: { japan: { side: axis }, us: { side: allies } }
      seaBattles:
        - id: coral-sea
          attacker: { power: us, units: { dd: 1 } }
          defender: { power: japan, units: { trn: 1 } }
          dice: [1, 6]
    `);
    assert.deepEqual(
      sides.map(({ side, hits, pips }) => [side, hits?.dice, hits?.rolled, pips]),
      [
        ['US', 1, 1, undefined],
        ['Japan', 1, 0, undefined],
      ],
    );
  });

  it('takes the dice of a result before those of the file, and no seed that is only a trial', () => {
    for (const [entry, source] of [
      [{ result: { dice: { search: 3 } }, dice: { search: 5 } }, { table: { search: 3 } }],
      [{ result: { seed: 4, stream: 2 }, dice: { search: 5 } }, { seed: 4 }],
      [{ result: { seed: 4, stream: 1 }, dice: { search: 5 } }, { table: { search: 5 } }],
      [{ result: { seed: 4, stream: 1 } }, undefined],
      [
        { dice: { search: 5 }, seed: 6 },
        { table: { search: 5 }, seed: 6 },
      ],
      [{ dice: {}, seed: 6 }, undefined],
      [{ seed: 6 }, undefined],
      [{}, undefined],
    ] as const)
      assert.deepEqual(
        findRolledDice({ object: {}, ...entry } as unknown as CombatEntry),
        source,
        JSON.stringify(entry),
      );
  });

  const luck: CampaignLuck = {
    combats: 3,
    unfinished: 0,
    sides: [
      {
        side: 'Japan *',
        combats: 2,
        hits: { dice: 1, rolled: 1, expected: 0.5, atLeast: 0.5, atMost: 1 },
        pips: { dice: 3, rolled: 8, expected: 10.5, atLeast: 0.875, atMost: 0.25 },
      },
      {
        side: 'The US',
        combats: 1,
        hits: { dice: 12, rolled: 4, expected: 4 },
        pips: { dice: 1, rolled: 3, expected: 3, atLeast: 0.5, atMost: 0.75 },
      },
    ],
  };

  it('has a line for each kind of dice, with the chance of this or better, or of this or worse', () => {
    assert.deepEqual(listLuckLines(luck), [
      { side: 'Japan *', dice: '1 shot: hits', rolled: 1, expected: 0.5, chance: '50% for this or more' },
      { side: 'Japan *', dice: '3 other dice: sum', rolled: 8, expected: 10.5, chance: '25% for this or less' },
      { side: 'The US', dice: '12 shots: hits', rolled: 4, expected: 4, chance: '' },
      { side: 'The US', dice: '1 other die: sum', rolled: 3, expected: 3, chance: '50% for this or more' },
    ]);
    assert.deepEqual(listLuckRows(luck).slice(0, 3), [
      ['Japan *', '1 shot: hits', '1', '0.5', '+0.5', '50% for this or more'],
      ['Japan *', '3 other dice: sum', '8', '10.5', '-2.5', '25% for this or less'],
      ['The US', '12 shots: hits', '4', '4', '0', ''],
    ]);
  });

  it('says how many combats were fought, and how many are not finished', () => {
    for (const [combats, unfinished, words] of [
      [0, 0, '0 combats with dice'],
      [1, 0, '1 combat with dice'],
      [12, 1, '12 combats with dice; 1 more is not finished, or with problems'],
      [12, 2, '12 combats with dice; 2 more are not finished, or with problems'],
    ] as const)
      assert.equal(summarizeLuck({ combats, unfinished, sides: [] }), words);
  });

  it('is a page with a table, or says that nothing was rolled', () => {
    const [title, summary, table, note] = formatLuck(luck, 'my_game*').split('\n\n');
    assert.deepEqual([title, summary], ['# Luck in my_game\\*', '3 combats with dice.']);
    assert.deepEqual(table!.split('\n').slice(0, 3), [
      '| Side | Dice | Rolled | Expected | Difference | Chance |',
      '| --- | --- | --- | --- | --- | --- |',
      '| Japan \\* | 1 shot: hits | 1 | 0.5 | +0.5 | 50% for this or more |',
    ]);
    assert.match(note!, /^What was rolled/);
    assert.equal(
      formatLuck({ combats: 0, unfinished: 0, sides: [] }, 'x').split('\n\n')[2],
      'Nothing was rolled yet: write results, or dice.',
    );
  });
});
