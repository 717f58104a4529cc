/**
 * What the schema layer says of a scenario of each ruleset and of the mistakes that are possible in it, beside what was recorded: any change is
 * reviewed as a change of `test/recorded/schema-*.txt`. `ASDIC_RECORD=1` records again.
 */
import type { Diagnostic } from '../../../server/src/model/diagnostic';
import type { Edit } from '../../../server/src/model/edit';
import type { InheritanceTree } from '../../../server/src/model/inheritance';
import type { Place } from '../../../server/src/model/place';
import {
  checkSchema,
  chooseRuleset,
  collectIds,
  collectMemberRoles,
  describeAt,
  findLargestCount,
  getInheritanceTree,
  listAdjustables,
  listScenarioAdjustables,
  listTableReferences,
  listUnitTypes,
} from '../../../server/src/schema';
import { parse } from '../../../server/src/text';
import { assertRecorded } from '../../support/recorded/compare';
import { mistakes, scenarios } from './mistakes';

type Data = Record<string | number, unknown>;
type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The path of each object of a scenario. */
function findPaths(data: object): ReadonlyMap<object, string> {
  const paths = new Map<object, string>();
  const visit = (value: object, path: string): void => {
    if (paths.has(value)) return;
    paths.set(value, path);
    for (const [key, member] of Object.entries(value) as [string, unknown][])
      if (isObject(member)) visit(member, `${path}/${key}`);
  };
  visit(data, '');
  return paths;
}

/** Places, diagnostics and edits of a scenario as text. */
function createPrinter(data: object) {
  const paths = findPaths(data);
  const formatPath = (owner: object): string => paths.get(owner) ?? '?';
  const printPlace = ({ owner, key, onKey }: Place): string =>
    `${formatPath(owner)}${key === undefined ? '' : `/${key}`}${onKey === true ? '@' : ''}`;
  const printEdit = ({ owner, ...edit }: Edit): string => {
    const { to } = edit as { to?: object | string };
    return `${formatPath(owner)} ${JSON.stringify({ ...edit, ...(isObject(to) && { to: formatPath(to) }) })}`;
  };
  const printDiagnostic = (diagnostic: Diagnostic): string[] => {
    const { code, message, place, rule, related = [], fixes = [], missingId } = diagnostic;
    const notes = [
      ...(rule === undefined ? [] : [`rule ${rule}`]),
      ...(missingId ? [`needs an id: ${missingId.kind}, ${missingId.title}`] : []),
    ];
    return [
      `  ${code} ${printPlace(place)} ${message}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`,
      ...related.map((note) => `    see ${printPlace(note.place)} ${note.message}`),
      ...fixes.map(
        ({ title, edits, preferred }) =>
          `    ${preferred === true ? '*' : '-'} ${title}: ${edits.map(printEdit).join(', ')}`,
      ),
    ];
  };
  return { printPlace, printDiagnostic };
}

/** An id that is no more is missed in many places, in the same words. */
const maxProblems = 6;

function* recordProblems(name: string, data: object): Generator<string> {
  const { printDiagnostic } = createPrinter(data);
  const choice = chooseRuleset(data);
  const problems =
    'diagnostic' in choice
      ? [choice.diagnostic]
      : [...checkSchema(choice.id, data), ...collectIds(choice.id, data).diagnostics].filter(
          ({ isHidden }) => !isHidden,
        );
  yield name;
  yield* problems.slice(0, maxProblems).flatMap(printDiagnostic);
  if (problems.length > maxProblems) yield `  and ${problems.length - maxProblems} more`;
}

/** Every member of a scenario by its path. */
function listPaths(value: unknown, path: Path = []): readonly Path[] {
  if (!isObject(value)) return [path];
  const inner = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...inner.flatMap((key) => listPaths(value[key], [...path, key]))];
}

/** A value and its type, instead of another. */
const otherValues: readonly unknown[] = [
  'sub',
  null,
  -3,
  [],
  'five',
  2.5,
  { id: 'x' },
  true,
  '7',
  400,
  '',
  ['us', 'us'],
];

/** A copy in which one member is another, has another key or is missing. */
function changeMember(data: object, path: Path, change: (owner: Data, key: string | number) => void): object {
  const copy = structuredClone(data) as Data;
  const owner = path.slice(0, -1).reduce<Data>((inner, key) => inner[key] as Data, copy);
  change(owner, path.at(-1)!);
  return copy;
}

