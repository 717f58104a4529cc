/** The wording of submarine actions in reports: singular and plural, and an intention to dive as an intention. */
import assert from 'node:assert/strict';
import { trace } from '../../../../../server/src/engine/trace';
import { combatOf } from './fought';

/** Returns the remark on the first step whose id contains `step`. */
function toldOf(step: string, defender: string, table: Readonly<Record<string, readonly number[]>>): string {
  const combat = combatOf({ attacker: 'units: { dd: 1 }', defender });
  const entry = trace(combat, { table, seed: 1 }).entries.find((each) => each.step.includes(step));
  assert.ok(entry, step);
  return entry.kind === 'volley' ? '' : (entry.text ?? '');
}

describe('the remarks of a report on submarines', () => {
  it('says that submarines hold their fire to dive, before the attacker fires', () => {
    const one = 'units: [{ id: wolf, type: sub }], orders: { dive: { when: always } }';
    assert.equal(toldOf('dive.wolf', one, {}), 'The submarine holds its fire to dive.');
    const two = one.replace('type: sub', 'type: sub, count: 2');
    assert.equal(toldOf('dive.wolf', two, {}), 'The submarines hold their fire to dive.');
  });

  it('uses the singular or the plural for submarines that elect to defend', () => {
    const one = 'units: [{ id: wolf, type: sub, depth: submerged }], orders: { elect: { when: always } }';
    const told = 'The submarine defends. It can be hit from the second cycle on.';
    assert.equal(toldOf('elect.wolf', one, { search: [6] }), told);
    assert.match(
      toldOf('elect.wolf', one.replace('type: sub', 'type: sub, count: 2'), { search: [6] }),
      /^The submarines defend\. They/,
    );
  });

  it('names the depths at which submarines were found', () => {
    const defender = 'units: [{ type: sub, depth: submerged }, { type: sub, depth: periscope }]';
    const found = 'Found: the submerged submarines and the submarines at periscope depth. They can be attacked.';
    assert.equal(toldOf('search-over', defender, { search: [1] }), found);
    const titles = combatOf({ attacker: 'units: { dd: 1 }', defender }).measures.map(({ title }) => title);
    assert.ok(titles.includes('submerged submarines found'));
  });
});
