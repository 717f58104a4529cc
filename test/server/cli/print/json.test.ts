import assert from 'node:assert/strict';
import fc from 'fast-check';
import { toJson, toJsonLines } from '../../../../server/src/cli/print/json';

describe('streamed JSON', () => {
  const stringify = (data: unknown, depth?: number) => [...toJson(data, depth)].join('');

  it('writes the same as JSON.stringify for any depth of splitting', () => {
    const json = fc.jsonValue().map((data) => JSON.parse(JSON.stringify(data)) as unknown);
    fc.assert(
      fc.property(json, fc.nat({ max: 5 }), (data, depth) => {
        assert.equal(stringify(data, depth), `${JSON.stringify(data, null, 2)}\n`);
      }),
    );
  });

  it('omits members that are undefined', () => {
    assert.equal(stringify({ a: undefined, b: { c: undefined } }, 2), '{\n  "b": {}\n}\n');
  });

  it('pulls the items of an iterable only when they are written', () => {
    const pulled: number[] = [];
    function* items() {
      for (const item of [1, 2, 3]) {
        pulled.push(item);
        yield item;
      }
    }
    const pieces = toJson({ items: items() }, 2);
    while (!pieces.next().value?.includes('1'));
    assert.deepEqual(pulled, [1]);
    assert.equal(stringify({ items: items() }, 2), stringify({ items: [1, 2, 3] }));
  });

  it('escapes terminal control characters, also in JSON lines', () => {
    assert.equal(stringify(['\u009b\u202e']), '[\n  "\\u009b\\u202e"\n]\n');
    assert.deepEqual([...toJsonLines(['\u202e', { a: 1 }])], ['"\\u202e"\n', '{"a":1}\n']);
  });

  it('writes the items of a list one by one, and each of them at once', () => {
    const data = [{ a: [1, 2] }, 'b'];
    const written = [...toJson(data)].filter((chunk) => chunk.trim().length > 1);
    assert.deepEqual(written, ['{\n    "a": [\n      1,\n      2\n    ]\n  }', '"b"']);
    assert.equal([...toJson(data)].join(''), `${JSON.stringify(data, null, 2)}\n`);
    assert.equal([...toJson(data, 3)].join(''), `${JSON.stringify(data, null, 2)}\n`);
  });
});
