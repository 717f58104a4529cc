import assert from 'node:assert/strict';
import { renameMember, setMember, type Edit } from '../../../server/src/model/edit';
import { applyTextEdits, createTextEdits, parse } from '../../../server/src/text';

type Tree = { [key: string]: Tree } & Tree[];

/** Checks the text after edits that refer to its data. */
function assertEdit(text: string, edits: (data: Tree) => Edit[], expected: string): void {
  const file = parse(text);
  const changes = createTextEdits(file, edits(file.documents[0]!.data as unknown as Tree));
  assert.equal(applyTextEdits(text, changes), expected);
}

describe('values that are set in a text', () => {
  it('values that are set together go where each of them is written', () => {
    assertEdit(
      'a: 1\nb:\nc: 3\nd: 4\n',
      (data) => [setMember(data, 'a', 2), setMember(data, 'b', 5), setMember(data, 'c', 6), setMember(data, 'd', [7])],
      'a: 2\nb: 5\nc: 6\nd: [7]\n',
    );
    assertEdit(
      'a: 1\nb: [2]\nc: 3\n',
      (data) => [
        setMember(data, 'a', null),
        setMember(data, 'b', 4),
        setMember(data, 'c', {}),
        setMember(data, 'd', 5),
      ],
      'a: null\nb: 4\nc: {}\nd: 5\n',
    );
    assertEdit(
      'base: &b { x: 1, y: 2 }\nuse:\n  <<: *b\n  z: 3\n',
      (data) => [setMember(data['use']!, 'z', 4), setMember(data['use']!, 'x', 5), setMember(data['use']!, 'z', 6)],
      'base: &b { x: 1, y: 2 }\nuse:\n  <<: *b\n  z: 6\n  x: 5\n',
    );
    assertEdit(
      'a: 1\nb: { c: 2 }\n',
      (data) => [renameMember(data, 'a', 'd'), renameMember(data['b']!, 'c', 'e'), setMember(data['b']!, 'e', 3)],
      'd: 1\nb: { e: 3 }\n',
    );
  });
  it('a list of values is on the line of its key up to column 100, and in lines of its own beyond', () => {
    const fill = (length: number) => 'x'.repeat(length);
    const short = fill(100 - 'a: [z, ]'.length);
    assertEdit('a: 1\n', (data) => [setMember(data, 'a', ['z', short])], `a: [z, ${short}]\n`);
    assertEdit('a: 1\n', (data) => [setMember(data, 'a', ['z', `${short}x`])], `a:\n  - z\n  - ${short}x\n`);
    const inner = fill(100 - '  b: { c: 1, d:  }'.length);
    assertEdit(
      'a:\n  b: 1\n',
      (data) => [setMember(data['a']!, 'b', { c: 1, d: inner })],
      `a:\n  b: { c: 1, d: ${inner} }\n`,
    );
    assertEdit(
      'a:\n  b: 1\n',
      (data) => [setMember(data['a']!, 'b', { c: 1, d: `${inner}x` })],
      `a:\n  b:\n    c: 1\n    d: ${inner}x\n`,
    );
    assertEdit('a: 1\n', (data) => [setMember(data, 'a', [[1], 'z'])], 'a:\n  - [1]\n  - z\n');
  });
});
