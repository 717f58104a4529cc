import assert from 'node:assert/strict';
import { indexIds, type Declaration, type Reference } from '../../../server/src/model/ids';

describe('the ids of a scenario', () => {
  const createDeclaration = (kind: string, id: string): Declaration => {
    const object = { id };
    return { kind, id, place: { owner: object, key: 'id' }, object, path: [kind, 0] };
  };
  const createReference = (kind: string, id: string): Reference => ({ kind, id, place: { owner: {}, key: 'unit' } });
  const declarations = [
    createDeclaration('unit', 'hood'),
    createDeclaration('power', 'uk'),
    createDeclaration('unit', 'bismarck'),
    createDeclaration('unit', 'hood'),
  ];
  const uses = [
    createReference('power', 'uk'),
    createReference('unit', 'hood'),
    createReference('power', 'us'),
    createReference('power', 'uk'),
  ];
  const ids = indexIds(declarations, uses);

  it('the ids of a scenario are found by kind, the first of several declarations of one id', () => {
    assert.equal(ids.find('unit', 'hood'), declarations[0]);
    assert.equal(ids.find('unit', 'bismarck'), declarations[2]);
    assert.equal(ids.find('power', 'uk'), declarations[1]);
    for (const [kind, id] of [
      ['power', 'hood'],
      ['unit', 'uk'],
      ['port', 'kiel'],
      ['unit', 'constructor'],
    ] as const)
      assert.equal(ids.find(kind, id), undefined, id);
  });

  it('the ids of a scenario are listed by kind in the order of the document, duplicates included', () => {
    assert.deepEqual(ids.listDeclarations('unit'), [declarations[0], declarations[2], declarations[3]]);
    assert.deepEqual(ids.listDeclarations('power'), [declarations[1]]);
    assert.deepEqual(ids.listDeclarations('port'), []);
    assert.equal(ids.listDeclarations('port'), ids.listDeclarations('none'));
    assert.deepEqual([ids.declarations, ids.allReferences], [declarations, uses]);
  });

  it('the ids of a scenario have the references to them, also where nothing declares them', () => {
    assert.deepEqual(ids.references('power', 'uk'), [uses[0], uses[3]]);
    assert.deepEqual(ids.references('power', 'us'), [uses[2]]);
    assert.deepEqual(ids.references('unit', 'uk'), []);
    assert.deepEqual(ids.references('port', 'uk'), []);
  });
});
