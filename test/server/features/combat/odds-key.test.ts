import assert from 'node:assert/strict';
import { allCombats, oddsKey } from '../../../../server/src/features';
import { analysisOf } from '../support';

describe('what the odds of a raid rest on', () => {
  const raid = (id: string, more: string) =>
    `  - { id: ${id}, territory: Germany, value: 10, attacker: { power: uk, bombers: 3 }, defender: { power: germany }${more} }\n`;
  const keyOf = (id: string, first: string, second = '') => {
    const text = `ruleset: aare\nstrategicBombingRaids:\n${raid('first', first)}${raid('second', second)}`;
    return oddsKey(allCombats(analysisOf(text)).find(({ site }) => site.id === id)!);
  };

  it('is what came out of those before it, and not what came out of itself', () => {
    assert.notEqual(keyOf('second', ', result: { damage: 4 }'), keyOf('second', ', result: { damage: 8 }'));
    assert.equal(keyOf('second', '', ', result: { damage: 4 }'), keyOf('second', ''));
    assert.equal(keyOf('first', ', result: { damage: 4 }'), keyOf('first', ', result: { damage: 8 }'));
  });
});
