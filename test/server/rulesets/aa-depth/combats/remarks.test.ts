/** The wording of submarine actions in reports: singular and plural, and an intention to dive as an intention. */
import assert from 'node:assert/strict';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { readCombat } from './read-combat';

/** Returns the remark on the first step whose id contains `step`. */
function readRemark(step: string, defender: string, table: Readonly<Record<string, readonly number[]>>): string {
  const combat = readCombat({ attacker: 'units: { dd: 1 }', defender });
  const entry = traceCombat(combat, { table, seed: 1 }).entries.find((each) => each.step.includes(step));
  assert.ok(entry, step);
  return entry.kind === 'volley' ? '' : (entry.text ?? '');
}

describe('the remarks of a report on submarines', () => {
  it('says that submarines hold their fire to dive, before the attacker fires', () => {
    const single = 'units: [{ id: wolf, type: sub }], orders: { dive: { when: always } }';
    assert.equal(readRemark('dive.wolf', single, {}), 'The submarine holds its fire to dive.');
    const two = single.replace('type: sub', 'type: sub, count: 2');
    assert.equal(readRemark('dive.wolf', two, {}), 'The submarines hold their fire to dive.');
  });

  it('uses the singular or the plural for submarines that elect to defend', () => {
    const single = 'units: [{ id: wolf, type: sub, depth: submerged }], orders: { elect: { when: always } }';
    const expectedText = 'The submarine defends. It can be hit from the second cycle on.';
    assert.equal(readRemark('elect.wolf', single, { search: [6] }), expectedText);
    assert.match(
      readRemark('elect.wolf', single.replace('type: sub', 'type: sub, count: 2'), { search: [6] }),
      /^The submarines defend\. They/,
    );
  });

  it('names the depths at which submarines were found', () => {
    const defender = 'units: [{ type: sub, depth: submerged }, { type: sub, depth: periscope }]';
    const expectedText = 'Found: the submerged submarines and the submarines at periscope depth. They can be attacked.';
    assert.equal(readRemark('search-over', defender, { search: [1] }), expectedText);
    const titles = readCombat({ attacker: 'units: { dd: 1 }', defender }).measures.map(({ title }) => title);
    assert.ok(titles.includes('submerged submarines found'));
  });
});
