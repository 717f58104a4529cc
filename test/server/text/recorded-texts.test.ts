/**
 * What the text layer reads of every construct of YAML, and how it edits and formats it, beside what was recorded: any change is reviewed as a change
 * of `test/recorded/text.txt`. `ASDIC_RECORD=1` records again.
 */
import {
  appendItem,
  moveMember,
  removeMember,
  renameMember,
  setMember,
  type Edit,
  type Plain,
} from '../../../server/src/model/edit';
import {
  applyTextEdits,
  createLayoutEdits,
  createTextEdits,
  findAnchors,
  findPath,
  findPlace,
  findSource,
  findWrittenMember,
  getStyle,
  keepFirstVersion,
  listMembers,
  locate,
  parse,
  rangeAt,
  toBlockStyle,
  toFlowStyle,
  type Range,
  type SourceDocument,
  type SourceFile,
} from '../../../server/src/text';
import { getNode } from '../../../server/src/text/node';
import { assertRecorded } from '../../support/recorded/compare';
import { brokenTexts, yamlConstructs } from './yaml-constructs';

/** Scenario-like texts, in which several constructs meet. */
const mixedTexts: readonly string[] = [
  '# head\npowers:\n  # first\n  cw: { side: allied } # after\n\n  germany:\n    side: axis\n# last\n',
  'forces:\n- id: a\n  units:\n  - { type: sub, count: 2 }\n  - type: dd\n    # why\n    count: 1\n- id: b # none\n  units: []\n',
  'a:\n    b:   1\n    cc:  22\n    d: [ 1,2 ]\n    e:\n        - x\n        -   y: 1\n            z: 2\n',
  'a: {\n  b: 1, # one\n  c: [\n    2,\n    3\n  ]\n}\nd: "x"\n',
  'base: &base { x: 1, y: [1, 2] }\nuse:\n  <<: *base\n  x: 2\nlist: [*base, 3]\n',
  'a:\r\n  - 1\r\n  - b: 2\r\n    c: 3\r\n',
  'a: |\n  one\n   two\n\nb: >-\n  folded\n  text\nc: 1\n',
  'ruleset: aare\nseaBattles:\n  - id: x\n   attacker: { power: japan\n  - id: y\n    defender: [\nturn: 1\n',
  'a: 1\n<<<<<<< mine\nb: 2\n=======\nb: 3\n>>>>>>> theirs\nc: 4\n',
];

const longValue = {
  name: 'a long value that is written on lines of its own, since it is too long for one',
  list: [1, 'two', null],
};

