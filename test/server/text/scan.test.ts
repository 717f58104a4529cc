import assert from 'node:assert/strict';
import { scan } from '../../../server/src/text/scan';

describe('documents of a text', () => {
  const list = (text: string): readonly string[] =>
    scan(text).map(
      ({ from, to, ranges }) =>
        `${from}-${to}: ${ranges.map((range) => `${range.role} ${range.from}-${range.to}`).join(', ')}`,
    );

  it('documents of a text are cut at keys in column 0 and at markers', () => {
    assert.deepEqual(list('a: 1\nb:\n  c: 2\n'), ['0-15: entry 0-5, entry 5-15']);
    assert.deepEqual(list('# c\n\na: 1\n'), ['0-10: entry 5-10']);
    assert.deepEqual(list('a: 1\n---\nb: 2\n'), ['0-5: entry 0-5', '8-14: entry 9-14']);
    assert.deepEqual(list('a: 1\n...\nb: 2\n'), ['0-5: entry 0-5', '8-14: entry 9-14']);
    assert.deepEqual(list('---\n---\na: 1\n'), ['7-13: entry 8-13']);
    assert.deepEqual(list('a: 1\n--- # c\nb: 2'), ['0-5: entry 0-5', '8-17: entry 13-17']);
    assert.deepEqual(list('a: 1\n---b: 2\n...c\n'), ['0-18: entry 0-5, entry 5-13, entry 13-18']);
    assert.deepEqual(list(''), []);
    assert.deepEqual(list('# only a comment\n'), []);
    assert.deepEqual(list('\ufeffa: 1\r\nb: 2\r\n'), ['0-13: entry 1-7, entry 7-13']);
  });

  it('documents of a text are one chunk from where they cannot be cut', () => {
    assert.deepEqual(list('--- { a: 1 }\n'), ['3-13: whole 3-13']);
    assert.deepEqual(list('... x\na: 1\n'), ['3-11: entry 6-11']);
    assert.deepEqual(list('{ a: 1 }\n'), ['0-9: whole 0-9']);
    assert.deepEqual(list('# c\n- 1\n- 2\n'), ['0-12: whole 4-12']);
    assert.deepEqual(list('  a: 1\nb: 2\n'), ['0-12: whole 0-12']);
    assert.deepEqual(list('a: 1\n&x b: 2\n'), ['0-13: whole 0-13']);
    assert.deepEqual(list('a: 1\n? b\n'), ['0-9: whole 0-9']);
    assert.deepEqual(list('a: 1\n?b: 2\n:c: 3\n'), ['0-17: entry 0-5, entry 5-11, entry 11-17']);
    assert.deepEqual(list('b:\n- 1\n- 2\nc: 3\n'), ['0-16: head 0-3, item 3-7, item 7-11, entry 11-16']);
    assert.deepEqual(list('a: [\n  1\n]\nb: 2\n'), ['0-16: entry 0-11, entry 11-16']);
    assert.deepEqual(list('a: |\n\n  b\n\tc\n'), ['0-13: entry 0-13']);
  });
});
