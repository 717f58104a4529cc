import assert from 'node:assert/strict';
import { holdIn, Notebook, recording } from '../../../../server/src/features/problems/lookups';
import type { Lookup } from '../../../../server/src/features/problems/lookups';
import { FaultyReference } from '../../../../server/src/features/view';
import { idsFrom } from '../../../../server/src/model/ids';
import type { Declaration, Ids, Reference } from '../../../../server/src/model/ids';

const [one, two] = [{ id: 'one' }, { id: 'two' }];

const declared = (object: { id: string }, at: number): Declaration => ({
  kind: 'unit',
  id: object.id,
  place: { owner: object, key: 'id' },
  object,
  path: ['units', at],
});

const order = ['one'];

const named: Reference = { kind: 'unit', id: 'one', place: { owner: order, key: 0 } };

const before = () => idsFrom([declared(one, 0), declared(two, 1)], [named]);

/** Whether the lookups that a check made in `before` still hold in other ids. */
function holds(look: (ids: Ids) => unknown, after: Ids): boolean {
  const lookups: Lookup[] = [];
  look(recording(before(), lookups));
  return holdIn(after, lookups);
}

const questions: Readonly<Record<string, (ids: Ids) => unknown>> = {
  find: (ids) => ids.find('unit', 'one'),
  all: (ids) => ids.all('unit'),
  references: (ids) => ids.references('unit', 'one'),
  declarations: (ids) => ids.declarations,
  uses: (ids) => ids.uses,
};

describe('recorded lookups', () => {
  for (const [name, question] of Object.entries(questions)) {
    it(`a lookup of ${name} holds in ids that are built again from the same objects`, () => {
      assert.ok(holds(question, before()));
    });
  }

  it('does not hold if an id is declared by another object, or elsewhere', () => {
    assert.ok(!holds(questions['find']!, idsFrom([declared({ id: 'one' }, 0)], [])));
    assert.ok(!holds(questions['find']!, idsFrom([declared(two, 0), declared(one, 1)], [])));
  });

  it('does not hold if a declaration was added or removed', () => {
    assert.ok(!holds(questions['all']!, idsFrom([declared(one, 0)], [])));
    assert.ok(!holds(questions['references']!, idsFrom([declared(one, 0)], [named, named])));
    assert.ok(!holds((ids) => ids.find('unit', 'three'), idsFrom([declared({ id: 'three' }, 0)], [])));
  });

  it('holds on an invalid object while it is there', () => {
    const faulty: Ids = {
      ...before(),
      find: (kind, id) => {
        throw new FaultyReference(kind, id);
      },
    };
    const lookups: Lookup[] = [];
    assert.throws(() => recording(faulty, lookups).find('unit', 'one'), FaultyReference);
    assert.deepEqual([holdIn(faulty, lookups), holdIn(before(), lookups)], [true, false]);
    assert.ok(!holds(questions['find']!, faulty));
  });

  it('ignores changes of ids that were not looked up', () => {
    assert.ok(holds(questions['find']!, idsFrom([declared(one, 0)], [])));
    assert.ok(holds(() => undefined, idsFrom([], [])));
  });
});

describe('a dependency tracker', () => {
  it('records each query of a subject once, and none between subjects', () => {
    const notebook = new Notebook(before());
    const [first, second] = [{}, {}];
    notebook.ids.find('unit', 'two');
    notebook.noting(first, () => [notebook.ids.find('unit', 'one'), notebook.ids.find('unit', 'one')]);
    notebook.noting(first, () => notebook.noting(second, () => notebook.ids.all('unit')));
    assert.deepEqual(
      [first, second].map((subject) => notebook.of(subject).map(({ asked }) => asked)),
      [['find', 'all'], ['all']],
    );
    assert.throws(() =>
      notebook.noting(second, () => {
        throw new Error('while it is stated');
      }),
    );
    notebook.ids.references('unit', 'one');
    assert.equal(notebook.of(second).length, 1, 'an error closes the note');
  });
});