/** Control characters, byte order marks and halves of characters as codes, so that the record is plain text. */
const escape = (line: string): string =>
  line.replaceAll(
    /[\p{C}\u2028\u2029]/gu,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

const show = (range: Range | undefined): string => (range ? `${range.from}-${range.to}` : 'nowhere');

interface Member {
  readonly owner: object;
  readonly key: string | number;
  readonly name: string;
}

/** Every member of a document by its path, each object once. */
function listAllMembers({ data }: SourceDocument): readonly Member[] {
  const seen = new Set<object>();
  const list = (owner: object, path: string): readonly Member[] => {
    if (seen.has(owner)) return [];
    seen.add(owner);
    return Object.entries(owner).flatMap(([key, value]: [string, unknown]) => {
      const name = `${path}/${key}`;
      const inner = typeof value === 'object' && value !== null ? list(value, name) : [];
      return [{ owner, key: Array.isArray(owner) ? Number(key) : key, name }, ...inner];
    });
  };
  return list(data, '');
}

function* recordReading(file: SourceFile): Generator<string> {
  for (const { code, severity, message, range, related = [], fixes = [] } of file.diagnostics) {
    yield `problem ${code} ${severity === 'error' ? '' : `${severity} `}${show(range)} ${message}`;
    for (const other of related) yield `see ${show(other.range)} ${other.message}`;
    for (const { title, edits, preferred } of fixes)
      yield `fix${preferred ? '*' : ''} ${title} ${JSON.stringify(applyTextEdits(file.text, edits))}`;
  }
  for (const document of file.documents) {
    const chunks = document.chunks.map(
      ({ role, origin }) => `${role} ${document.origins.get(origin)}+${origin.length}`,
    );
    yield `document ${show(document.range)}${document.broken ? ' broken' : ''}: ${chunks.join(', ')}`;
    yield `data ${JSON.stringify(document.data)}`;
    const ranges = listAllMembers(document).map(({ owner, key, name }) => {
      const member = listMembers(document, owner).find((candidate) => candidate.key === key);
      return `${name} ${show(member?.keyRange)} ${show(rangeAt(document, { owner, key }))}`;
    });
    if (ranges.length > 0) yield `ranges ${ranges.join(', ')}`;
  }
}

function changeStyle(file: SourceFile, document: SourceDocument, { owner, key }: Member): string | undefined {
  const member = findWrittenMember(document, owner, key);
  const value = (owner as Readonly<Record<string | number, unknown>>)[key];
  const node = typeof value === 'object' && value !== null ? getNode(value) : undefined;
  if (!member || !node || node.source || getNode(owner)?.flow !== false) return undefined;
  const edit = node.flow
    ? toBlockStyle(file.text, member, member.valueRange, getStyle(file))
    : toFlowStyle(file.text, member, member.valueRange);
  return edit && applyTextEdits(file.text, [edit]);
}

function* recordChanges(file: SourceFile): Generator<string> {
  const { text } = file;
  const layouts = {
    'format 2': { indent: 2 },
    'format 4': { indent: 4 },
    spaces: { indent: 2, keepIndentation: true },
  };
  for (const [name, options] of Object.entries(layouts)) {
    const formatted = applyTextEdits(text, createLayoutEdits(file, options));
    if (formatted !== text) yield `${name} ${JSON.stringify(formatted)}`;
  }
  for (const document of file.documents)
    for (const member of listAllMembers(document).slice(0, 8)) {
      const { name } = member;
      const owner = member.owner as Record<string | number, unknown>;
      const { key } = member;
      const value = owner[key];
      const changes: Readonly<Record<string, readonly Edit[]>> = {
        set: [setMember(owner, key, 7)],
        'set long': [setMember(owner, key, longValue)],
        remove: [removeMember(owner, key)],
        rename: typeof key === 'string' ? [renameMember(owner, key, 'other key')] : [],
        append: Array.isArray(value) ? [appendItem(value, { x: 1 })] : [],
        'add and remove': [setMember(owner, Array.isArray(owner) ? key : 'added', 'no'), removeMember(owner, key)],
      };
      for (const [change, edits] of Object.entries(changes)) {
        const changed = applyTextEdits(text, createTextEdits(file, edits));
        if (changed !== text) yield `${change} ${name} ${JSON.stringify(changed)}`;
      }
      const otherStyle = changeStyle(file, document, member);
      if (otherStyle !== undefined) yield `style ${name} ${JSON.stringify(otherStyle)}`;
    }
}

function* listRecords(): Generator<string> {
  for (const [chapter, texts] of Object.entries({ ...yamlConstructs, mixed: mixedTexts })) {
    yield `== ${chapter}`;
    for (const text of texts) {
      const file = parse(text);
      yield `-- ${JSON.stringify(text)}`;
      yield* recordReading(file);
      yield* recordChanges(file);
    }
  }
}

/** Values of every kind, with texts that need quotes. */
const values: readonly Plain[] = [
  'text',
  'a: b',
  '# no',
  '- x',
  'yes',
  '1.5',
  '',
  "it's",
  'a\nb',
  null,
  true,
  -2,
  [],
  {},
  [1, 'two'],
  { x: 1, 'y z': [2] },
  [{ x: 1 }, [2, [3]], 'z'],
  { inner: { x: 1, list: [{ y: 2, z: 3 }] } },
  { long: 'x'.repeat(60), longer: 'y'.repeat(30) },
];

function* recordValues(file: SourceFile, document: SourceDocument): Generator<string> {
  yield `style ${JSON.stringify(getStyle(file))}`;
  const members = listAllMembers(document);
  const write = (edits: readonly Edit[]): string =>
    JSON.stringify(applyTextEdits(file.text, createTextEdits(file, edits)));
  for (const [index, value] of values.entries()) {
    const { owner, key, name } = members[(index * 5) % members.length]!;
    yield `set ${name} to ${JSON.stringify(value)} ${write([setMember(owner as Plain[], key as number, value)])}`;
    const list = members.map((member) => (member.owner as unknown[])[member.key as number]).find(Array.isArray);
    if (list) yield `append ${JSON.stringify(value)} ${write([appendItem(list, value), appendItem(list, 'last')])}`;
    yield `add ${JSON.stringify(value)} ${write([{ edit: 'set', owner: document.data, key: 'added', value, first: index % 2 === 0 }])}`;
  }
  const isScalar = ({ owner, key }: Member): boolean => typeof (owner as unknown[])[key as number] !== 'object';
  yield `all values ${write(members.filter(isScalar).map(({ owner, key }, index) => setMember(owner as Plain[], key as number, index)))}`;
  const named = members.filter((member): member is Member & { key: string } => typeof member.key === 'string');
  yield `all keys ${write(named.map(({ owner, key }) => renameMember(owner as Record<string, Plain>, key, `${key}2`)))}`;
  yield `no values ${write(members.map(({ owner, key }) => removeMember(owner as Plain[], key as number)))}`;
  for (const { owner, key, name } of named) {
    yield `move out ${name} ${write([moveMember(owner as Record<string, Plain>, key, document.data)])}`;
    yield `move in ${name} ${write([moveMember(owner as Record<string, Plain>, key, owner, 'inner', 'other')])}`;
    for (const target of named.filter((other) => other.owner !== owner && !other.name.startsWith(name)).slice(0, 2))
      yield `move ${name} beside ${target.name} ${write([moveMember(owner as Record<string, Plain>, key, target.owner, undefined, 'moved')])}`;
  }
}

function* recordPlaces(file: SourceFile, document: SourceDocument): Generator<string> {
  const { text } = file;
  const offsets = [...text.matchAll(/[\w*&<-]+|[\n,:]/g)].map(({ index }) => index);
  for (const at of offsets) {
    const located = locate(document, at);
    if (!located) yield `at ${at} nothing`;
    const place = located && findPlace(document, located.path);
    if (!located || !place) continue;
    const source = findSource({ ...place, onKey: located.onKey });
    const owner = findPath(document, place.owner)?.join('/');
    yield `at ${at} ${located.onKey ? 'key ' : ''}${located.path.join('/')} ${show(rangeAt(document, place))} of /${owner}${source ? `, written at ${show(rangeAt(document, source))}` : ''}`;
  }
}

function* recordWhole(file: SourceFile): Generator<string> {
  const { text } = file;
  for (const anchor of findAnchors(text)) yield `anchor ${JSON.stringify(anchor)}`;
  const first = keepFirstVersion(text);
  if (first !== text) yield `first version ${JSON.stringify(first)}`;
  const options = [{ indent: 2 }, { indent: 4 }, { indent: 2, keepIndentation: true }];
  for (let from = 0; from < text.length; from = text.indexOf('\n', from) + 1 || text.length)
    for (const option of options) {
      const edits = createLayoutEdits(file, { ...option, range: { from, to: from + 1 } });
      if (edits.length > 0)
        yield `format line at ${from} ${JSON.stringify(option)} ${JSON.stringify(applyTextEdits(text, edits))}`;
    }
}

function* listFurtherRecords(): Generator<string> {
  for (const text of brokenTexts) {
    yield `-- ${JSON.stringify(text)}`;
    const file = parse(text);
    yield* recordReading(file);
    yield `roots ${file.documents.map((document) => show(rangeAt(document, { owner: document.data }))).join(', ')}`;
  }
  for (const text of mixedTexts) {
    yield `-- ${JSON.stringify(text)}`;
    const file = parse(text);
    yield* recordWhole(file);
    for (const document of file.documents) {
      yield* recordPlaces(file, document);
      if (listAllMembers(document).length > 0) yield* recordValues(file, document);
    }
  }
}

describe('constructs of YAML', () => {
  it('texts with slips are described, and texts are found, edited and formatted in part, as recorded', () => {
    assertRecorded('text-changes', `${[...listFurtherRecords()].map(escape).join('\n')}\n`);
  });

  it('constructs of YAML are read, formatted and edited as recorded', () => {
    assertRecorded('text', `${[...listRecords()].map(escape).join('\n')}\n`);
  });
});
