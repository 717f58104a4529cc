/**
 * Long texts of every shape in every ruleset: each list of the samples with many items, sound and with errors, and each construct of YAML that
 * can be repeated. Tests measure how work grows with them, not the results.
 */
import fs from 'node:fs';
import { parseAllDocuments, stringify } from 'yaml';
import { rulesetIds } from '../../server/src/features';
import { hostileTexts, many } from './hostile';
import { scenarioFiles } from './samples';

export interface Shape {
  readonly name: string;
  /** @param size number of repetitions */
  readonly write: (size: number) => string;
}

type Data = Readonly<Record<string, unknown>>;

/** A placeholder for the items of a list. */
const mark = 'ITEMS-HERE';

/** A placeholder for the number of an item. */
const number = 'NUMBER';

export function shapes(): readonly Shape[] {
  return [
    ...Object.entries(hostileTexts).map(([name, { write }]) => ({ name, write })),
    ...rulesetIds.flatMap((id) => [...ofYaml(id, powersOf(id)), ...ofLists(id)]),
  ];
}

function samplesOf(ruleset: string): readonly Data[] {
  return scenarioFiles(`samples/${ruleset}`).flatMap((file) =>
    parseAllDocuments(fs.readFileSync(file, 'utf8'), { merge: true }).map((document) => document.toJS() as Data),
  );
}

