import assert from 'node:assert/strict';
import {
  clampSampled,
  convertKeyToName,
  formatBriefPercent,
  formatCombinationsCompared,
  formatKeptLosses,
  formatLossOrdersCompared,
  formatNonZero,
  formatOrdinal,
  formatPercent,
  formatPlansCompared,
  formatShots,
  formatSuffered,
  formatVolleyDice,
  formatWithUnit,
  getOwn,
  isPlural,
  pluralize,
  shortenEnding,
  stripDice,
  toKeyedLabel,
  toLabel,
  toPlainLabel,
  toPlainLines,
  truncate,
  replaceRoles,
} from '../../../server/src/model/wording';

describe('numbers of results in words', () => {
  it('numbers of results in words round at the same bounds everywhere', () => {
    assert.deepEqual(
      [0.0005, 0.00049, 0.9995, 0.99951, 0.5].map(formatPercent),
      ['0.1%', '<0.1%', '100%', '>99.9%', '50%'].with(2, formatPercent(0.9995)),
    );
    assert.deepEqual([0, 0.0049, 0.005, 0.445, 0.9949, 0.995, 1].map(formatBriefPercent), [
      ...['0%', '<1%', '1%', '45%', '99%', '>99%', '100%'],
    ]);
    assert.deepEqual(
      [
        formatNonZero(0, '0', '0.1'),
        formatNonZero(0.01, '0', '0.1'),
        formatNonZero(-0.01, '0', '0.1'),
        formatNonZero(1, '1', '0.1'),
      ],
      ['0', '< 0.1', '> -0.1', '1'],
    );
  });

  it('numbers of results in words are ordinals with their endings', () => {
    assert.deepEqual([1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 101, 111, 113].map(formatOrdinal), [
      ...['1st', '2nd', '3rd', '4th', '10th', '11th', '12th', '13th', '21st', '22nd', '101st', '111th', '113th'],
    ]);
  });

  it('numbers of results in words have a unit or a noun', () => {
    assert.deepEqual([formatWithUnit('3.2', 'IPC'), formatWithUnit('3.2', '')], ['3.2 IPC', '3.2']);
    assert.deepEqual(
      [0, 1, 2, 1.5].map((count) => pluralize(count, 'die', 'dice')),
      [...['0 dice', '1 die', '2 dice', '1.5 dice']],
    );
  });

  it('numbers of results in words are shots and dice of a volley, with the hits of low luck that need no roll', () => {
    const write = (dice: number, hitsOn: number, sureHits?: number) =>
      formatShots({ dice, hitsOn, ...(sureHits !== undefined && { sureHits }) }, 6, formatPercent);
    assert.equal(write(3, 2), '3 dice, hitting on 2 or less (33.3%)');
    assert.equal(write(1, 3, 1), '1 sure hit; 1 die, hitting on 3 or less (50%)');
    assert.equal(write(0, 3, 2), '2 sure hits');
    assert.equal(write(1, 7), '1 die, hitting on 7 or less (100%)');
    assert.equal(write(0, 3), '');
    assert.deepEqual(
      [
        formatVolleyDice(5, 6),
        formatVolleyDice(1, 6, 2),
        formatVolleyDice(0, 6, 2),
        formatVolleyDice(0, 6),
        formatVolleyDice(1, 6, 0),
      ],
      ['5d6', '2 sure + 1d6', '2 sure', '0d6', '0 sure + 1d6'],
    );
  });

  it('numbers of results in words keep a sampled probability off 0 and 1, and others as they are', () => {
    for (const probability of [0, 1]) assert.ok(clampSampled(probability) > 0 && clampSampled(probability) < 1);
    assert.deepEqual([formatPercent(clampSampled(0)), formatPercent(clampSampled(1))], ['<0.1%', '>99.9%']);
    assert.equal(clampSampled(0.3), 0.3);
  });
});

describe('what was compared, in words', () => {
  it('what was compared, in words is all, or as many as there was time for', () => {
    assert.equal(formatLossOrdersCompared(2, true, true), 'Both possible loss orders were compared.');
    assert.equal(formatLossOrdersCompared(9, false, true), '9 of the possible loss orders were compared.');
    const plans = { ways: 'ways to dive' };
    assert.equal(
      formatPlansCompared({ ...plans, compared: 2, all: true, better: true }),
      'Both ways to dive were compared.',
    );
    assert.equal(
      formatPlansCompared({ ...plans, compared: 2, all: true, better: false }),
      'Both ways to dive were compared; neither beats the current orders.',
    );
    assert.equal(
      formatPlansCompared({ ...plans, compared: 2, all: false, better: false }),
      'The 2 simplest ways to dive were compared; none beats the current orders.',
    );
    assert.equal(
      formatPlansCompared({ ...plans, compared: 3, all: true, better: false }),
      'All 3 ways to dive were compared; none beats the current orders.',
    );
    assert.equal(
      formatCombinationsCompared({ compared: 1, all: true, better: true }),
      '1 combination of these orders was compared as well.',
    );
    assert.equal(
      formatCombinationsCompared({ compared: 2, all: true, better: false }),
      '2 combinations of these orders were compared as well; none is better.',
    );
    assert.match(
      formatCombinationsCompared({ compared: 2, all: false, better: true }),
      /^Only 2 combinations .* may be better\.$/,
    );
    assert.deepEqual([formatKeptLosses(), formatKeptLosses(true)], ['', ' The order of losses stays as it is.']);
  });
});

