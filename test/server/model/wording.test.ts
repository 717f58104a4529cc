/** Wording of numbers, lists and names. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  isDifference,
  pluralize,
  formatExpected,
  formatNumberInWords,
  formatList,
  formatListWithSemicolons,
  convertKeyToName,
  formatBriefPercent,
  formatPercent,
  formatColumnPercent,
  formatBriefPercents,
  formatColumnPercents,
  formatLossOrdersCompared,
  formatNumber,
  toPrintable,
  toMidSentence,
  capitalize,
  formatSigned,
  addArticle,
  formatUnitCount,
  replaceRoles,
} from '../../../server/src/model/wording';

describe('numbers', () => {
  it('writes numbers with at most three decimals and never minus zero', () => {
    assert.deepEqual(
      [
        formatNumber(4),
        formatNumber(-4),
        formatNumber(2.5),
        formatNumber(1 / 3),
        formatNumber(-0),
        formatNumber(-0.0001),
      ],
      ['4', '-4', '2.5', '0.333', '0', '0'],
    );
  });

  it('tells a difference from a rounding error, which is a billionth at most', () => {
    assert.deepEqual([0, 1e-9, -1e-9, 1.1e-9, -1.1e-9, 2].map(isDifference), [false, false, false, true, true, true]);
  });

  it('never writes a small expectation as 0', () => {
    assert.deepEqual(
      [formatExpected(0), formatExpected(-1e-12), formatExpected(0.0004), formatExpected(-0.0001), formatExpected(1.5)],
      ['0', '0', '< 0.001', '> -0.001', '1.5'],
    );
  });

  it('writes changes with a sign', () => {
    assert.deepEqual(
      [formatSigned(1), formatSigned(-4), formatSigned(0), formatSigned(0.0001)],
      ['+1', '-4', '0', '0'],
    );
  });

  it('never writes a probability as 0 % or 100 % if it is not', () => {
    assert.deepEqual(
      [formatPercent(0), formatPercent(1), formatPercent(0.375), formatPercent(0.0001), formatPercent(0.9999)],
      ['0%', '100%', '37.5%', '<0.1%', '>99.9%'],
    );
  });

  it('writes 1 up to rounding errors as 100 %', () => {
    assert.equal(formatPercent(1 - 1e-15), '100%');
    assert.deepEqual([0.0004, 0.0005, 0.00149, 0.0015, 0.9984, 0.9985, 0.9994, 0.9995, 1 - 1e-11].map(formatPercent), [
      '<0.1%',
      '0.1%',
      '0.1%',
      '0.2%',
      '99.8%',
      '99.9%',
      '99.9%',
      '>99.9%',
      '>99.9%',
    ]);
    assert.deepEqual([0.0049, 0.005, 0.0149, 0.015, 0.9949, 0.995, 1 - 1e-11, 1 - 1e-13].map(formatBriefPercent), [
      '<1%',
      '1%',
      '1%',
      '2%',
      '99%',
      '>99%',
      '>99%',
      '100%',
    ]);
  });

  it('never rounds any uncertain probability to 0 % or 100 %', () => {
    fc.assert(
      fc.property(fc.double({ min: Number.MIN_VALUE, max: 1 - 1e-11, noNaN: true }), (probability) => {
        assert.ok(!['0%', '100%'].includes(formatPercent(probability)), formatPercent(probability));
      }),
    );
  });

  it('says neither of two orders of losses, none of more', () => {
    assert.match(formatLossOrdersCompared(2, true, false), /^Both possible .*; neither beats the current order\.$/);
    assert.match(formatLossOrdersCompared(6, true, false), /^All 6 possible .*; none beats the current order\.$/);
    assert.match(formatLossOrdersCompared(2, false, false), /^2 of the possible .*; none beats the current order\.$/);
  });

  it('keeps one decimal in a column of percentages', () => {
    assert.deepEqual([0.5, 0.375, 1, 0.0001].map(formatColumnPercent), ['50.0%', '37.5%', '100.0%', '<0.1%']);
  });

  it('rounds percentages of one whole so that they add up to 100', () => {
    assert.deepEqual(formatBriefPercents([0.875, 0.125]), ['88%', '12%']);
    assert.deepEqual(formatBriefPercents([1 / 3, 1 / 3, 1 / 3]), ['34%', '33%', '33%']);
    assert.deepEqual(formatBriefPercents([0.996, 0.004]), ['>99%', '<1%']);
    assert.deepEqual(formatBriefPercents([0.995, 0.005]), ['>99%', '<1%']);
    assert.deepEqual(formatBriefPercents([0.005, 0.995]), ['1%', '99%']);
    assert.deepEqual(formatBriefPercents([0.6, 0.397, 0.003, 0]), ['60%', '40%', '<1%', '0%']);
    assert.deepEqual(formatColumnPercents([0.30556, 0.41667, 0.27777]), ['30.6%', '41.7%', '27.8%'].with(0, '30.5%'));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }), (counts) => {
        const sum = counts.reduce((all, count) => all + count, 0);
        const texts = formatColumnPercents(counts.map((count) => count / sum));
        const percentages = texts.map((text) => (/[<>]/.test(text) ? 0 : Number.parseFloat(text)));
        const small = texts.filter((text) => /[<>]/.test(text)).length;
        const total = percentages.reduce((all, value) => all + value, 0);
        assert.ok(total <= 100 + 1e-6 && total >= 100 - 0.1 * small - 1e-6, `${texts.join(' ')}: ${total}`);
      }),
    );
  });

  it('writes small counts as words', () => {
    assert.deepEqual(
      [formatNumberInWords(6), formatNumberInWords(14), pluralize(1, 'problem'), pluralize(3, 'problem')],
      ['six', '14', '1 problem', '3 problems'],
    );
  });
});

describe('line', () => {
  it('collapses whitespace except blanks of fixed width', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['one two', 'one two'],
      ['one  two', 'one two'],
      ['one\ttwo\r\nthree \n four', 'one two three four'],
      [' one\u2003two ', ' one two '],
      ['7%\u2007 \u00a08%', '7%\u2007 \u00a08%'],
      ['a\u202eb', 'a\\u{202e}b'],
    ];
    for (const [text, line] of cases) assert.equal(toPrintable(text), line);
  });
});

describe('words', () => {
  it('lists words with a joiner before the last, and cuts long lists', () => {
    assert.deepEqual(
      [formatList([]), formatList(['a']), formatList(['a', 'b']), formatList(['a', 'b', 'c'], 'or')],
      ['', 'a', 'a and b', 'a, b or c'],
    );
    const many = Array.from({ length: 14 }, (_, index) => `n${index + 1}`);
    assert.match(formatList(many), /, n12 and 2 more$/);
    assert.equal(
      formatListWithSemicolons(['Hood, Britain', 'Bismarck, Germany']),
      'Hood, Britain; and Bismarck, Germany',
    );
    assert.match(formatListWithSemicolons(many), /; n12; and 2 more$/);
  });

  it('chooses the article by pronunciation', () => {
    const nouns = [
      'destroyer',
      'aircraft carrier',
      'unit',
      'undetected submarine',
      'one-factor ship',
      'US submarine',
      'U-boat',
    ];
    assert.deepEqual(
      nouns.map((noun) => addArticle(noun).split(' ')[0]),
      ['a', 'an', 'a', 'an', 'a', 'a', 'a'],
    );
  });

  it('capitalizes a sentence and spells out a key as a name', () => {
    assert.deepEqual([capitalize('it is so'), convertKeyToName('free-french')], ['It is so', 'Free French']);
    assert.equal(convertKeyToName('strike-on-nagumo-2'), 'Strike on Nagumo 2');
  });

  it('replaces roles by names of sides, but not inside ids', () => {
    const sides = [
      { role: 'the attacker', name: 'the US' },
      { role: 'the defender', name: 'Japan' },
    ];
    assert.deepEqual(
      [
        replaceRoles('The attacker wins: the defender has nothing left', sides),
        replaceRoles('Fighter (attacker-fighters), of the attacker', sides),
        replaceRoles('attacker, defender-ca', sides),
      ],
      ['The US wins: Japan has nothing left', 'Fighter (attacker-fighters), of the US', 'the US, defender-ca'],
    );
  });

  it('puts the verb after several powers in the plural', () => {
    const allies = [
      { role: 'the attacker', name: 'Germany' },
      { role: 'the defender', name: 'the UK and the US' },
    ];
    assert.deepEqual(
      ['The defender fires', 'The attacker fires', 'The defender wins'].map((text) => replaceRoles(text, allies)),
      ['The UK and the US fire', 'Germany fires', 'The UK and the US win'],
    );
  });
});

describe('counted units', () => {
  it('counts units in the plural from two on, or with a multiplication sign if there is no plural', () => {
    assert.deepEqual(
      [
        formatUnitCount(1, 'destroyer', 'destroyers'),
        formatUnitCount(2, 'destroyer', 'destroyers'),
        formatUnitCount(2, 'damage to a battleship', undefined),
      ],
      ['destroyer', '2 destroyers', '2 \u00d7 damage to a battleship'],
    );
  });
});

describe('a title in the middle of a sentence', () => {
  it('begins in lower case unless it is an abbreviation', () => {
    assert.equal(toMidSentence('Attack'), 'attack');
    assert.equal(toMidSentence('ASW factor'), 'ASW factor');
  });
});
