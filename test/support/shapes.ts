/**
 * Long texts of every shape in every ruleset: each list of the samples with many items, sound and with errors, and each construct of YAML that
 * can be repeated. Tests measure how work grows with them, not the results.
 */
import fs from 'node:fs';
import { parseAllDocuments, stringify } from 'yaml';
import { rulesetIds } from '../../server/src/features';
import { hostileTexts, repeatText } from './hostile';
import { scenarioFiles } from './samples';

export interface Shape {
  readonly name: string;
  /** @param size number of repetitions */
  readonly write: (size: number) => string;
}

type Data = Readonly<Record<string, unknown>>;

/** A placeholder for the items of a list. */
const itemsMark = 'ITEMS-HERE';

/** A placeholder for the number of an item. */
const numberMark = 'NUMBER';

export function listShapes(): readonly Shape[] {
  return [
    ...Object.entries(hostileTexts).map(([name, { write }]) => ({ name, write })),
    ...rulesetIds.flatMap((id) => [...createYamlShapes(id, writePowers(id)), ...createListShapes(id)]),
  ];
}

function readSamples(ruleset: string): readonly Data[] {
  return scenarioFiles(`samples/${ruleset}`).flatMap((file) =>
    parseAllDocuments(fs.readFileSync(file, 'utf8'), { merge: true }).map((document) => document.toJS() as Data),
  );
}

