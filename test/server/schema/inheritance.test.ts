import assert from 'node:assert/strict';
import { getInheritanceTree } from '../../../server/src/schema';
import { getRootSchema, mergeVariants } from '../../../server/src/schema/schema';
import { isKeyForbidden, getInheritedName, getInheritanceKey } from '../../../server/src/schema/inheritance';
import type { InheritanceTree } from '../../../server/src/model/inheritance';

function findPlace(places: InheritanceTree | undefined, path: string): InheritanceTree | undefined {
  return path.split('.').reduce<InheritanceTree | undefined>((place, key) => place?.members.get(key), places);
}

describe('references to the order of battle', () => {
  const places = getInheritanceTree('wif-ssw');

  it('the schema marks the places that refer to the order of battle, whatever the shape of the object', () => {
    const inheritance = { key: 'unit', list: 'forces', inner: 'units', around: ['power'] };
    assert.deepEqual(findPlace(places, 'engagements.*.subs.units.*')?.inheritance, inheritance);
    assert.deepEqual(findPlace(places, 'navalCombats.*.defender.units.*')?.inheritance, inheritance);
    assert.equal(findPlace(places, 'engagements.*.convoy')?.inheritance?.key, 'from');
    assert.equal(findPlace(places, 'engagements.*.orders'), undefined);
  });

  it('the order of battle has no reference to itself', () => {
    assert.equal(findPlace(places, 'forces'), undefined);
    assert.ok(isKeyForbidden({ propertyNames: { pattern: '^(?!unit$)' } }, 'unit'));
    assert.ok(!isKeyForbidden({ propertyNames: { pattern: '^(?!unit$)' } }, 'units'));
  });

  it('reads the name of a reference from its key', () => {
    const root = getRootSchema('wif-ssw');
    const unit = mergeVariants(root, root.$defs!['unit']!, {});
    assert.equal(getInheritanceKey(root, unit), 'unit');
    assert.equal(getInheritedName(root, unit, { unit: 'lohs' }), 'lohs');
    assert.equal(getInheritedName(root, unit, { unit: 7 }), undefined);
    assert.equal(getInheritanceKey(root, root.$defs!['force']!), undefined);
  });
});
