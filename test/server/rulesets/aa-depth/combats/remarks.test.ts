/** How reports word what submarines do: in the singular and the plural, and an intention as one. */
import assert from 'node:assert/strict';
import { trace } from '../../../../../server/src/engine/trace';
import { combatOf } from './fought';

/** What is told of the step of an id. */
function toldOf(step: string, defender: string, table: Readonly<Record<string, readonly number[]>>): string {
  const combat = combatOf({ attacker: 'units: { dd: 1 }', defender });
  const entry = trace(combat, { table, seed: 1 }).entries.find((each) => each.step.includes(step));
  assert.ok(entry, step);
  return entry.kind === 'volley' ? '' : (entry.text ?? '');
}

describe('what a report tells of submarines', () => {
  it('is that they mean to dive, before the fire of the attacker', () => {
    const one = 'units: [{ id: wolf, type: sub }], orders: { dive: { when: always } }';
    assert.equal(toldOf('dive.wolf', one, {}), 'The submarine holds its fire to dive.');
    const two = one.replace('type: sub', 'type: sub, count: 2');
    assert.equal(toldOf('dive.wolf', two, {}), 'The submarines hold their fire to dive.');
  });

  it('agrees with how many elect to defend', () => {
    const one = 'units: [{ id: wolf, type: sub, depth: submerged }], orders: { elect: { when: always } }';
    const told = 'The submarine defends. It can be hit from the second cycle on.';
    assert.equal(toldOf('elect.wolf', one, { search: [6] }), told);
    assert.match(
      toldOf('elect.wolf', one.replace('type: sub', 'type: sub, count: 2'), { search: [6] }),
      /^The submarines defend\. They/,
    );
  });

  it('names depths as one speaks', () => {
    const defender = 'units: [{ type: sub, depth: submerged }, { type: sub, depth: periscope }]';
    const found = 'Found: the submerged submarines and the submarines at periscope depth. They can be attacked.';
    assert.equal(toldOf('search-over', defender, { search: [1] }), found);
    const titles = combatOf({ attacker: 'units: { dd: 1 }', defender }).measures.map(({ title }) => title);
    assert.ok(titles.includes('submerged submarines found'));
  });
});
