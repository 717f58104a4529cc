import assert from 'node:assert/strict';
import { findCombat } from '../../../../server/src/features';
import { analysisOf, biscay } from '../support';

describe('the combat at a cursor', () => {
  const second = biscay
    .slice(biscay.indexOf('  - id: biscay'))
    .replace(/biscay/g, 'azores')
    .replace(/Bay of Biscay/, 'Azores');
  const two = `${biscay.trimEnd()}\n${second}`;
  const found = (text: string, offset: number) => {
    const result = findCombat(analysisOf(text), { offset });
    return 'refused' in result ? result.refused : result.site.id;
  };

  it('is the one on whose first line it stands, from its first column on', () => {
    const line = two.indexOf('  - id: azores');
    assert.deepEqual([found(two, line), found(two, line + 2), found(two, line + 9)], ['azores', 'azores', 'azores']);
    assert.equal(found(two, two.indexOf('weather')), 'biscay');
  });

  it('is no other one where that at the cursor has problems', () => {
    const broken = two.replace('weather: rain', 'weather: rian');
    assert.match(found(broken, broken.indexOf('rian')), /^There is no combat at the cursor/);
    assert.equal(found(broken, 0), 'azores');
  });
});
