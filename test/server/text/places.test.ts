import assert from 'node:assert/strict';
import fc from 'fast-check';
import { listMembers, locate, parse, findPath, findPlace, rangeAt } from '../../../server/src/text/index';
import type { Range } from '../../../server/src/text/index';
import { fixture } from '../../support/fixture';
import { chooser, layout, root, writeMapping } from './arbitrary';
import { SEED_TEXT, someText } from './changes';
import { describePositions } from './support';

/** The path at the cursor; `@` marks a key. */
function describePathAt(source: string): string | undefined {
  const { text, cursor } = fixture(source);
  const located = locate(parse(text).documents[0]!, cursor!);
  return located && `${located.onKey ? '@' : ''}${located.path.join('.')}`;
}

describe('locate', () => {
  it('locates keys, values and items', () => {
    assert.equal(describePathAt('tu$0rn: 1\n'), '@turn');
    assert.equal(describePathAt('turn: 1$02\n'), 'turn');
    assert.equal(describePathAt('turn:$0\n'), 'turn');
    assert.equal(describePathAt('turn: $0 x\n'), 'turn');
    assert.equal(describePathAt('a:\n  - x: 1\n  - x: 2$0\n'), 'a.1.x');
    assert.equal(describePathAt('a: { b: [1, $02] }\n'), 'a.b.1');
    assert.equal(describePathAt('a:\n  - - 1\n    - 2$0\n'), 'a.0.1');
  });
  it('locates the innermost brackets where the cursor is on no value, and nothing outside of them', () => {
    assert.equal(describePathAt('a: { b: 1, $0 }\n'), 'a');
    assert.equal(describePathAt('a:\n  b: 1\n$0\n'), undefined);
  });
  it('locates an alias, not the value that it refers to', () => {
    assert.equal(describePathAt('a: &a { b: 1 }\nc: *$0a\n'), 'c');
  });
  it('returns the objects along the path', () => {
    const { text, cursor } = fixture('a:\n  - x: 1$0\n');
    const { data } = parse(text).documents[0]!;
    const located = locate(parse(text).documents[0]!, cursor!)!;
    assert.deepEqual(located.chain, [data, data['a'], (data['a'] as unknown[])[0]]);
  });
});

describe('places', () => {
  const text = 'a: 1\nb:\n  - x: "two"\n    y:\n';
  const document = parse(text).documents[0]!;
  const textAt = (place: Parameters<typeof rangeAt>[1]) => {
    const range = rangeAt(document, place);
    return range && text.slice(range.from, range.to);
  };
  const item = (document.data as { b: object[] }).b[0]!;

  it('a place has the range of its value, or of its key if the value is empty', () => {
    assert.equal(textAt({ owner: item, key: 'x' }), '"two"');
    assert.equal(textAt({ owner: item, key: 'x', onKey: true }), 'x');
    assert.equal(textAt({ owner: item, key: 'y' }), 'y');
    assert.equal(textAt({ owner: item, key: 'absent' }), textAt({ owner: item }));
    assert.equal(rangeAt(document, { owner: {} }), undefined);
  });
  it('converts a path to a place and an object to its path', () => {
    assert.deepEqual(findPlace(document, ['b', 0, 'x']), { owner: item, key: 'x' });
    assert.deepEqual(findPlace(document, []), { owner: document.data });
    assert.equal(findPlace(document, ['b', 1]), undefined);
    assert.deepEqual(findPath(document, item), ['b', 0]);
    assert.equal(findPath(document, {}), undefined);
  });
  it('lists the members of an object in the order of the text', () => {
    const members = listMembers(document, document.data).map(({ key, keyRange, valueRange, range }) => [
      key,
      ...[keyRange, valueRange, range].map(({ from, to }) => text.slice(from, to)),
    ]);
    assert.deepEqual(members, [
      ['a', 'a', '1', 'a: 1'],
      ['b', 'b', '- x: "two"\n    y:', 'b:\n  - x: "two"\n    y:'],
    ]);
  });
  it('locates every member of random texts at its range', () => {
    fc.assert(
      fc.property(root, chooser, layout, (data, choose, style) => {
        const source = writeMapping(data, choose, style);
        const parsedDocument = parse(source).documents[0]!;
        const walk = (owner: object) => {
          for (const { key, keyRange, valueRange } of listMembers(parsedDocument, owner)) {
            const path = [...findPath(parsedDocument, owner)!, key];
            if (keyRange.to > keyRange.from)
              assert.deepEqual(
                { ...locate(parsedDocument, keyRange.from), chain: [] },
                { path, onKey: true, chain: [] },
              );
            const value = (owner as Record<string | number, unknown>)[key];
            if (typeof value === 'object' && value !== null) walk(value);
            else if (valueRange.to > valueRange.from)
              assert.deepEqual(locate(parsedDocument, valueRange.from)!.path, path, source);
          }
        };
        walk(parsedDocument.data);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('places have the same ranges whether lines end in LF or CRLF', () => {
    const assertSame = (randomText: string) => {
      const text = randomText.replaceAll('\r', '');
      const shift = (at: number) => at + text.slice(0, at).split('\n').length - 1;
      const inCrlf = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value;
        if (Array.isArray(value)) return value.map(inCrlf);
        const { from, to } = value as Partial<Range>;
        if (typeof from === 'number' && typeof to === 'number') return { from: shift(from), to: shift(to) };
        return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inCrlf(member)]));
      };
      assert.deepEqual(
        parse(text.replaceAll('\n', '\r\n')).documents.map(describePositions),
        parse(text).documents.map(describePositions).map(inCrlf),
        text,
      );
    };
    assertSame(SEED_TEXT);
    assertSame('a: |\n  one\n\n  two\n\nb: >-\n  three\n\n# four\nc:\n\n  d:\n    - "five\n      six"\n  \n');
    fc.assert(fc.property(someText, assertSame));
  });
});
