import assert from 'node:assert/strict';
import { getPartLists } from '../../../server/src/schema/part-lists';
import {
  deref,
  descend,
  getMemberSchema,
  getRootSchema,
  loadSchemas,
  rulesetIds,
  resolveSchema,
  getVariants,
  mergeVariants,
  type Schema,
} from '../../../server/src/schema/schema';

const root: Schema = {
  $defs: {
    ship: { title: 'Ship', type: 'object', properties: { type: { const: 'ship' }, guns: { type: 'integer' } } },
    plane: { title: 'Plane', type: 'object', properties: { type: { const: 'plane' } } },
    unit: { discriminator: { propertyName: 'type' }, oneOf: [{ $ref: '#/$defs/ship' }, { $ref: '#/$defs/plane' }] },
  },
  properties: {
    units: { type: 'array', items: { $ref: '#/$defs/unit', description: 'One of them.' } },
    notes: { additionalProperties: { type: 'string' } },
  },
};

describe('schema applied to data', () => {
  it('resolves a reference with its sibling keywords on top, to the same object each time', () => {
    const items = root.properties!['units']!.items!;
    assert.equal(deref(root, items).description, 'One of them.');
    assert.equal(deref(root, items), deref(root, items));
  });

  it('selects the variant that the discriminator names, or none', () => {
    const unit = root.$defs!['unit']!;
    assert.deepEqual(
      getVariants(root, unit).map(({ tag }) => tag),
      ['ship', 'plane'],
    );
    assert.equal(resolveSchema(root, unit, { type: 'plane' }).title, 'Plane');
    assert.equal(resolveSchema(root, unit, { type: 'tank' }).title, undefined);
  });

  it('finds the schema of a member by name, by index, or as an additional property', () => {
    assert.equal(getMemberSchema(root, 'constructor'), undefined);
    assert.equal(getMemberSchema(root.properties!['notes']!, 'any')?.type, 'string');
    assert.equal(getMemberSchema(root.properties!['units']!, 3), root.properties!['units']!.items);
  });

  it('descends to a place as far as data and schema go', () => {
    const data = { units: [{ type: 'ship', guns: 4 }] };
    const steps = descend(root, root, data, ['units', 0, 'guns']);
    assert.deepEqual(
      steps.map(({ key }) => key),
      [undefined, 'units', 0, 'guns'],
    );
    assert.equal(steps[2]!.schema.title, 'Ship');
    assert.ok(steps[2]!.union?.discriminator);
    assert.equal(steps[3]!.value, 4);
    assert.equal(descend(root, root, data, ['units', 0, 'crew', 'size']).length, 3);
  });

  it('each ruleset has a schema with lists of parts', () => {
    for (const id of rulesetIds) assert.ok(getPartLists(id).length > 0, id);
    assert.ok(getPartLists('wif-ssw').includes('engagements'));
    assert.ok(!getPartLists('wif-ssw').includes('powers'));
    assert.throws(() => getRootSchema('chess'), RangeError);
  });

  it('a schema that is loaded again stays the same object, and there is none of an unknown ruleset', async () => {
    const loaded = getRootSchema('wif-ssw');
    await Promise.all([loadSchemas(['wif-ssw', 'chess', 'constructor']), loadSchemas()]);
    assert.equal(getRootSchema('wif-ssw'), loaded);
    for (const id of ['chess', 'constructor']) assert.throws(() => getRootSchema(id), RangeError);
  });

  it('an object whose type is unknown may have the keys of all types', () => {
    const unit = root.$defs!['unit']!;
    const listMembers = (value: unknown) => Object.keys(mergeVariants(root, unit, value).properties ?? {});
    assert.deepEqual(listMembers({ type: 'tank' }), ['type', 'guns']);
    assert.deepEqual(listMembers({}), ['type', 'guns']);
    assert.deepEqual(listMembers({ type: 'plane' }), ['type']);
    assert.equal(mergeVariants(root, unit, {}), mergeVariants(root, unit, { type: 'tank' }));
    assert.equal(mergeVariants(root, root.properties!['notes']!, {}), root.properties!['notes']);
  });

  it('a path ends where data or schema end, and goes on through a member that is missing', () => {
    const follow = (data: object, path: readonly (string | number)[]) =>
      descend(root, root, data, path).map(({ value }) => value);
    const data = { units: [{ type: 'ship' }, 'x'], notes: { a: 'b' } };
    assert.deepEqual(follow(data, ['units', 0, 'guns']), [data, data.units, data.units[0], undefined]);
    assert.deepEqual(follow(data, ['units', 0, 'guns', 'x']), [data, data.units, data.units[0], undefined]);
    assert.deepEqual(follow(data, ['units', 1, 'guns']), [data, data.units, 'x']);
    assert.deepEqual(follow(data, ['notes', 'toString']), [data, data.notes, undefined]);
    assert.deepEqual(follow({ units: null }, ['units', 0]), [{ units: null }, null]);
    assert.deepEqual(follow({ units: [{}] }, ['units', 0, 'guns']), [{ units: [{}] }, [{}], {}]);
  });
});