/** Constructs of YAML, and of every ruleset, that can be repeated. */
function createYamlShapes(ruleset: string, powers: string): readonly Shape[] {
  const head = `ruleset: ${ruleset}\n`;
  const writeLong = (size: number) => 'n'.repeat(size);
  const all: Readonly<Record<string, (size: number) => string>> = {
    'unknown root keys': (size) => head + repeatText(size, (at) => `key${at}: 1\n`),
    'unknown root keys without a ruleset': (size) => repeatText(size, (at) => `key${at}: 1\n`),
    'root keys of other rulesets': (size) =>
      head + repeatText(size, (at) => `${['engagements', 'seaBattles', 'submarineMoves', 'airMoves', 'airOperations'][at % 5]}${at}: []\n`),
    'unknown inner keys': (size) => `${head}turn: { ${repeatText(size, (at) => `key${at}: 1, `)} }\n`,
    'misspelt keys of a mapping': (size) => `${head}options:\n${repeatText(size, (at) => `  roundin${at}: 1\n`)}`,
    'the same root key': (size) => head + repeatText(size, () => 'title: a\n'),
    'the same inner key': (size) => `${head}turn:\n${repeatText(size, () => '  year: 1942\n')}`,
    powers: (size) => `${head}powers:\n${repeatText(size, (at) => `  power${at}: { side: axis }\n`)}`,
    'powers at war': (size) =>
      `${head}powers:\n${repeatText(size, (at) => `  power${at}: { side: axis, atWarWith: [power${(at + 1) % size}] }\n`)}`,
    'faulty powers': (size) => `${head}powers:\n${repeatText(size, (at) => `  power${at}: { side: axs }\n`)}`,
    'half-typed powers': (size) => `${head}powers:\n${repeatText(size, (at) => `  power${at}: { side\n`)}`,
    'lines of powers that are cut off': (size) => `${head}powers:\n${repeatText(size, (at) => `  power${at}\n`)}`,
    anchors: (size) => `${head}${repeatText(size, (at) => `x${at}: &a${at} 1\n`)}`,
    'the same anchor': (size) => `${head}${repeatText(size, () => `- &a 1\n`)}`,
    aliases: (size) => `${head}title: &a x\n${repeatText(size, (at) => `x${at}: *a\n`)}`,
    'aliases of a mapping': (size) => `${head}x: &a { side: axis }\npowers:\n${repeatText(size, (at) => `  p${at}: *a\n`)}`,
    'aliases of a faulty mapping': (size) => `${head}x: &a { side: axs }\npowers:\n${repeatText(size, (at) => `  p${at}: *a\n`)}`,
    'unknown aliases in a list': (size) => `${head}x: [${repeatText(size, (at) => `*a${at}, `)}]\n`,
    'merge keys': (size) => `${head}x: &a { side: axis }\npowers:\n${repeatText(size, (at) => `  p${at}: { <<: *a }\n`)}`,
    'merge keys of a list': (size) => `${head}x: &a { side: axis }\ny:\n  <<: [${repeatText(size, () => '*a, ')}]\n`,
    'a long title': (size) => `${head}title: ${writeLong(size)}\n`,
    'a long key': (size) => `${head}${writeLong(size)}: 1\n`,
    'a long id': (size) => `${head}powers: { ${writeLong(size)}: { side: axis } }\n`,
    'a long quoted text': (size) => `${head}title: "${'a\\n'.repeat(size)}"\n`,
    'a quote that is not closed': (size) => `${head}title: "${repeatText(size, (at) => `line ${at}\n`)}`,
    'a block scalar': (size) => `${head}title: |\n${repeatText(size, (at) => `  line ${at}\n`)}`,
    'a plain text of several lines': (size) => `${head}title: a\n${repeatText(size, (at) => `  line ${at}\n`)}`,
    'numbers on a line': (size) => `${head}x: [${repeatText(size, (at) => `${at}, `)}]\n`,
    'numbers on lines': (size) => `${head}x:\n${repeatText(size, (at) => `  - ${at}\n`)}`,
    'numbers in brackets on lines': (size) => `${head}x: [\n${repeatText(size, (at) => `  ${at},\n`)}]\n`,
    'members on a line': (size) => `${head}x: { ${repeatText(size, (at) => `k${at}: ${at}, `)} }\n`,
    'aligned members': (size) => `${head}x:\n${repeatText(size, (at) => `  k${at}${' '.repeat(at % 7)}: ${at} # c\n`)}`,
    'nested lists': (size) => `${head}x: ${'['.repeat(size)}${']'.repeat(size)}\n`,
    'nested blocks': (size) => `${head}x:\n${repeatText(Math.min(size, 900), (at) => `${' '.repeat(at + 1)}k:\n`)}`,
    comments: (size) => head + repeatText(size, (at) => `# comment ${at}\n`),
    'comments in a list': (size) => `${head}x:\n${repeatText(size, (at) => `  # comment ${at}\n  - ${at} # behind\n`)}`,
    'comments behind a key': (size) => `${head}x: 1${' # c'.repeat(size)}\n`,
    'suppressions of lines': (size) => head + repeatText(size, (at) => `key${at}: 1 # asdic-ignore: schema/unknown-key\n`),
    'suppressions of nothing': (size) => head + repeatText(size, (at) => `# asdic-ignore: schema/unknown-key${at}\n`),
    'suppressions of the file': (size) => head + repeatText(size, () => `# asdic-ignore-file: schema/unknown-key\n`),
    'codes in a suppression': (size) => `${head}# asdic-ignore-file: ${repeatText(size, (at) => `schema/a${at}, `)}\n`,
    'misspelt suppressions': (size) => head + repeatText(size, () => `# asdic-ignor: schema/unknown-key\n`),
    documents: (size) => repeatText(size, (at) => `---\n${head}title: a${at}\n`),
    'documents with faults': (size) => repeatText(size, (at) => `---\n${head}key${at}: [1\n`),
    'documents without a ruleset': (size) => repeatText(size, (at) => `---\ntitle: a${at}\n`),
    'ends of documents': (size) => head + '...\n'.repeat(size),
    directives: (size) => `${'%YAML 1.2\n'.repeat(size)}---\n${head}`,
    'empty lines': (size) => `${head}title: a\n${'\n'.repeat(size)}powers: {}\n`,
    'blanks at the ends of lines': (size) => head + repeatText(size, (at) => `k${at}: 1   \n`),
    'carriage returns': (size) => `ruleset: ${ruleset}\r\n${repeatText(size, (at) => `k${at}: 1\r\n`)}`,
    'indentation by tabs': (size) => `${head}powers:\n${repeatText(size, (at) => `\tp${at}: { side: axis }\n`)}`,
    'tabs between': (size) => head + repeatText(size, (at) => `k${at}:\t1\t# c\n`),
    'brackets that are not closed': (size) => `${head}powers: ${repeatText(size, () => '{ a: [')}\n`,
    'brackets that are not closed on lines': (size) => `${head}powers:\n${repeatText(size, (at) => `  p${at}: { side: axis\n`)}`,
    'brackets that nothing opens': (size) => `${head}powers: {}${' }'.repeat(size)}\n`,
    'root keys with an open bracket': (size) => head + repeatText(size, (at) => `k${at}: { a: 1\n`),
    'commas that are missing': (size) => `${head}x: [${repeatText(size, (at) => `{ a: ${at} } `)}]\n`,
    'blanks that are missing': (size) => `${head}powers:\n${repeatText(size, (at) => `  p${at}:{side: axis}\n`)}`,
    'wrong indentation': (size) => `${head}powers:\n${repeatText(size, (at) => `${' '.repeat(2 + (at % 3))}p${at}: 1\n`)}`,
    'root keys with wrong indentation': (size) => head + repeatText(size, (at) => `k${at}:\n    a: 1\n  b: 2\n`),
    'items after one with wrong indentation': (size) =>
      `${head}x:\n  y:\n    - a: 1\n   x- a: 1\n${'    - a: 1\n'.repeat(size)}  z: 1\n`,
    'items of nothing': (size) => head + '-\n'.repeat(size),
    'dashes of nothing in a list': (size) => `${head}x:\n${'  -\n'.repeat(size)}`,
    tags: (size) => head + repeatText(size, (at) => `k${at}: !t${at} 1\n`),
    'explicit keys': (size) => head + repeatText(size, (at) => `? k${at}\n: 1\n`),
    'unicode in names': (size) => `${head}powers:\n${repeatText(size, (at) => `  "💥ü${at}": { side: axis }\n`)}`,
    'unicode on a line': (size) => `${head}title: ${'💥ü'.repeat(size)}\n`,
    'invisible characters': (size) => `${head}title: ${'a\u200b\u202e'.repeat(size)}\n`,
    'control characters': (size) => head + repeatText(size, (at) => `k${at}: a\u0007\n`),
    'merge conflicts': (size) => head + repeatText(size, (at) => `<<<<<<< HEAD\nk${at}: 1\n=======\nk${at}: 2\n>>>>>>> b\n`),
    'words without a colon': (size) => head + repeatText(size, (at) => `word${at}\n`),
    'keys without a blank': (size) => head + repeatText(size, (at) => `k${at}:1\n`),
    'files of tables': (size) => `${head}tables:\n${repeatText(size, (at) => `  t${at}: tables/t${at}.yaml\n`)}`,
    prototypes: (size) => head + repeatText(size, () => '__proto__: { constructor: 1 }\n'),
    'powers of the sample, each with faults': (size) =>
      `${head}${powers}${repeatText(size, (at) => `unknown${at}: { side: germany }\n`)}`,
  }; // prettier-ignore
  return Object.entries(all).map(([name, write]) => ({ name: `${ruleset}: ${name}`, write }));
}

function writePowers(ruleset: string): string {
  const powers = readSamples(ruleset).find((data) => 'powers' in data)?.['powers'];
  return powers === undefined ? '' : stringify({ powers });
}

/** Each list of the samples of a ruleset with many items. */
function createListShapes(ruleset: string): readonly Shape[] {
  const lists = new Map<string, readonly Shape[]>();
  for (const data of readSamples(ruleset))
    for (const { path, steps, items } of findLists(data)) {
      const item = items.find((candidate) => typeof candidate === 'object') ?? items[0];
      const name = `${ruleset}: ${path}`;
      if (!lists.has(path)) lists.set(path, createItemShapes(name, withItems(data, steps), item, steps.length === 1));
      // Checks of what is left compare each combat with all earlier ones that take the same units.
      const taking = items.find(takesUnits);
      const takers = `${name}, of the same units`;
      if (taking && !lists.has(takers))
        lists.set(takers, [
          { name: takers, write: createItemShapes(name, withItems(data, steps), taking, true)[0]!.write },
        ]);
    }
  return [...lists.values()].flat();
}

/** Whether a combat takes units from the order of battle. */
function takesUnits(item: unknown): boolean {
  return /"(?:from|unit)":"/.test(JSON.stringify(item));
}

interface List {
  /** Without the numbers of items. */
  readonly path: string;
  readonly steps: readonly (string | number)[];
  readonly items: readonly unknown[];
}

function* findLists(data: unknown, steps: readonly (string | number)[] = []): Generator<List> {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data) && data.length > 0)
    yield { path: steps.map((step) => (typeof step === 'number' ? '*' : step)).join('.'), steps, items: data };
  // Lists of dice are all alike: the first ones suffice.
  for (const [key, value] of Object.entries(data))
    if (key !== 'dice') yield* findLists(value, [...steps, Array.isArray(data) ? Number(key) : key]);
}

