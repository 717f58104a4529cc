import assert from 'node:assert/strict';
import { takingPlaces } from '../../../server/src/schema';
import { rootSchema, shapeOf } from '../../../server/src/schema/schema';
import { forbids, takenName, takingKey } from '../../../server/src/schema/taking';
import type { TakingPlaces } from '../../../server/src/model/taking';

function placeAt(places: TakingPlaces | undefined, path: string): TakingPlaces | undefined {
  return path.split('.').reduce<TakingPlaces | undefined>((found, key) => found?.members.get(key), places);
}

describe('references to the order of battle', () => {
  const places = takingPlaces('wif-ssw');

  it('the schema marks the places that refer to the order of battle, whatever the shape of the object', () => {
    const taking = { key: 'unit', list: 'forces', inner: 'units', around: ['power'] };
    assert.deepEqual(placeAt(places, 'engagements.*.subs.units.*')?.taking, taking);
    assert.deepEqual(placeAt(places, 'navalCombats.*.defender.units.*')?.taking, taking);
    assert.equal(placeAt(places, 'engagements.*.convoy')?.taking?.key, 'from');
    assert.equal(placeAt(places, 'engagements.*.orders'), undefined);
  });

  it('nothing inside the order of battle refers to it', () => {
    assert.equal(placeAt(places, 'forces'), undefined);
    assert.ok(forbids({ propertyNames: { pattern: '^(?!unit$)' } }, 'unit'));
    assert.ok(!forbids({ propertyNames: { pattern: '^(?!unit$)' } }, 'units'));
  });

  it('reads the name of a reference from its key', () => {
    const root = rootSchema('wif-ssw');
    const unit = shapeOf(root, root.$defs!['unit']!, {});
    assert.equal(takingKey(root, unit), 'unit');
    assert.equal(takenName(root, unit, { unit: 'lohs' }), 'lohs');
    assert.equal(takenName(root, unit, { unit: 7 }), undefined);
    assert.equal(takingKey(root, root.$defs!['force']!), undefined);
  });
});