describe('names and labels', () => {
  it('names and labels are cut to a length without half a character', () => {
    assert.deepEqual([truncate('abc', 3), truncate('abcd', 3), truncate('', 0)], ['abc', 'ab…', '']);
    assert.equal(truncate('a\u{1f6a2}bc', 3), 'a…');
    assert.equal(truncate('a\u{1f6a2}bc', 4), 'a\u{1f6a2}…');
    assert.equal(toPlainLabel('x'.repeat(300)).length, 300);
    assert.equal(toPlainLabel('x'.repeat(301)), `${'x'.repeat(299)}…`);
  });

  it('names and labels are no icon and no link for an editor', () => {
    assert.equal(toPlainLabel('$(x) [y](z)'), '$ (x) [y] (z)');
    assert.equal(toPlainLines('$(x)\n  a  b'), '$ (x)\n a b');
  });

  it('names and labels are shorter where both or none are left', () => {
    assert.deepEqual(
      ['both sides survive', 'nobody is left', 'the attacker retreats, and the defender stays'].map(shortenEnding),
      ['both survive', 'nobody left', 'the attacker retreats'],
    );
  });

  it('names and labels are own properties only', () => {
    assert.deepEqual(
      [getOwn({ a: 1 }, 'a'), getOwn({ a: 1 }, 'b'), getOwn({ a: 1 }, 'constructor')],
      [1, undefined, undefined],
    );
  });

  it('names and labels of keys have small words in the middle only', () => {
    assert.deepEqual(['the-strike', 'strike-at-the-bay', 'u-boat', 'bay-of-biscay-2'].map(convertKeyToName), [
      ...['The Strike', 'Strike at the Bay', 'U Boat', 'Bay of Biscay 2'],
    ]);
  });

  it('names and labels of sides are plural if they are several powers', () => {
    const names = [
      'the UK and the US',
      'the Allies',
      'the Axis powers',
      'the others',
      'Japan',
      'the US',
      'the allies of Japan',
    ];
    assert.deepEqual(names.map(isPlural), [true, true, true, true, false, false, false]);
    const sides = [{ role: 'the others', name: 'the others' }];
    assert.equal(replaceRoles('the others has nothing', sides), 'the others has nothing');
  });

  it('names of those who suffer have a verb in their number, and one that fits what they suffer', () => {
    assert.deepEqual(
      [
        ['Japan', '8.1 of 22', 'convoy points hit'],
        ['the UK and the US', '8.1 of 22', 'convoy points hit'],
        ['the UK/the US', '1', 'convoy point hit'],
        ['Japan', '2.7', 'factors lost'],
        ['the UK and the US', '2.7', 'factors lost'],
        ['CW/US', '2.7', 'factors lost'],
        ['Japan', '3', 'units left'],
        ['the Allies', '3', 'lost units left'],
      ].map(([name, amount, words]) => formatSuffered(name!, amount!, words!)),
      [
        'Japan has 8.1 of 22 convoy points hit',
        'the UK and the US have 8.1 of 22 convoy points hit',
        'the UK/the US have 1 convoy point hit',
        'Japan loses 2.7 factors',
        'the UK and the US lose 2.7 factors',
        'CW/US lose 2.7 factors',
        'Japan 3 units left',
        'the Allies 3 lost units left',
      ],
    );
  });

  it('names and labels have no article as labels, and their key where it is another word', () => {
    assert.deepEqual(['the US', 'the UK and the US', 'Japan'].map(toLabel), ['US', 'UK and US', 'Japan']);
    assert.deepEqual(
      [toKeyedLabel('subs', 'Germany'), toKeyedLabel('japan', 'Japan'), toKeyedLabel('us', 'the US')],
      ['subs (Germany)', 'japan', 'us'],
    );
    assert.deepEqual(['dice from the file', 'seed 7', 'no dice here'].map(stripDice), [
      'from the file',
      'seed 7',
      'no dice here',
    ]);
  });
});
