import assert from 'node:assert/strict';
import { appendItem, removeMember, renameMember, setMember, type Edit } from '../../../server/src/model/edit';
import { applyEdits, joinEdits } from '../../../server/src/model/join-edits';

const createData = () => {
  const orders = { dive: { when: 'always' }, retreat: { afterRound: 2 } };
  const units = [{ id: 'a' }, { id: 'b' }];
  return { orders, units, same: orders, title: 'x' };
};

describe('edits that are made together', () => {
  it('edits that are made together are joined in their order if they change different members', () => {
    const data = createData();
    const edits = [
      setMember(data, 'title', 'y'),
      removeMember(data.orders, 'dive'),
      setMember(data.units[0]!, 'id', 'c'),
    ];
    assert.deepEqual(joinEdits([[edits[0]!], [edits[1]!, edits[2]!]]), edits);
    assert.deepEqual(joinEdits([]), []);
    const both = [setMember(data.orders, 'dive', 1), setMember(data.orders, 'retreat', 2)];
    assert.deepEqual(joinEdits([both]), both);
  });

  it('edits that are made together become one where both set mappings with different members', () => {
    const data = createData();
    const join = (a: object, b: object) =>
      joinEdits([[setMember(data, 'orders', a as never)], [setMember(data, 'orders', b as never)]])?.map(
        (edit) => 'value' in edit && edit.value,
      );
    assert.deepEqual(join({ dive: { when: 1 } }, { retreat: 2 }), [{ dive: { when: 1 }, retreat: 2 }]);
    assert.deepEqual(join({ dive: { a: 1 } }, { dive: { b: 2 } }), [{ dive: { a: 1, b: 2 } }]);
    assert.equal(join({ dive: 1 }, { dive: 1 }), undefined);
    assert.equal(join({ dive: { a: 1 } }, { dive: [1] }), undefined);
    assert.equal(join([1], [2]), undefined);
  });

  it('edits that are made together are not joined if one touches what the other changes', () => {
    const data = createData();
    const set = setMember(data.orders.dive, 'when', 'never');
    const enclosingEdit = removeMember(data, 'orders');
    const others: readonly Edit[] = [
      enclosingEdit,
      removeMember(data.orders, 'dive'),
      setMember(data.orders, 'dive', 1),
      setMember(data.orders.dive, 'when', 'never'),
      removeMember(data.orders.dive, 'when'),
    ];
    for (const other of others) {
      assert.equal(joinEdits([[set], [other]]), undefined, JSON.stringify(other));
      assert.equal(joinEdits([[other], [set]]), undefined, JSON.stringify(other));
    }
    assert.equal(joinEdits([[removeMember(data, 'title')], [setMember(data, 'title', 'y')]]), undefined);
  });

  it('edits that are made together are joined only if they set or remove members of mappings', () => {
    const data = createData();
    for (const edit of [
      appendItem(data.units, { id: 'c' }),
      renameMember(data, 'title', 'name'),
      removeMember(data.units, 0),
      setMember(data.units, 0, 1),
    ])
      assert.equal(joinEdits([[edit]]), undefined, edit.edit);
  });
});

describe('a copy of data with edits', () => {
  it('a copy of data with edits has the changed members, and the same objects where nothing changed', () => {
    const data = createData();
    const before = structuredClone(data);
    const copy = applyEdits(data, [setMember(data.units[0]!, 'id', 'c'), removeMember(data, 'title')])!;
    assert.deepEqual(copy, { orders: data.orders, units: [{ id: 'c' }, { id: 'b' }], same: data.orders });
    assert.equal(copy.units[1], data.units[1]);
    assert.equal(copy.orders, data.orders);
    assert.ok(Array.isArray(copy.units));
    assert.deepEqual(data, before);
    assert.equal(applyEdits(data, []), data);
    assert.equal(applyEdits(data, [setMember(data, 'title', 'x')]), data);
  });

  it('keeps references to one object as references to one copy', () => {
    const data = createData();
    const copy = applyEdits(data, [setMember(data.orders.dive, 'when', 'never')])!;
    assert.equal(copy.orders.dive.when, 'never');
    assert.equal(copy.same, copy.orders);
    assert.deepEqual(copy.orders.retreat, { afterRound: 2 });
  });

  it('a copy of data with edits is refused if an edit is of something else', () => {
    const data = createData();
    for (const edit of [
      setMember({ title: 'x' }, 'title', 'y'),
      appendItem(data.units, { id: 'c' }),
      removeMember(data.units, 0),
      renameMember(data, 'title', 'name'),
    ]) {
      assert.equal(applyEdits(data, [edit]), undefined, edit.edit);
      assert.equal(applyEdits(data, [setMember(data, 'title', 'y'), edit]), undefined, edit.edit);
    }
  });
});
