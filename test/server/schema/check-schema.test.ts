import assert from 'node:assert/strict';
import { checkSchema, checkSchemaInSteps, createSchemaCache } from '../../../server/src/schema/index';
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

  it('a check pauses after each part and twice for each problem, and not for a part that was checked before', () => {
    const countPauses = (data: object, cache = createSchemaCache()) =>
      [...checkSchemaInSteps('wif-ssw', { ruleset: 'wif-ssw', ...data }, cache)].length;
    const createReturn = (attack: unknown) => ({ unit: { id: 'a', type: 'sub', attack, section: 3 } });
    const root = countPauses({});
    assert.equal(root, 1);
    assert.equal(countPauses({ returnToBase: [createReturn(3), createReturn(4)] }), root + 2);
    assert.equal(countPauses({ returnToBase: [createReturn('3')] }), root + 1 + 2);
    assert.equal(countPauses({ title: 3 }), root + 2);
    const cache = createSchemaCache();
    const returnToBase = [createReturn('3'), null];
    assert.equal(countPauses({ returnToBase }, cache), root + 2 + 4);
    assert.equal(countPauses({ returnToBase }, cache), root + 1 + 2, 'what is no mapping is checked again');
  });

  it('of several problems of a value the type comes first, and hides those of its keys', () => {
    const listCodes = (data: object) => checkSchema('wif-ssw', { ruleset: 'wif-ssw', ...data }).map(({ code }) => code);
    assert.deepEqual(listCodes({ powers: { 'Free French': { side: 'axis' } } }), ['schema/form']);
    assert.deepEqual(listCodes({ powers: 3 }), ['schema/type']);
    const withUnit = (unit: unknown) => ({ returnToBase: [{ unit }] });
    assert.deepEqual(listCodes(withUnit({ id: 'a' })), ['schema/missing-type']);
    assert.deepEqual(listCodes(withUnit({ id: 'a', type: 'sub', attack: '3', section: 9, xyz: 1 })), [
      'schema/unknown-key',
      'schema/value',
      'schema/type',
    ]);
  });
});
