import assert from 'node:assert/strict';
import { createNumberEdits, findCombatPath, setAtPath } from '../../../../server/src/features/combat/members';
import type { Path } from '../../../../server/src/model/place';
import { applyTextEdits, createTextEdits, parse } from '../../../../server/src/text';

const text = 'a:\n  b:\n    c: 1\n  list:\n    - { id: x, count: 2 }\n    - { id: y }\n';

/** The text after edits of its data. */
function apply(createEdits: (data: object) => ReturnType<typeof createNumberEdits>): string | undefined {
  const file = parse(text);
  const edits = createEdits(file.documents[0]!.data);
  return edits && applyTextEdits(text, createTextEdits(file, edits));
}

describe('members of a combat by their path', () => {
  it('sets a member in its place, and creates missing mappings around it', () => {
    const set = (...path: Path) => apply((data) => setAtPath(data, path, 7));
    assert.equal(set('a', 'b', 'c'), text.replace('c: 1', 'c: 7'));
    assert.equal(set('a', 'list', 0, 'count'), text.replace('count: 2', 'count: 7'));
    assert.equal(set('a', 'list', 1, 'count'), text.replace('id: y }', 'id: y, count: 7 }'));
    assert.equal(set('a', 'b', 'd'), text.replace('c: 1', 'c: 1\n    d: 7'));
    assert.deepEqual(parse(set('a', 'b', 'd', 'e', 'f')!).documents[0]!.data['a'], {
      b: { c: 1, d: { e: { f: 7 } } },
      list: [{ id: 'x', count: 2 }, { id: 'y' }],
    });
    assert.deepEqual(parse(set('a', 'b', 'c', 'e')!).documents[0]!.data['a'], {
      b: { c: { e: 7 } },
      list: [{ id: 'x', count: 2 }, { id: 'y' }],
    });
    assert.equal(set(), text);
  });

  it('changes a number within its range only, and removes a unit of which none is left', () => {
    const change = (value: number, overrides: object, ...path: Path) =>
      apply((data) =>
        createNumberEdits({ path, title: '', value: 2, minimum: 0, maximum: 3, ...overrides }, data, value),
      );
    const count: Path = ['a', 'list', 0, 'count'];
    for (const value of [0, 1, 3])
      assert.equal(change(value, {}, ...count), text.replace('count: 2', `count: ${value}`));
    for (const value of [-1, 4, 1.5, NaN]) assert.equal(change(value, {}, ...count), undefined, String(value));
    const textWithoutItem = text.replace('    - { id: x, count: 2 }\n', '');
    assert.equal(change(0, { isItem: true }, ...count), textWithoutItem);
    assert.equal(change(1, { isItem: true }, ...count), text.replace('count: 2', 'count: 1'));
    assert.equal(change(0, { isItem: true }, 'a', 'list', 0), textWithoutItem);
    assert.equal(change(1, { isItem: true }, 'a', 'list', 0), text);
    assert.equal(change(0, { isItem: true }, 'a', 'b', 'c'), undefined);
  });

  it('finds the path of a combat in its list', () => {
    const [first, second] = [{}, {}];
    const data = { title: 'x', one: [first], two: [{}, second] };
    assert.deepEqual(findCombatPath(data, first), ['one', 0]);
    assert.deepEqual(findCombatPath(data, second), ['two', 1]);
    assert.equal(findCombatPath(data, {}), undefined);
  });
});