/** The text of a sample in block style, in which the list contains only the placeholder. */
function withItems(data: Data, steps: readonly (string | number)[]): string {
  const copy = structuredClone(data);
  let holder: unknown = copy;
  for (const step of steps.slice(0, -1)) holder = (holder as Record<string | number, unknown>)[step];
  (holder as Record<string | number, unknown>)[steps.at(-1)!] = [itemsMark];
  return stringify(copy, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** A list with sound, equal, faulty and half-typed items, and with unknown names. */
function createItemShapes(name: string, template: string, item: unknown, isRoot: boolean): readonly Shape[] {
  const line = template.split('\n').find((candidate) => candidate.includes(itemsMark))!;
  const indent = ' '.repeat(line.indexOf('-'));
  const createWriter = (written: string) => {
    const [before, after] = template.split(`${line}\n`) as [string, string];
    return (size: number) => before + repeatText(size, (at) => written.replaceAll(numberMark, String(at))) + after;
  };
  const writeBlock = (value: unknown) =>
    stringify([value], { lineWidth: 0, aliasDuplicateObjects: false }).replaceAll(/^/gm, indent).trimEnd() + '\n';
  const sound = { name: `${name}, sound`, write: createWriter(writeBlock(renumber(item))) };
  if (typeof item !== 'object' || item === null) return [sound];
  const asLine = {
    name: `${name}, each on a line`,
    write: createWriter(`${indent}- ${JSON.stringify(renumber(item))}\n`),
  };
  const words = writeBlock(renumber(item))
    .split('\n')
    .filter((text) => text !== '');
  const faulty = [
    sound,
    {
      name: `${name}, with an unknown key`,
      write: createWriter(writeBlock({ ...(renumber(item) as Data), misspelt: 1 })),
    },
    { name: `${name}, half-typed`, write: createWriter(`${words[0]!}\n${indent}  wea\n`) },
    { name: `${name}, with names of nothing`, write: createWriter(writeBlock(misname(renumber(item)))) },
  ];
  if (!isRoot) return faulty;
  return [
    ...faulty,
    asLine,
    { name: `${name}, with equal ids`, write: createWriter(writeBlock(item)) },
    { name: `${name}, empty`, write: createWriter(`${indent}- {}\n`) },
    { name: `${name}, begun`, write: createWriter(`${indent}-\n`) },
    { name: `${name}, with an open bracket`, write: createWriter(`${words.join('\n')}\n${indent}  open: [1\n`) },
    {
      name: `${name}, with a suppression`,
      write: createWriter(`${words[0]!} # asdic-ignore: schema/unknown-key\n${words.slice(1).join('\n')}\n`),
    },
  ];
}

/** The item with a placeholder for its number in each id. */
function renumber(item: unknown): unknown {
  const ids = new Set(Array.from(JSON.stringify(item).matchAll(/"id":"([^"]*)"/g), ([, id]) => id!));
  return mapText(item, (value) => (ids.has(value) ? `${value}-${numberMark}` : value));
}

/** The item with a placeholder in each word that is not an id. */
function misname(item: unknown): unknown {
  return mapText(item, (value) => (value.includes(numberMark) ? value : `${value}x${numberMark}`));
}

function mapText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((element) => mapText(element, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      change(key) === key || !key.includes('-') ? key : change(key),
      mapText(inner, change),
    ]),
  );
}
