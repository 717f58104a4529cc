import assert from 'node:assert/strict';
import { collectIds, idFault } from '../../../server/src/schema';

const data = {
  ruleset: 'wif-ssw',
  powers: { germany: { side: 'axis' } },
  engagements: [{ id: 'biscay' }],
};

function faultOf(kind: string, name: string): string | undefined {
  const { ids } = collectIds('wif-ssw', data);
  return idFault('wif-ssw', data, ids.all(kind)[0]!, name);
}

describe('form of an id', () => {
  it('checks an id against the form of its declaration, a value or a key', () => {
    assert.equal(faultOf('engagement', 'Bay.of_Biscay-2'), undefined);
    assert.match(faultOf('engagement', 'Bay of Biscay')!, /letters, digits, .* are needed/);
    assert.equal(faultOf('power', 'reich-2'), undefined);
    assert.match(faultOf('power', 'Reich')!, /small letters/);
  });

  it('checks the length of an id', () => {
    assert.match(faultOf('engagement', '')!, /are needed/);
    assert.match(faultOf('engagement', 'b'.repeat(61))!, /at most 60 characters/);
  });
});
