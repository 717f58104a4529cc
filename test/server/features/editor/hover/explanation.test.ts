import assert from 'node:assert/strict';
import { createAmount } from '../../../../../server/src/engine/amount';
import { formatExplanation, listCitedRules } from '../../../../../server/src/features/editor/hover/explanation';
import type { Explanation } from '../../../../../server/src/model/ruleset';
import { environment, rulesets } from '../../../../support/environment';

const ruleset = rulesets.find(({ id }) => id === 'wif-ssw')!;

const change = (label: string, by: number, from?: object) => ({
  label,
  by,
  rule: 'search-dice',
  ...(from && { from }),
});
const search = createAmount('search', change('die', 4), [change('rain', 1), change('section', -2)]);
const attack = createAmount('attack', change('counter', 3));

function format(explanation: Partial<Explanation>, isBrief = false, lines: ReadonlyMap<unknown, number> = new Map()) {
  const { ruleLink } = environment();
  const formatLineLink = (line: number) => (line > 9 ? `a.yaml#${line}` : undefined);
  const getLine = (place: unknown) => lines.get(place);
  return formatExplanation(
    { title: 'Rain', amounts: [], ...explanation },
    { ruleset, getLine, ruleLink, formatLineLink, isBrief },
  )
    .replaceAll(/\[([^\]]*)\]\(asdic[^)]*\)/g, '$1')
    .split('\n')
    .filter((line) => line !== '');
}

describe('the explanation of a value', () => {
  const row = '1.2.3 |';

  it('has a table of the amounts: the totals with their notes, and each line with its rule and its line in the file', () => {
    assert.deepEqual(format({ text: 'It rains.' }), ['**Rain**', 'It rains.']);
    assert.deepEqual(format({ amounts: [search], totalNotes: ['not much'] }), [
      '**Rain**',
      '| **search** | **3** | not much |',
      '| :-- | --: | :-- |',
      `| die | 4 | ${row}`,
      `| rain | +1 | ${row}`,
      `| section | -2 | ${row}`,
    ]);
    const places = [{}, {}];
    const placed = createAmount('attack', change('counter (u-1)', 3, places[0]), [change('rain', 1, places[1])]);
    assert.deepEqual(
      format({ amounts: [placed] }, false, new Map(places.map((place, index) => [place, 9 + index]))).slice(3),
      [`| counter (u-1, line 9) | 3 | ${row}`, `| rain ([line 10](a.yaml#10)) | +1 | ${row}`],
    );
  });

  it('has one row for an amount without changes', () => {
    assert.deepEqual(format({ amounts: [attack], totalNotes: ['of a kind'], hitDice: [6] }).slice(1, 2), [
      '| **attack**: counter | **3** | 1.2.3 · `█████░░░░░` of a kind |',
    ]);
  });

  it('leaves out the lines of amounts for which a short hover has no room, but no total', () => {
    const titles = (amounts: Explanation['amounts'], text = 'It rains.') =>
      format({ amounts, text }, true)
        .filter((line) => line.startsWith('| ') && !line.includes('--'))
        .map((line) => line.split('|')[1]!.trim());
    const whole = ['**search**', 'die', 'rain', 'section'];
    assert.deepEqual(titles([search]), whole);
    assert.deepEqual(titles([search, attack]), [...whole, '**attack**: counter']);
    assert.deepEqual(titles([search, search]), [...whole, '**search**']);
    assert.deepEqual(titles([attack, search, search]), ['**attack**: counter', '**search**', '**search**']);
    const weather = createAmount('weather', change('rain', 1), [change('wind', 1)]);
    assert.deepEqual(titles([weather, search]), ['**weather**', 'rain', 'wind', '**search**']);
    assert.deepEqual(titles([attack, search, weather]), [
      '**attack**: counter',
      '**search**',
      '**weather**',
      'rain',
      'wind',
    ]);
  });

  it('cites each rule once', () => {
    assert.deepEqual(listCitedRules({ title: '', amounts: [search, attack], rules: ['search-dice', 'asw-fire'] }), [
      'search-dice',
      'asw-fire',
    ]);
    assert.match(format({ rules: ['asw-fire', 'asw-fire'] })[1]!, /^Rules: 1\.2\.5\.1 [^·]*$/);
    assert.equal(format({ rules: ['unknown'] }).length, 1);
  });
});
