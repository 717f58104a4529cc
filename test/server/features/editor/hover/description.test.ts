import assert from 'node:assert/strict';
import { formatDescription } from '../../../../../server/src/features/editor/hover/description';
import { environment, rulesets } from '../../../../support/environment';

describe('the description of a key or a value', () => {
  const { ruleLink } = environment();
  const ruleset = rulesets.find(({ id }) => id === 'wif-ssw');
  const format = (description: Parameters<typeof formatDescription>[0], rules = ruleset) =>
    formatDescription(description, rules, ruleLink);

  it('says what it is, which values there are, and their limits', () => {
    for (const [description, text] of [
      [{}, ''],
      [{ title: 'Weather' }, '**Weather**'],
      [{ values: [{ value: 'rain' }] }, ''],
      [{ values: [{ value: 'rain' }, { value: 2 }] }, '`rain` · `2`'],
      [
        { values: [{ value: 'rain', description: 'It rains.' }, { value: 'fine' }] },
        '| value | meaning |\n| --- | --- |\n| `rain` | It rains. |\n| `fine` |  |',
      ],
      [{ meaning: 'it rains', values: [{ value: 'rain' }, { value: 'fine' }] }, 'Here: it rains'],
      [{ type: 'a whole number' }, '*a whole number*'],
      [{ type: 'a whole number', unit: 'points', minimum: 0, maximum: 9 }, '*a whole number (points) · 0 to 9*'],
      [{ minimum: 0 }, '*at least 0*'],
      [{ maximum: 9 }, '*at most 9*'],
      [{ default: 'rain' }, '*default `rain`*'],
      [{ default: [1] }, '*default `[1]`*'],
      [{ refersTo: ['unit', 'power'] }, '*id of a unit or power*'],
      [{ declares: 'engagement' }, '*declares an engagement*'],
    ] as const)
      assert.equal(format(description), text);
  });

  it('cites its rule, where the rules are known', () => {
    assert.match(format({ title: 'Dice', rule: 'search-dice' }), /^\*\*Dice\*\*\n\nRule: .*1\.2\.3/);
    assert.equal(format({ title: 'Dice', rule: 'unknown' }), '**Dice**');
    assert.equal(formatDescription({ rule: 'search-dice' }, undefined, ruleLink), '');
  });
});
