import assert from 'node:assert/strict';
import type { CombatEntry } from '../../../../../server/src/model/ruleset';
import { listTurnOrder } from '../../../../../server/src/rulesets/aare/combats/turn';
import type { Scenario } from '../../../../../server/src/rulesets/aare/data';

/** The combats of a turn in order; `uk flight` is a fly-over of the UK, and a star marks what is not in the order of the file. */
function order(...combats: readonly string[]): readonly string[] {
  const objects = combats.map((text) => ({ attacker: { power: text.split(' ')[0]! }, text }));
  const entries = objects.map((object) => ({ id: object.text, object }) as unknown as CombatEntry);
  const flyOvers = objects.filter(({ text }) => text.includes('flight'));
  return listTurnOrder({ ruleset: 'aare', flyOvers } as unknown as Scenario, entries).map(
    ({ entry, order: { rule } }) => `${entry.id}${rule === undefined ? '' : ' *'}`,
  );
}

describe('the order of a turn of Axis & Allies', () => {
  it('fly-overs come before the first attack of their power, other combats where the file has them', () => {
    assert.deepEqual(order('uk raid', 'uk battle', 'uk flight'), ['uk flight *', 'uk raid', 'uk battle']);
    assert.deepEqual(order('uk flight', 'uk raid'), ['uk flight', 'uk raid']);
    assert.deepEqual(order('us raid', 'uk raid', 'uk flight', 'us battle'), [
      ...['us raid', 'uk flight *', 'uk raid', 'us battle'],
    ]);
    assert.deepEqual(order('us raid', 'uk flight'), ['us raid', 'uk flight'], 'it attacks nothing else');
    assert.deepEqual(order('uk raid', 'uk flight 1', 'uk flight 2'), ['uk flight 1 *', 'uk flight 2 *', 'uk raid']);
  });
});