function* recordChanges(data: object): Generator<string> {
  for (const [index, path] of listPaths(data).slice(1).entries()) {
    const name = path.join('/');
    const value = otherValues[index % otherValues.length];
    yield* recordProblems(
      `${name} = ${JSON.stringify(value)}`,
      changeMember(data, path, (owner, key) => (owner[key] = value)),
    );
    if (typeof path.at(-1) === 'number') continue;
    yield* recordProblems(
      `without ${name}`,
      changeMember(data, path, (owner, key) => delete owner[key]),
    );
  }
}

/** Without what is undefined, and with long lists of keys by name alone. */
function* recordDescriptions(ruleset: string, data: object): Generator<string> {
  for (const path of listPaths(data)) {
    const { keys, values, ...description } = describeAt(ruleset, data, { path }) ?? {};
    yield `/${path.join('/')} ${JSON.stringify(description)}`;
    if (values)
      yield `  values ${values.map(({ value, description: meaning = '' }) => `${value}: ${meaning}`).join('; ')}`;
    if (keys)
      yield `  keys ${keys.map(({ key, title = '', required, present }) => `${key}${required ? '!' : ''}${present ? '+' : ''} (${title})`).join(', ')}`;
  }
}

function* recordIds(ruleset: string, data: object): Generator<string> {
  const { printPlace } = createPrinter(data);
  const { ids } = collectIds(ruleset, data);
  for (const { kind, id, place, path, within } of ids.declarations)
    yield `${kind} ${id} at ${printPlace(place)} of /${path.join('/')}${within ? ' in its part' : ''}`;
  for (const { kind, id, place, inherits } of ids.allReferences)
    yield `to ${kind} ${id} at ${printPlace(place)}${inherits ? ', inherits' : ''}`;
  for (const { table, file, place, path } of listTableReferences(ruleset, data))
    yield `table ${table} in ${file} at ${printPlace(place)} of /${path.join('/')}`;
  for (const { owner, key, onKey, role, isDeclaration } of collectMemberRoles(ruleset, data))
    yield `${role}${isDeclaration ? ' declared' : ''} ${printPlace({ owner, key, onKey })}`;
}

function* recordAdjustables(ruleset: string, data: object): Generator<string> {
  const combats = listPaths(data).filter((path) => path.length === 2 && typeof path[1] === 'number');
  const adjustables = [
    ...listScenarioAdjustables(ruleset, data),
    ...combats.flatMap((path) => listAdjustables(ruleset, data, path)),
  ];
  for (const { path, choices, ...adjustable } of adjustables)
    yield `/${path.join('/')} ${JSON.stringify(adjustable)}${choices ? ` ${choices.map(({ value }) => value).join(', ')}` : ''}`;
  for (const path of listPaths(data)) {
    const largest = findLargestCount(ruleset, data, path);
    if (largest !== undefined) yield `/${path.join('/')} up to ${largest}`;
    const types = path.at(-1) === 'units' ? listUnitTypes(ruleset, data, path) : [];
    if (types.length > 0)
      yield `/${path.join('/')} of ${types.map(({ type, title, strength = '' }) => `${type} (${title}) ${strength}`.trim()).join(', ')}`;
  }
}

function* recordInheritance(tree: InheritanceTree | undefined, path = ''): Generator<string> {
  if (tree?.inheritance) yield `${path} ${JSON.stringify(tree.inheritance)}`;
  for (const [key, member] of tree?.members ?? []) yield* recordInheritance(member, `${path}/${key}`);
}

const readData = (text: string): object => JSON.parse(JSON.stringify(parse(text).documents[0]!.data)) as object;

describe('scenarios as their schema sees them', () => {
  for (const [ruleset, scenario] of Object.entries(scenarios))
    it(`values of ${ruleset} and possible mistakes in them are described as recorded`, () => {
      const data = readData(scenario);
      const chapters: Readonly<Record<string, Iterable<string>>> = {
        descriptions: recordDescriptions(ruleset, data),
        'ids, tables and roles': recordIds(ruleset, data),
        'adjustable values': recordAdjustables(ruleset, data),
        inheritance: recordInheritance(getInheritanceTree(ruleset)),
        'one change': recordChanges(data),
        'typical mistakes': (mistakes[ruleset] ?? []).flatMap((text) => [
          ...recordProblems(JSON.stringify(text), readData(text)),
        ]),
      };
      const lines = Object.entries(chapters).flatMap(([title, chapter]) => [`== ${title}`, ...chapter]);
      assertRecorded(`schema-${ruleset}`, `${lines.join('\n')}\n`);
    });
});