/** Constructs of YAML, and of every ruleset, that can be repeated. */
function ofYaml(ruleset: string, powers: string): readonly Shape[] {
  const head = `ruleset: ${ruleset}\n`;
  const long = (size: number) => 'n'.repeat(size);
  const all: Readonly<Record<string, (size: number) => string>> = {
    'unknown root keys': (size) => head + many(size, (at) => `key${at}: 1\n`),
    'unknown root keys without a ruleset': (size) => many(size, (at) => `key${at}: 1\n`),
    'root keys of other rulesets': (size) =>
      head + many(size, (at) => `${['engagements', 'seaBattles', 'submarineMoves', 'airMoves', 'airOperations'][at % 5]}${at}: []\n`),
    'unknown inner keys': (size) => `${head}turn: { ${many(size, (at) => `key${at}: 1, `)} }\n`,
    'misspelt keys of a mapping': (size) => `${head}options:\n${many(size, (at) => `  roundin${at}: 1\n`)}`,
    'the same root key': (size) => head + many(size, () => 'title: a\n'),
    'the same inner key': (size) => `${head}turn:\n${many(size, () => '  year: 1942\n')}`,
    powers: (size) => `${head}powers:\n${many(size, (at) => `  power${at}: { side: axis }\n`)}`,
    'powers at war': (size) =>
      `${head}powers:\n${many(size, (at) => `  power${at}: { side: axis, atWarWith: [power${(at + 1) % size}] }\n`)}`,
    'faulty powers': (size) => `${head}powers:\n${many(size, (at) => `  power${at}: { side: axs }\n`)}`,
    'half-typed powers': (size) => `${head}powers:\n${many(size, (at) => `  power${at}: { side\n`)}`,
    'lines of powers that are cut off': (size) => `${head}powers:\n${many(size, (at) => `  power${at}\n`)}`,
    anchors: (size) => `${head}${many(size, (at) => `x${at}: &a${at} 1\n`)}`,
    'the same anchor': (size) => `${head}${many(size, () => `- &a 1\n`)}`,
    aliases: (size) => `${head}title: &a x\n${many(size, (at) => `x${at}: *a\n`)}`,
    'aliases of a mapping': (size) => `${head}x: &a { side: axis }\npowers:\n${many(size, (at) => `  p${at}: *a\n`)}`,
    'aliases of a faulty mapping': (size) => `${head}x: &a { side: axs }\npowers:\n${many(size, (at) => `  p${at}: *a\n`)}`,
    'unknown aliases in a list': (size) => `${head}x: [${many(size, (at) => `*a${at}, `)}]\n`,
    'merge keys': (size) => `${head}x: &a { side: axis }\npowers:\n${many(size, (at) => `  p${at}: { <<: *a }\n`)}`,
    'merge keys of a list': (size) => `${head}x: &a { side: axis }\ny:\n  <<: [${many(size, () => '*a, ')}]\n`,
    'a long title': (size) => `${head}title: ${long(size)}\n`,
    'a long key': (size) => `${head}${long(size)}: 1\n`,
    'a long id': (size) => `${head}powers: { ${long(size)}: { side: axis } }\n`,
    'a long quoted text': (size) => `${head}title: "${'a\\n'.repeat(size)}"\n`,
    'a quote that is not closed': (size) => `${head}title: "${many(size, (at) => `line ${at}\n`)}`,
    'a block scalar': (size) => `${head}title: |\n${many(size, (at) => `  line ${at}\n`)}`,
    'a plain text of several lines': (size) => `${head}title: a\n${many(size, (at) => `  line ${at}\n`)}`,
    'numbers on a line': (size) => `${head}x: [${many(size, (at) => `${at}, `)}]\n`,
    'numbers on lines': (size) => `${head}x:\n${many(size, (at) => `  - ${at}\n`)}`,
    'numbers in brackets on lines': (size) => `${head}x: [\n${many(size, (at) => `  ${at},\n`)}]\n`,
    'members on a line': (size) => `${head}x: { ${many(size, (at) => `k${at}: ${at}, `)} }\n`,
    'aligned members': (size) => `${head}x:\n${many(size, (at) => `  k${at}${' '.repeat(at % 7)}: ${at} # c\n`)}`,
    'nested lists': (size) => `${head}x: ${'['.repeat(size)}${']'.repeat(size)}\n`,
    'nested blocks': (size) => `${head}x:\n${many(Math.min(size, 900), (at) => `${' '.repeat(at + 1)}k:\n`)}`,
    comments: (size) => head + many(size, (at) => `# comment ${at}\n`),
    'comments in a list': (size) => `${head}x:\n${many(size, (at) => `  # comment ${at}\n  - ${at} # behind\n`)}`,
    'comments behind a key': (size) => `${head}x: 1${' # c'.repeat(size)}\n`,
    'suppressions of lines': (size) => head + many(size, (at) => `key${at}: 1 # asdic-ignore: schema/unknown-key\n`),
    'suppressions of nothing': (size) => head + many(size, (at) => `# asdic-ignore: schema/unknown-key${at}\n`),
    'suppressions of the file': (size) => head + many(size, () => `# asdic-ignore-file: schema/unknown-key\n`),
    'codes in a suppression': (size) => `${head}# asdic-ignore-file: ${many(size, (at) => `schema/a${at}, `)}\n`,
    'misspelt suppressions': (size) => head + many(size, () => `# asdic-ignor: schema/unknown-key\n`),
    documents: (size) => many(size, (at) => `---\n${head}title: a${at}\n`),
    'documents with faults': (size) => many(size, (at) => `---\n${head}key${at}: [1\n`),
    'documents without a ruleset': (size) => many(size, (at) => `---\ntitle: a${at}\n`),
    'ends of documents': (size) => head + '...\n'.repeat(size),
    directives: (size) => `${'%YAML 1.2\n'.repeat(size)}---\n${head}`,
    'empty lines': (size) => `${head}title: a\n${'\n'.repeat(size)}powers: {}\n`,
    'blanks at the ends of lines': (size) => head + many(size, (at) => `k${at}: 1   \n`),
    'carriage returns': (size) => `ruleset: ${ruleset}\r\n${many(size, (at) => `k${at}: 1\r\n`)}`,
    'indentation by tabs': (size) => `${head}powers:\n${many(size, (at) => `\tp${at}: { side: axis }\n`)}`,
    'tabs between': (size) => head + many(size, (at) => `k${at}:\t1\t# c\n`),
    'brackets that are not closed': (size) => `${head}powers: ${many(size, () => '{ a: [')}\n`,
    'brackets that are not closed on lines': (size) => `${head}powers:\n${many(size, (at) => `  p${at}: { side: axis\n`)}`,
    'brackets that nothing opens': (size) => `${head}powers: {}${' }'.repeat(size)}\n`,
    'root keys with an open bracket': (size) => head + many(size, (at) => `k${at}: { a: 1\n`),
    'commas that are missing': (size) => `${head}x: [${many(size, (at) => `{ a: ${at} } `)}]\n`,
    'blanks that are missing': (size) => `${head}powers:\n${many(size, (at) => `  p${at}:{side: axis}\n`)}`,
    'wrong indentation': (size) => `${head}powers:\n${many(size, (at) => `${' '.repeat(2 + (at % 3))}p${at}: 1\n`)}`,
    'root keys with wrong indentation': (size) => head + many(size, (at) => `k${at}:\n    a: 1\n  b: 2\n`),
    'items of nothing': (size) => head + '-\n'.repeat(size),
    'dashes of nothing in a list': (size) => `${head}x:\n${'  -\n'.repeat(size)}`,
    tags: (size) => head + many(size, (at) => `k${at}: !t${at} 1\n`),
    'explicit keys': (size) => head + many(size, (at) => `? k${at}\n: 1\n`),
    'unicode in names': (size) => `${head}powers:\n${many(size, (at) => `  "💥ü${at}": { side: axis }\n`)}`,
    'unicode on a line': (size) => `${head}title: ${'💥ü'.repeat(size)}\n`,
    'invisible characters': (size) => `${head}title: ${'a\u200b\u202e'.repeat(size)}\n`,
    'control characters': (size) => head + many(size, (at) => `k${at}: a\u0007\n`),
    'merge conflicts': (size) => head + many(size, (at) => `<<<<<<< HEAD\nk${at}: 1\n=======\nk${at}: 2\n>>>>>>> b\n`),
    'words without a colon': (size) => head + many(size, (at) => `word${at}\n`),
    'keys without a blank': (size) => head + many(size, (at) => `k${at}:1\n`),
    'files of tables': (size) => `${head}tables:\n${many(size, (at) => `  t${at}: tables/t${at}.yaml\n`)}`,
    prototypes: (size) => head + many(size, () => '__proto__: { constructor: 1 }\n'),
    'powers of the sample, each with faults': (size) =>
      `${head}${powers}${many(size, (at) => `unknown${at}: { side: germany }\n`)}`,
  }; // prettier-ignore
  return Object.entries(all).map(([name, write]) => ({ name: `${ruleset}: ${name}`, write }));
}

function powersOf(ruleset: string): string {
  const powers = samplesOf(ruleset).find((data) => 'powers' in data)?.['powers'];
  return powers === undefined ? '' : stringify({ powers });
}

/** Each list of the samples of a ruleset with many items. */
function ofLists(ruleset: string): readonly Shape[] {
  const lists = new Map<string, readonly Shape[]>();
  for (const data of samplesOf(ruleset))
    for (const { path, steps, items } of listsIn(data)) {
      const item = items.find((one) => typeof one === 'object') ?? items[0];
      if (!lists.has(path))
        lists.set(path, ofList(`${ruleset}: ${path}`, withItems(data, steps), item, steps.length === 1));
    }
  return [...lists.values()].flat();
}

interface List {
  /** Without the numbers of items. */
  readonly path: string;
  readonly steps: readonly (string | number)[];
  readonly items: readonly unknown[];
}

function* listsIn(data: unknown, steps: readonly (string | number)[] = []): Generator<List> {
  if (typeof data !== 'object' || data === null) return;
  if (Array.isArray(data) && data.length > 0)
    yield { path: steps.map((step) => (typeof step === 'number' ? '*' : step)).join('.'), steps, items: data };
  // Lists of dice are all alike: the first ones suffice.
  for (const [key, value] of Object.entries(data))
    if (key !== 'dice') yield* listsIn(value, [...steps, Array.isArray(data) ? Number(key) : key]);
}

/** The text of a sample in block style, in which the list contains only the placeholder. */
function withItems(data: Data, steps: readonly (string | number)[]): string {
  const copy = structuredClone(data);
  let holder: unknown = copy;
  for (const step of steps.slice(0, -1)) holder = (holder as Record<string | number, unknown>)[step];
  (holder as Record<string | number, unknown>)[steps.at(-1)!] = [mark];
  return stringify(copy, { lineWidth: 0, aliasDuplicateObjects: false });
}

/** A list with sound, equal, faulty and half-typed items, and with unknown names. */
function ofList(name: string, around: string, item: unknown, isRoot: boolean): readonly Shape[] {
  const line = around.split('\n').find((one) => one.includes(mark))!;
  const indent = ' '.repeat(line.indexOf('-'));
  const write = (written: string) => {
    const [before, after] = around.split(`${line}\n`) as [string, string];
    return (size: number) => before + many(size, (at) => written.replaceAll(number, String(at))) + after;
  };
  const block = (value: unknown) =>
    stringify([value], { lineWidth: 0, aliasDuplicateObjects: false }).replaceAll(/^/gm, indent).trimEnd() + '\n';
  const sound = { name: `${name}, sound`, write: write(block(renumbered(item))) };
  if (typeof item !== 'object' || item === null) return [sound];
  const asLine = { name: `${name}, each on a line`, write: write(`${indent}- ${JSON.stringify(renumbered(item))}\n`) };
  const words = block(renumbered(item))
    .split('\n')
    .filter((one) => one !== '');
  const faulty = [
    sound,
    { name: `${name}, with an unknown key`, write: write(block({ ...(renumbered(item) as Data), misspelt: 1 })) },
    { name: `${name}, half-typed`, write: write(`${words[0]!}\n${indent}  wea\n`) },
    { name: `${name}, with names of nothing`, write: write(block(misnamed(renumbered(item)))) },
  ];
  if (!isRoot) return faulty;
  return [
    ...faulty,
    asLine,
    { name: `${name}, with equal ids`, write: write(block(item)) },
    { name: `${name}, empty`, write: write(`${indent}- {}\n`) },
    { name: `${name}, begun`, write: write(`${indent}-\n`) },
    { name: `${name}, with an open bracket`, write: write(`${words.join('\n')}\n${indent}  open: [1\n`) },
    {
      name: `${name}, with a suppression`,
      write: write(`${words[0]!} # asdic-ignore: schema/unknown-key\n${words.slice(1).join('\n')}\n`),
    },
  ];
}

/** The item with a placeholder for its number in each id. */
function renumbered(item: unknown): unknown {
  const ids = new Set(Array.from(JSON.stringify(item).matchAll(/"id":"([^"]*)"/g), ([, id]) => id!));
  return mapped(item, (value) => (ids.has(value) ? `${value}-${number}` : value));
}

/** The item with a placeholder in each word that is not an id. */
function misnamed(item: unknown): unknown {
  return mapped(item, (value) => (value.includes(number) ? value : `${value}x${number}`));
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapped(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      change(key) === key || !key.includes('-') ? key : change(key),
      mapped(one, change),
    ]),
  );
}
