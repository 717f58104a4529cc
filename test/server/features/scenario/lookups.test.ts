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

const createDeclaration = (object: { id: string }, index: number): Declaration => ({
  kind: 'unit',
  id: object.id,
  place: { owner: object, key: 'id' },
  object,
  path: ['units', index],
});

const order = ['one'];

const reference: Reference = { kind: 'unit', id: 'one', place: { owner: order, key: 0 } };

const createIds = () => indexIds([createDeclaration(firstObject, 0), createDeclaration(secondObject, 1)], [reference]);

/** Whether the lookups that a query made in the initial ids still hold in other ids. */
function stillHolds(query: (ids: Ids) => unknown, after: Ids): boolean {
  const lookups: Lookup[] = [];
  query(recordLookups(createIds(), lookups));
  return areUpToDate(after, lookups);
}

const queries: Readonly<Record<string, (ids: Ids) => unknown>> = {
  find: (ids) => ids.find('unit', 'one'),
  all: (ids) => ids.listDeclarations('unit'),
  references: (ids) => ids.references('unit', 'one'),
  declarations: (ids) => ids.declarations,
  uses: (ids) => ids.allReferences,
};

describe('recorded lookups', () => {
  for (const [name, query] of Object.entries(queries)) {
    it(`a lookup by \`${name}\` holds in ids that are built again from the same objects`, () => {
      assert.ok(stillHolds(query, createIds()));
    });
  }

  const first = createDeclaration(firstObject, 0);
  const second = createDeclaration(secondObject, 1);
  for (const [change, after, outdated] of [
    ['nothing changes', createIds(), []],
    [
      'another object declares the id',
      indexIds([createDeclaration({ id: 'one' }, 0), second], [reference]),
      ['find', 'all', 'declarations'],
    ],
    [
      'the declaration moves',
      indexIds([createDeclaration(firstObject, 2), second], [reference]),
      ['find', 'all', 'declarations'],
    ],
    [
      'the declaration is deeper',
      indexIds([{ ...first, path: ['units', 0, 'id'] }, second], [reference]),
      ['find', 'all', 'declarations'],
    ],
    [
      'the id stands under another key',
      indexIds([{ ...first, place: { owner: firstObject, key: 'name' } }, second], [reference]),
      ['find', 'all', 'declarations'],
    ],
    [
      'the id has another name',
      indexIds([{ ...first, id: 'three' }, second], [reference]),
      ['find', 'all', 'declarations'],
    ],
    ['another id is gone', indexIds([first], [reference]), ['all', 'declarations']],
    [
      'another id is declared',
      indexIds([first, second, createDeclaration({ id: 'three' }, 2)], [reference]),
      ['all', 'declarations'],
    ],
    [
      'an id of another kind is declared',
      indexIds([first, second, { ...createDeclaration({ id: 'one' }, 2), kind: 'power' }], [reference]),
      ['declarations'],
    ],
    ['a reference is gone', indexIds([first, second], []), ['references', 'uses']],
    ['a reference is added', indexIds([first, second], [reference, reference]), ['references', 'uses']],
    [
      'a reference stands elsewhere',
      indexIds([first, second], [{ ...reference, place: { owner: order, key: 1 } }]),
      ['references', 'uses'],
    ],
    [
      'a reference has another owner',
      indexIds([first, second], [{ ...reference, place: { owner: [...order], key: 0 } }]),
      ['references', 'uses'],
    ],
    ['another id is referred to', indexIds([first, second], [reference, { ...reference, id: 'two' }]), ['uses']],
  ] as const)
    it(`hold no more where they would have another answer: ${change}`, () => {
      assert.deepEqual(
        Object.keys(queries).filter((name) => !stillHolds(queries[name]!, after)),
        outdated,
      );
    });

  it('does not hold if an id is declared by another object, or elsewhere', () => {
    assert.ok(!stillHolds(queries['find']!, indexIds([createDeclaration({ id: 'one' }, 0)], [])));
    assert.ok(
      !stillHolds(
        queries['find']!,
        indexIds([createDeclaration(secondObject, 0), createDeclaration(firstObject, 1)], []),
      ),
    );
  });

  it('does not hold if a declaration was added or removed', () => {
    assert.ok(!stillHolds(queries['all']!, indexIds([createDeclaration(firstObject, 0)], [])));
    assert.ok(
      !stillHolds(queries['references']!, indexIds([createDeclaration(firstObject, 0)], [reference, reference])),
    );
    assert.ok(!stillHolds((ids) => ids.find('unit', 'three'), indexIds([createDeclaration({ id: 'three' }, 0)], [])));
  });

  it('a lookup that met an invalid object holds as long as the object is invalid', () => {
    const faulty: Ids = {
      ...createIds(),
      find: (kind, id) => {
        throw new InvalidReferenceError(kind, id);
      },
    };
    const lookups: Lookup[] = [];
    assert.throws(() => recordLookups(faulty, lookups).find('unit', 'one'), InvalidReferenceError);
    assert.deepEqual([areUpToDate(faulty, lookups), areUpToDate(createIds(), lookups)], [true, false]);
    assert.ok(!stillHolds(queries['find']!, faulty));
  });

  it('ignores changes of ids that were not looked up', () => {
    assert.ok(stillHolds(queries['find']!, indexIds([createDeclaration(firstObject, 0)], [])));
    assert.ok(stillHolds(() => undefined, indexIds([], [])));
  });
});

describe('a dependency tracker', () => {
  it('records each query of a subject once, and no query that is made outside of a subject', () => {
    const tracker = new DependencyTracker(createIds());
    const [first, second] = [{}, {}];
    tracker.ids.find('unit', 'two');
    tracker.track(first, () => [tracker.ids.find('unit', 'one'), tracker.ids.find('unit', 'one')]);
    tracker.track(first, () => tracker.track(second, () => tracker.ids.listDeclarations('unit')));
    assert.deepEqual(
      [first, second].map((subject) => tracker.getLookups(subject).map(({ query }) => query)),
      [['find', 'all'], ['all']],
    );
    assert.throws(() =>
      tracker.track(second, () => {
        throw new Error('thrown while tracking');
      }),
    );
    tracker.ids.references('unit', 'one');
    assert.equal(tracker.getLookups(second).length, 1, 'an error ends the tracking of the subject');
  });
});
