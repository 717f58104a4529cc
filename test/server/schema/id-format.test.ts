import assert from 'node:assert/strict';
import { collectIds, checkIdFormat } from '../../../server/src/schema';

const data = {
  ruleset: 'wif-ssw',
  powers: { germany: { side: 'axis' } },
  engagements: [{ id: 'biscay' }],
};

function checkForm(kind: string, name: string): string | undefined {
  const { ids } = collectIds('wif-ssw', data);
  return checkIdFormat('wif-ssw', data, ids.listDeclarations(kind)[0]!, name);
}

describe('form of an id', () => {
  it('checks an id against the form of its declaration, a value or a key', () => {
    assert.equal(checkForm('engagement', 'Bay.of_Biscay-2'), undefined);
    assert.match(checkForm('engagement', 'Bay of Biscay')!, /letters, digits, .* are needed/);
    assert.equal(checkForm('power', 'reich-2'), undefined);
    assert.match(checkForm('power', 'Reich')!, /small letters/);
  });

  it('checks the length of an id', () => {
    assert.match(checkForm('engagement', '')!, /are needed/);
    assert.equal(checkForm('engagement', 'b'.repeat(60)), undefined);
    assert.match(checkForm('engagement', 'b'.repeat(61))!, /at most 60 characters/);
  });
});
