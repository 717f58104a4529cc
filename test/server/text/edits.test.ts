import assert from 'node:assert/strict';
import fc from 'fast-check';
import { append, remove, rename, set, type Edit, type Plain } from '../../../server/src/model/edit';
import { applyTextEdits, parse, rangeOf, textEdits } from '../../../server/src/text/index';
import { dedent } from '../../support/fixture';
import { chooser, commentsOf, layout, plain, root, write, type Mapping } from './arbitrary';

type Tree = { [key: string]: Tree } & Tree[];

/** The text after edits that refer to its data. */
function edited(source: string, edits: (data: Tree) => Edit[]): string {
  const text = dedent(source);
  const file = parse(text);
  return applyTextEdits(text, textEdits(file, edits(file.documents[0]!.data as unknown as Tree)));
}

function check(source: string, edits: (data: Tree) => Edit[], expected: string): void {
  assert.equal(edited(source, edits), dedent(expected));
}

describe('structural edits of a text', () => {
  describe('set', () => {
    it('setting a value changes nothing but the value', () => {
      check('a: 1   # one\nb: 2\n', (data) => [set(data, 'a', 3)], 'a: 3   # one\nb: 2\n');
    });
    it('setting a text keeps its quotes', () => {
      check(`a: "one"\nb: 'two'\n`, (data) => [set(data, 'a', 'x'), set(data, 'b', 'y')], `a: "x"\nb: 'y'\n`);
    });
    it('quotes text that would be read as another type', () => {
      check(
        'a: x\n',
        (data) => [set(data, 'a', 'yes'), set(data, 'b', '12'), set(data, 'c', '1941-05-27'), set(data, 'd', 'a: b')],
        "a: 'yes'\nb: '12'\nc: '1941-05-27'\nd: 'a: b'\n",
      );
    });
    it('setting a value removes the tag of the old one and keeps its anchor', () => {
      check(
        'a: !!str 1940 # x\nb: !!str &b 1\nc: &c !!str\n  2\nd: !!null\ne: !!seq # !y\n- 1\nf: [!!str 1, !!str 2]\n',
        (data) => [
          ...['a', 'b', 'c', 'd', 'e'].map((key) => set(data, key, 7)),
          set(data['f']!, 0, 7),
          set(data['f']!, 1, 7),
        ],
        'a: 7 # x\nb: &b 7\nc: &c 7\nd: 7\ne: 7 # !y\nf: [7, 7]\n',
      );
      check('a:\n- !!str 1\n- !!str\n', (data) => [set(data['a']!, 0, 7), set(data['a']!, 1, 8)], 'a:\n- 7\n- 8\n');
    });
    it('setting a value keeps tags of keys, and comments that look like tags', () => {
      check(
        '!!str a: 1\nb: # !x\n  c: 1\n',
        (data) => [set(data, 'a', 2), set(data['b']!, 'c', 2)],
        '!!str a: 2\nb: # !x\n  c: 2\n',
      );
    });
    it('writes nothing into a set or an ordered mapping, flow or block', () => {
      for (const text of ['a: !!set {b, c}\n', 'a: !!set\n  ? b\n  ? c\n', 'a: !!omap # d\n# e\n- b: 1\n'])
        check(text, (data) => [set(data['a']!, 'd', 1), append(data['a']!, 1)], text);
      check(
        'a: !!map {}\nb: !!seq\n- 1\n',
        (data) => [set(data['a']!, 'c', 1), append(data['b']!, 2)],
        'a: !!map { c: 1 }\nb: !!seq\n- 1\n- 2\n',
      );
    });
    it('writes words of YAML 1.1 as keys without quotes', () => {
      check(
        'a: {}\nb: 1\n',
        (data) => [set(data['a']!, 'on', 'ark'), set(data, 'on', { off: 1 })],
        'a: { on: ark }\nb: 1\non: { off: 1 }\n',
      );
    });
    it('writes whole numbers as keys without quotes', () => {
      check('a: 1\n', (data) => [set(data, 'at', { 6: 1, 10: 2, '007': 3 })], "a: 1\nat: { 6: 1, 10: 2, '007': 3 }\n");
    });
    it('fills in an empty value', () => {
      check('a:  # why\nb:\n  -\n', (data) => [set(data, 'a', 1), set(data['b']!, 0, 2)], 'a: 1  # why\nb:\n  - 2\n');
    });
    it('writes a long nested value as lines and a short one in brackets', () => {
      check(
        'a: 1 # why\nz: 2\n',
        (data) => [set(data, 'a', { dice: { 'search.subs': 4 }, losses: [{ unit: 'u', effect: 'X' }], left: [] })],
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
      check('a: # why\n  x: 1\n  y: 2\nb: 3\n', (data) => [set(data, 'a', 4)], 'a: 4 # why\nb: 3\n');
    });
    it('adds a key below the others', () => {
      check(
        'a:\n  - x: 1 # one\n    # two\n\nb: 2',
        (data) => [set(data['a']![0]!, 'k', 2)],
        'a:\n  - x: 1 # one\n    k: 2\n    # two\n\nb: 2',
      );
    });
    it('adds a key above the others on request', () => {
      check(
        '# about\ntitle: x\n',
        (data) => [{ ...set(data, 'ruleset', 'wif-ssw'), first: true }],
        '# about\nruleset: wif-ssw\ntitle: x\n',
      );
    });
    it('adds a key in braces', () => {
      check(
        'a: { x: 1 }\nb: {}\n',
        (data) => [set(data['a']!, 'k', 2), set(data['b']!, 'z', 3)],
        'a: { x: 1, k: 2 }\nb: { z: 3 }\n',
      );
    });
    it('setting a merged key writes an own key', () => {
      check(
        'x: &x { p: 1 }\ny:\n  <<: *x\n  q: 2\n',
        (data) => [set(data['y']!, 'p', 5)],
        'x: &x { p: 1 }\ny:\n  <<: *x\n  q: 2\n  p: 5\n',
      );
    });
    it('setting a value through an alias changes the anchored value', () => {
      check('x: &x { p: 1 }\ny: *x\n', (data) => [set(data['y']!, 'p', 5)], 'x: &x { p: 5 }\ny: *x\n');
      check('x: &x 1\n', (data) => [set(data, 'x', 2)], 'x: &x 2\n');
    });
  });

  describe('remove', () => {
    it('removes a line with its comment and the comment lines right above it', () => {
      check('a: 1\n# about b\nb: 2 # two\n# about c\nc: 3\n', (data) => [remove(data, 'b')], 'a: 1\n# about c\nc: 3\n');
    });
    it('keeps the comment above a removed first item, which may be about the list', () => {
      check('a:\n  # all\n  - 1\n  - 2\n', (data) => [remove(data['a']!, 0)], 'a:\n  # all\n  - 2\n');
    });
    it('moves the next key behind the dash of a removed one', () => {
      check('a:\n  - x: 1\n    y: 2\n', (data) => [remove(data['a']![0]!, 'x')], 'a:\n  - y: 2\n');
      check(
        'a:\n  - x: 1 # x\n    # about y\n    y: 2\n',
        (data) => [remove(data['a']![0]!, 'x')],
        'a:\n  -\n    # about y\n    y: 2\n',
      );
    });
    it('leaves an empty list or mapping after the last member is removed', () => {
      check(
        'a:\n  - 1\nb:\n  c: 1\nd: [2]\n',
        (data) => [remove(data['a']!, 0), remove(data['b']!, 'c'), remove(data['d']!, 0)],
        'a: []\nb: {}\nd: []\n',
      );
    });
    it('removes an item from brackets with its comma', () => {
      check('a: [1, 2, 3]\n', (data) => [remove(data['a']!, 0)], 'a: [2, 3]\n');
      check('a: [1, 2, 3]\n', (data) => [remove(data['a']!, 1)], 'a: [1, 3]\n');
      check('a: [1, 2, 3]\n', (data) => [remove(data['a']!, 2)], 'a: [1, 2]\n');
    });
    it('removes several items of one list', () => {
      check('a:\n  - 1\n  - 2\n  - 3\n', (data) => [remove(data['a']!, 0), remove(data['a']!, 2)], 'a:\n  - 2\n');
      check('a:\n  - 1\n  - 2\n', (data) => [remove(data['a']!, 0), remove(data['a']!, 1)], 'a: []\n');
    });
    it('removes a merged key from its source', () => {
      check(
        'x: &x\n  p: 1\n  q: 2\ny:\n  <<: *x\n',
        (data) => [remove(data['y']!, 'p')],
        'x: &x\n  q: 2\ny:\n  <<: *x\n',
      );
    });
  });

  describe('rename and append', () => {
    it('renaming changes the key alone', () => {
      check(
        'atack: 3 # three\n"old": 1\n',
        (data) => [rename(data, 'atack', 'attack'), rename(data, 'old', 'new')],
        'attack: 3 # three\n"new": 1\n',
      );
    });
    it('appends an item below the others in the style of the list', () => {
      check(
        'a:\n- x: 1\n# end\nb: 1\n',
        (data) => [append(data['a']!, { x: 2 })],
        'a:\n- x: 1\n- { x: 2 }\n# end\nb: 1\n',
      );
      check('a:\r\n    - 1', (data) => [append(data['a']!, 2)], 'a:\r\n    - 1\r\n    - 2');
      check('a: [1]\nb: []\n', (data) => [append(data['a']!, 2), append(data['b']!, 'x')], 'a: [1, 2]\nb: [x]\n');
    });
  });

  it('ignores edits of objects that are not in the file', () => {
    const file = parse('a: 1\n');
    assert.deepEqual(textEdits(file, [set({ x: 1 }, 'x', 2)]), []);
  });

  it('edits of random texts have their effect on the data and keep all other comments', () => {
    let changed = 0;
    fc.assert(
      fc.property(
        root,
        chooser,
        layout,
        plain,
        fc.nat(),
        fc.constantFrom('set', 'remove', 'rename', 'append', 'add'),
        (data, choose, style, value, pick, kind) => {
          const text = write(data, choose, style);
          const file = parse(text);
          assert.deepEqual(file.problems, []);
          const document = file.documents[0]!;
          assert.deepEqual(document.data, data);

          const places = placesOf(document.data);
          const place = places[pick % places.length]!;
          const model = structuredClone<Mapping>(data);
          const edit = editOf(kind, place, model, value);
          if (!edit) return;
          changed++;
          const after = applyTextEdits(text, textEdits(file, [edit]));
          const again = parse(after);
          assert.deepEqual(again.problems, [], after);
          assert.deepEqual(again.documents[0]?.data, model, after);

          const range =
            edit.edit === 'append' || kind === 'add' || kind === 'rename'
              ? undefined
              : rangeOf(document, { owner: edit.owner, key: (edit as { key: string }).key })!;
          const kept = range ? outside(text, range) : commentsOf(text);
          const left = new Set(commentsOf(after));
          assert.deepEqual(
            kept.filter((comment) => !left.has(comment)),
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

function placesOf(data: object): Member[] {
  const found: Member[] = [];
  const walk = (owner: object, path: readonly (string | number)[]) => {
    for (const [name, value] of Object.entries(owner)) {
      const key = Array.isArray(owner) ? Number(name) : name;
      found.push({ owner, path, key });
      if (typeof value === 'object' && value !== null) walk(value as object, [...path, key]);
    }
  };
  walk(data, []);
  return found;
}

/** Creates an edit of a kind and applies it to the model as well. */
function editOf(kind: string, { owner, path, key }: Member, model: Mapping, value: Plain): Edit | undefined {
  let twin = model as Record<string | number, unknown>;
  for (const step of path) twin = twin[step] as Record<string | number, unknown>;
  const holder = owner as Record<string | number, Plain>;
  if (kind === 'set') {
    twin[key] = value;
    return set(holder, key, value);
  }
  if (kind === 'remove') {
    if (Array.isArray(twin)) twin.splice(key as number, 1);
    else delete twin[key];
    return remove(holder, key);
  }
  if (kind === 'append') {
    if (!Array.isArray(twin)) return undefined;
    twin.push(value);
    return append(owner as readonly unknown[], value);
  }
  if (Array.isArray(twin)) return undefined;
  if (kind === 'add') {
    twin['zz-new'] = value;
    return set(holder, 'zz-new', value);
  }
  twin['zz-new'] = twin[key];
  delete twin[key];
  return rename(holder as Record<string, Plain>, key as string, 'zz-new');
}

/** The comments that are neither on a line of a range nor directly above it. */
function outside(text: string, range: { from: number; to: number }): string[] {
  const end = text.indexOf('\n', range.to);
  let start = text.lastIndexOf('\n', Math.max(0, range.from - 1)) + 1;
  // extend the range over the line of a key whose value begins below, and over comments directly above
  for (;;) {
    const above = start < 2 ? 0 : text.lastIndexOf('\n', start - 2) + 1;
    const line = text.slice(above, start);
    if (start === 0 || !(/^\s*(#.*)?$/.test(line.trimEnd()) || /:\s*(#.*)?$/.test(line.trimEnd()))) break;
    start = above;
  }
  return commentsOf(text.slice(0, start) + '\n' + (end < 0 ? '' : text.slice(end)));
}
