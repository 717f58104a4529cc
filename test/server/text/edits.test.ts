import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  appendItem,
  removeMember,
  renameMember,
  setMember,
  type Edit,
  type Plain,
} from '../../../server/src/model/edit';
import { applyTextEdits, parse, rangeAt, createTextEdits } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';
import { chooser, listComments, layout, arbitraryValue, root, writeMapping, type Mapping } from './arbitrary';

type Tree = { [key: string]: Tree } & Tree[];

/** The text after edits that refer to its data. */
function applyEdits(source: string, edits: (data: Tree) => Edit[]): string {
  const text = dedent(source);
  const file = parse(text);
  return applyTextEdits(text, createTextEdits(file, edits(file.documents[0]!.data as unknown as Tree)));
}

function assertEdit(source: string, edits: (data: Tree) => Edit[], expected: string): void {
  assert.equal(applyEdits(source, edits), dedent(expected));
}

describe('structural edits of a text', () => {
  describe('set', () => {
    it('setting a value changes nothing but the value', () => {
      assertEdit('a: 1   # one\nb: 2\n', (data) => [setMember(data, 'a', 3)], 'a: 3   # one\nb: 2\n');
    });
    it('setting a text keeps its quotes', () => {
      assertEdit(
        `a: "one"\nb: 'two'\n`,
        (data) => [setMember(data, 'a', 'x'), setMember(data, 'b', 'y')],
        `a: "x"\nb: 'y'\n`,
      );
    });
    it('quotes text that would be read as another type', () => {
      assertEdit(
        'a: x\n',
        (data) => [
          setMember(data, 'a', 'yes'),
          setMember(data, 'b', '12'),
          setMember(data, 'c', '1941-05-27'),
          setMember(data, 'd', 'a: b'),
        ],
        "a: 'yes'\nb: '12'\nc: '1941-05-27'\nd: 'a: b'\n",
      );
    });
    it('quotes numbers of every base, and leaves a hash that only begins like one as it is', () => {
      assertEdit(
        'a: x\n',
        (data) =>
          ['0x1f', '0o17', '0b101', '0b10c7', '0o19', '0xfg'].map((text, index) =>
            setMember(data, String.fromCharCode(97 + index), text),
          ),
        "a: '0x1f'\nb: '0o17'\nc: '0b101'\nd: 0b10c7\ne: 0o19\nf: 0xfg\n",
      );
    });
    it('setting a value removes the tag of the old one and keeps its anchor', () => {
      assertEdit(
        'a: !!str 1940 # x\nb: !!str &b 1\nc: &c !!str\n  2\nd: !!null\ne: !!seq # !y\n- 1\nf: [!!str 1, !!str 2]\n',
        (data) => [
          ...['a', 'b', 'c', 'd', 'e'].map((key) => setMember(data, key, 7)),
          setMember(data['f']!, 0, 7),
          setMember(data['f']!, 1, 7),
        ],
        'a: 7 # x\nb: &b 7\nc: &c 7\nd: 7\ne: 7 # !y\nf: [7, 7]\n',
      );
      assertEdit(
        'a:\n- !!str 1\n- !!str\n',
        (data) => [setMember(data['a']!, 0, 7), setMember(data['a']!, 1, 8)],
        'a:\n- 7\n- 8\n',
      );
    });
    it('setting a value keeps tags of keys, and comments that look like tags', () => {
      assertEdit(
        '!!str a: 1\nb: # !x\n  c: 1\n',
        (data) => [setMember(data, 'a', 2), setMember(data['b']!, 'c', 2)],
        '!!str a: 2\nb: # !x\n  c: 2\n',
      );
    });
    it('writes nothing into a set or an ordered mapping, flow or block', () => {
      for (const text of ['a: !!set {b, c}\n', 'a: !!set\n  ? b\n  ? c\n', 'a: !!omap # d\n# e\n- b: 1\n'])
        assertEdit(text, (data) => [setMember(data['a']!, 'd', 1), appendItem(data['a']!, 1)], text);
      assertEdit(
        'a: !!map {}\nb: !!seq\n- 1\n',
        (data) => [setMember(data['a']!, 'c', 1), appendItem(data['b']!, 2)],
        'a: !!map { c: 1 }\nb: !!seq\n- 1\n- 2\n',
      );
    });
    it('writes nothing where keys have `? ` or no braces of their own, and adds nothing behind a tag or `---`', () => {
      for (const text of ['? a\n', '? a\n: 1\nb: 2\n', '? |\n  a\n: 1\n'])
        assertEdit(text, (data) => [setMember(data, Object.keys(data)[0]!, 2), setMember(data, 'c', 3)], text);
      assertEdit('a:\n  ? b\n  : c\n', (data) => [setMember(data['a']!, 'b', 2)], 'a:\n  ? b\n  : c\n');
      assertEdit('a: [b: 1]\n', (data) => [setMember(data['a']![0]!, 'c', 2)], 'a: [b: 1]\n');
      assertEdit('a: [b: 1]\n', (data) => [removeMember(data['a']![0]!, 'b')], 'a: [b: 1]\n');
      for (const text of ['--- a: 1\n', '!!str a: 1\n', '&x a: 1\n'])
        assertEdit(text, (data) => [setMember(data, 'b', 2), setMember(data, 'a', 3)], text.replace('1', '3'));
      assertEdit('a: !<tag:yaml.org,2002:str> 1\n', (data) => [setMember(data, 'a', 2)], 'a: 2\n');
    });
    it('writes words of YAML 1.1 as keys without quotes', () => {
      assertEdit(
        'a: {}\nb: 1\n',
        (data) => [setMember(data['a']!, 'on', 'ark'), setMember(data, 'on', { off: 1 })],
        'a: { on: ark }\nb: 1\non: { off: 1 }\n',
      );
    });
    it('writes whole numbers as keys without quotes', () => {
      assertEdit(
        'a: 1\n',
        (data) => [setMember(data, 'at', { 6: 1, 10: 2, '007': 3 })],
        "a: 1\nat: { 6: 1, 10: 2, '007': 3 }\n",
      );
    });
    it('fills in an empty value', () => {
      assertEdit(
        'a:  # why\nb:\n  -\n',
        (data) => [setMember(data, 'a', 1), setMember(data['b']!, 0, 2)],
        'a: 1  # why\nb:\n  - 2\n',
      );
    });
    it('writes a long nested value as lines and a short one in brackets', () => {
      assertEdit(
        'a: 1 # why\nz: 2\n',
        (data) => [
          setMember(data, 'a', { dice: { 'search.subs': 4 }, losses: [{ unit: 'u', effect: 'X' }], left: [] }),
        ],
        `
        a: # why
          dice: { search.subs: 4 }
          losses:
            - { unit: u, effect: X }
          left: []
        z: 2
        `,
      );
    });
    it('replaces several lines by a value on one line', () => {
      assertEdit('a: # why\n  x: 1\n  y: 2\nb: 3\n', (data) => [setMember(data, 'a', 4)], 'a: 4 # why\nb: 3\n');
    });
    it('adds a key below the others', () => {
      assertEdit(
        'a:\n  - x: 1 # one\n    # two\n\nb: 2',
        (data) => [setMember(data['a']![0]!, 'k', 2)],
        'a:\n  - x: 1 # one\n    k: 2\n    # two\n\nb: 2',
      );
    });
    it('adds a key above the others on request', () => {
      assertEdit(
        '# about\ntitle: x\n',
        (data) => [{ ...setMember(data, 'ruleset', 'wif-ssw'), first: true }],
        '# about\nruleset: wif-ssw\ntitle: x\n',
      );
    });
    it('adds a key below the others after a byte order mark', () => {
      assertEdit('\ufeffa: 1\n', (data) => [setMember(data, 'b', 2)], '\ufeffa: 1\nb: 2\n');
      assertEdit('\ufeffa:\n  b: 1\n', (data) => [setMember(data['a']!, 'c', 2)], '\ufeffa:\n  b: 1\n  c: 2\n');
    });
    it('adds a key in braces', () => {
      assertEdit(
        'a: { x: 1 }\nb: {}\n',
        (data) => [setMember(data['a']!, 'k', 2), setMember(data['b']!, 'z', 3)],
        'a: { x: 1, k: 2 }\nb: { z: 3 }\n',
      );
    });
    it('setting a merged key writes an own key', () => {
      assertEdit(
        'x: &x { p: 1 }\ny:\n  <<: *x\n  q: 2\n',
        (data) => [setMember(data['y']!, 'p', 5)],
        'x: &x { p: 1 }\ny:\n  <<: *x\n  q: 2\n  p: 5\n',
      );
    });
    it('setting a value through an alias changes the anchored value', () => {
      assertEdit('x: &x { p: 1 }\ny: *x\n', (data) => [setMember(data['y']!, 'p', 5)], 'x: &x { p: 5 }\ny: *x\n');
      assertEdit('x: &x 1\n', (data) => [setMember(data, 'x', 2)], 'x: &x 2\n');
    });
  });

  describe('remove', () => {
    it('removes a line with its comment and the comment lines right above it', () => {
      assertEdit(
        'a: 1\n# about b\nb: 2 # two\n# about c\nc: 3\n',
        (data) => [removeMember(data, 'b')],
        'a: 1\n# about c\nc: 3\n',
      );
    });
    it('keeps the comment above a removed first item, which may be about the list', () => {
      assertEdit('a:\n  # all\n  - 1\n  - 2\n', (data) => [removeMember(data['a']!, 0)], 'a:\n  # all\n  - 2\n');
    });
    it('moves the next key behind the dash of a removed one', () => {
      assertEdit('a:\n  - x: 1\n    y: 2\n', (data) => [removeMember(data['a']![0]!, 'x')], 'a:\n  - y: 2\n');
      assertEdit(
        'a:\n  - x: 1 # x\n    # about y\n    y: 2\n',
        (data) => [removeMember(data['a']![0]!, 'x')],
        'a:\n  -\n    # about y\n    y: 2\n',
      );
    });
    it('leaves an empty list or mapping after the last member is removed', () => {
      assertEdit(
        'a:\n  - 1\nb:\n  c: 1\nd: [2]\n',
        (data) => [removeMember(data['a']!, 0), removeMember(data['b']!, 'c'), removeMember(data['d']!, 0)],
        'a: []\nb: {}\nd: []\n',
      );
    });
    it('removes an item from brackets with its comma', () => {
      assertEdit('a: [1, 2, 3]\n', (data) => [removeMember(data['a']!, 0)], 'a: [2, 3]\n');
      assertEdit('a: [1, 2, 3]\n', (data) => [removeMember(data['a']!, 1)], 'a: [1, 3]\n');
      assertEdit('a: [1, 2, 3]\n', (data) => [removeMember(data['a']!, 2)], 'a: [1, 2]\n');
    });
    it('removes several items of one list', () => {
      assertEdit(
        'a:\n  - 1\n  - 2\n  - 3\n',
        (data) => [removeMember(data['a']!, 0), removeMember(data['a']!, 2)],
        'a:\n  - 2\n',
      );
      assertEdit('a:\n  - 1\n  - 2\n', (data) => [removeMember(data['a']!, 0), removeMember(data['a']!, 1)], 'a: []\n');
    });
    it('removes items of several documents, each by its own place', () => {
      const text = 'a: [1, 2, 3]\n---\na: [1, 2, 3]\n';
      const file = parse(text);
      const [first, second] = file.documents.map(({ data }) => data['a'] as Plain[]);
      const edits = createTextEdits(file, [removeMember(first!, 0), removeMember(second!, 1)]);
      assert.equal(applyTextEdits(text, edits), 'a: [2, 3]\n---\na: [1, 3]\n');
    });
    it('removes a key in braces beside a merge key, which stays', () => {
      const x = 'x: &x { p: 1, q: 2, r: 3 }\n';
      const removeFirst = (data: Tree) => [removeMember(data['y']!, 'q')];
      assertEdit(`${x}y: { <<: *x, q: 5 }\n`, removeFirst, `${x}y: { <<: *x }\n`);
      assertEdit(`${x}y: { q: 5, <<: *x }\n`, removeFirst, `${x}y: { <<: *x }\n`);
      assertEdit(`${x}y: { a: 1, q: 5, <<: *x, b: 2 }\n`, removeFirst, `${x}y: { a: 1, <<: *x, b: 2 }\n`);
    });
    it('removes a merged key from its source', () => {
      assertEdit(
        'x: &x\n  p: 1\n  q: 2\ny:\n  <<: *x\n',
        (data) => [removeMember(data['y']!, 'p')],
        'x: &x\n  q: 2\ny:\n  <<: *x\n',
      );
    });
  });

  describe('rename and append', () => {
    it('renaming changes the key alone', () => {
      assertEdit(
        'atack: 3 # three\n"old": 1\n',
        (data) => [renameMember(data, 'atack', 'attack'), renameMember(data, 'old', 'new')],
        'attack: 3 # three\n"new": 1\n',
      );
    });
    it('appends an item below the others in the style of the list', () => {
      assertEdit(
        'a:\n- x: 1\n# end\nb: 1\n',
        (data) => [appendItem(data['a']!, { x: 2 })],
        'a:\n- x: 1\n- { x: 2 }\n# end\nb: 1\n',
      );
      assertEdit('a:\r\n    - 1', (data) => [appendItem(data['a']!, 2)], 'a:\r\n    - 1\r\n    - 2');
      assertEdit(
        'a: [1]\nb: []\n',
        (data) => [appendItem(data['a']!, 2), appendItem(data['b']!, 'x')],
        'a: [1, 2]\nb: [x]\n',
      );
    });
  });

  it('ignores edits of objects that are not in the file', () => {
    const file = parse('a: 1\n');
    assert.deepEqual(createTextEdits(file, [setMember({ x: 1 }, 'x', 2)]), []);
  });

  it('edits of random texts have their effect on the data and keep all other comments', () => {
    let changed = 0;
    fc.assert(
      fc.property(
        root,
        chooser,
        layout,
        arbitraryValue,
        fc.nat(),
        fc.constantFrom('set', 'remove', 'rename', 'append', 'add'),
        (data, choose, style, value, pick, kind) => {
          const text = writeMapping(data, choose, style);
          const file = parse(text);
          assert.deepEqual(file.diagnostics, []);
          const document = file.documents[0]!;
          assert.deepEqual(document.data, data);

          const places = listMembers(document.data);
          const place = places[pick % places.length]!;
          const model = structuredClone<Mapping>(data);
          const edit = createEdit(kind, place, model, value);
          if (!edit) return;
          changed++;
          const after = applyTextEdits(text, createTextEdits(file, [edit]));
          const again = parse(after);
          assert.deepEqual(again.diagnostics, [], after);
          assert.deepEqual(again.documents[0]?.data, model, after);

          const range =
            edit.edit === 'append' || kind === 'add' || kind === 'rename'
              ? undefined
              : rangeAt(document, { owner: edit.owner, key: (edit as { key: string }).key })!;
          const expectedComments = range ? listCommentsOutside(text, range) : listComments(text);
          const remainingComments = new Set(listComments(after));
          assert.deepEqual(
            expectedComments.filter((comment) => !remainingComments.has(comment)),
            [],
            `lost from\n${text}\nin\n${after}`,
          );
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
    assert.ok(changed > 500);
  });
});

interface Member {
  readonly owner: object;
  readonly path: readonly (string | number)[];
  readonly key: string | number;
}

function listMembers(data: object): Member[] {
  const members: Member[] = [];
  const walk = (owner: object, path: readonly (string | number)[]) => {
    for (const [name, value] of Object.entries(owner)) {
      const key = Array.isArray(owner) ? Number(name) : name;
      members.push({ owner, path, key });
      if (typeof value === 'object' && value !== null) walk(value as object, [...path, key]);
    }
  };
  walk(data, []);
  return members;
}

/** Creates an edit of a kind and applies it to the model as well. */
function createEdit(kind: string, { owner, path, key }: Member, model: Mapping, value: Plain): Edit | undefined {
  let twin = model as Record<string | number, unknown>;
  for (const step of path) twin = twin[step] as Record<string | number, unknown>;
  const holder = owner as Record<string | number, Plain>;
  if (kind === 'set') {
    twin[key] = value;
    return setMember(holder, key, value);
  }
  if (kind === 'remove') {
    if (Array.isArray(twin)) twin.splice(key as number, 1);
    else delete twin[key];
    return removeMember(holder, key);
  }
  if (kind === 'append') {
    if (!Array.isArray(twin)) return undefined;
    twin.push(value);
    return appendItem(owner as readonly unknown[], value);
  }
  if (Array.isArray(twin)) return undefined;
  if (kind === 'add') {
    twin['zz-new'] = value;
    return setMember(holder, 'zz-new', value);
  }
  twin['zz-new'] = twin[key];
  delete twin[key];
  return renameMember(holder as Record<string, Plain>, key as string, 'zz-new');
}

/** The comments that are neither on a line of a range nor directly above it. */
function listCommentsOutside(text: string, range: { from: number; to: number }): string[] {
  const end = text.indexOf('\n', range.to);
  let start = text.lastIndexOf('\n', Math.max(0, range.from - 1)) + 1;
  // extend the range over the line of a key whose value begins below, and over comments directly above
  for (;;) {
    const above = start < 2 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(above, start);
    if (start === 0 || !(/^\s*(#.*)?$/.test(line.trimEnd()) || /:\s*(#.*)?$/.test(line.trimEnd()))) break;
    start = above;
  }
  return listComments(text.slice(0, start) + '\n' + (end < 0 ? '' : text.slice(end)));
}
