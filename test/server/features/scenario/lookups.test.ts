import assert from 'node:assert/strict';
import {
  DependencyTracker,
  type Lookup,
  areUpToDate,
  recordLookups,
} from '../../../../server/src/features/scenario/caches';
import { InvalidReferenceError } from '../../../../server/src/features/scenario/view';
import { type Declaration, type Ids, type Reference, indexIds } from '../../../../server/src/model/ids';

const [firstObject, secondObject] = [{ id: 'one' }, { id: 'two' }];

const createDeclaration = (object: { id: string }, at: number): Declaration => ({
  kind: 'unit',
  id: object.id,
  place: { owner: object, key: 'id' },
  object,
  path: ['units', at],
});

const order = ['one'];

const named: Reference = { kind: 'unit', id: 'one', place: { owner: order, key: 0 } };

const before = () => indexIds([createDeclaration(firstObject, 0), createDeclaration(secondObject, 1)], [named]);

/** Whether the lookups that a check made in `before` still hold in other ids. */
function stillHolds(look: (ids: Ids) => unknown, after: Ids): boolean {
  const lookups: Lookup[] = [];
  look(recordLookups(before(), lookups));
  return areUpToDate(after, lookups);
}

const questions: Readonly<Record<string, (ids: Ids) => unknown>> = {
  find: (ids) => ids.find('unit', 'one'),
  all: (ids) => ids.all('unit'),
  references: (ids) => ids.references('unit', 'one'),
  declarations: (ids) => ids.declarations,
  uses: (ids) => ids.allReferences,
};

describe('recorded lookups', () => {
  for (const [name, question] of Object.entries(questions)) {
    it(`a lookup of ${name} holds in ids that are built again from the same objects`, () => {
      assert.ok(stillHolds(question, before()));
    });
  }

  it('does not hold if an id is declared by another object, or elsewhere', () => {
    assert.ok(!stillHolds(questions['find']!, indexIds([createDeclaration({ id: 'one' }, 0)], [])));
    assert.ok(
      !stillHolds(
        questions['find']!,
        indexIds([createDeclaration(secondObject, 0), createDeclaration(firstObject, 1)], []),
      ),
    );
  });

  it('does not hold if a declaration was added or removed', () => {
    assert.ok(!stillHolds(questions['all']!, indexIds([createDeclaration(firstObject, 0)], [])));
    assert.ok(!stillHolds(questions['references']!, indexIds([createDeclaration(firstObject, 0)], [named, named])));
    assert.ok(!stillHolds((ids) => ids.find('unit', 'three'), indexIds([createDeclaration({ id: 'three' }, 0)], [])));
  });

  it('holds on an invalid object while it is there', () => {
    const faulty: Ids = {
      ...before(),
      find: (kind, id) => {
        throw new InvalidReferenceError(kind, id);
      },
    };
    const lookups: Lookup[] = [];
    assert.throws(() => recordLookups(faulty, lookups).find('unit', 'one'), InvalidReferenceError);
    assert.deepEqual([areUpToDate(faulty, lookups), areUpToDate(before(), lookups)], [true, false]);
    assert.ok(!stillHolds(questions['find']!, faulty));
  });

  it('ignores changes of ids that were not looked up', () => {
    assert.ok(stillHolds(questions['find']!, indexIds([createDeclaration(firstObject, 0)], [])));
    assert.ok(stillHolds(() => undefined, indexIds([], [])));
  });
});

describe('a dependency tracker', () => {
  it('records each query of a subject once, and none between subjects', () => {
    const notebook = new DependencyTracker(before());
    const [first, second] = [{}, {}];
    notebook.ids.find('unit', 'two');
    notebook.track(first, () => [notebook.ids.find('unit', 'one'), notebook.ids.find('unit', 'one')]);
    notebook.track(first, () => notebook.track(second, () => notebook.ids.all('unit')));
    assert.deepEqual(
      [first, second].map((subject) => notebook.getLookups(subject).map(({ query }) => query)),
      [['find', 'all'], ['all']],
    );
    assert.throws(() =>
      notebook.track(second, () => {
        throw new Error('while it is stated');
      }),
    );
    notebook.ids.references('unit', 'one');
    assert.equal(notebook.getLookups(second).length, 1, 'an error closes the note');
  });
});
