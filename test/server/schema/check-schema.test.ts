import assert from 'node:assert/strict';
import { checkSchema, createSchemaCache } from '../../../server/src/schema/index';
import { parse } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';
import { checkDiagnostics, withUnit } from './support';

describe('schema check', () => {
  it('reports nothing in a valid scenario', () => {
    assert.deepEqual(checkDiagnostics(withUnit('{ id: u-7, type: sub, attack: 3, section: 3 }')), []);
  });

  it('checks a part once while it stays the same object', () => {
    const text = dedent(withUnit('{ id: u-7, type: sub, attack: 40, section: 3 }'));
    const cache = createSchemaCache();
    const before = parse(text);
    const first = checkSchema('wif-ssw', before.documents[0]!.data, cache);
    const after = parse(`title: moved\n${text}`, before);
    const second = checkSchema('wif-ssw', after.documents[0]!.data, cache);
    assert.equal(first.length, 1);
    assert.equal(second[0], first[0]);
  });

  it('suggests known keys for the first of thousands of unknown ones', () => {
    const keys = Array.from({ length: 2000 }, (_, index) => `titl${index % 10}${index}: a`);
    const { data } = parse(`ruleset: wif-ssw\ntitel: a\n${keys.join('\n')}\ntitels: a\n`).documents[0]!;
    const messages = checkSchema('wif-ssw', data).map(({ message }) => message);
    assert.match(
      messages.find((message) => message.includes('`titel`'))!,
      /Did you mean `title`/,
    );
    assert.doesNotMatch(
      messages.find((message) => message.includes('`titels`'))!,
      /Did you mean/,
    );
    assert.equal(messages.filter((message) => message.startsWith('There is no `tit')).length, 2002);
  });
});
