/**
 * A value of a scenario that a sweep or a comparison varies, named by its path: `defender.units.dd` in a combat, `options.detection` in its
 * scenario. List items are identified by id, name, power, number or type.
 */
import type { Edit } from '../../model/edit';
import { createComparisonBudget, findNearest } from '../../model/nearest';
import { type Path, valueAt } from '../../model/place';
import { isMapping } from '../../model/values';
import { formatList, formatNumber } from '../../model/wording';
import { type Adjustable, listAdjustables, listScenarioAdjustables } from '../../schema';
import type { LocatedCombat, Refusal } from '../analysis/find-combat';
import { createNumberEdits, findCombatPath, setAtPath } from '../combat/members';

/** A value of a variable. */
export type Value = number | string | boolean;

export interface Variable {
  /** From the combat, or from the root for a value of the whole scenario: `defender.units.dd`. */
  readonly path: string;
  /** The value in the scenario, or its default; undefined if there is neither. */
  readonly written: Value | undefined;
  /** All possible values, if they are enumerated. */
  readonly choices?: readonly Value[];
  readonly createEdits: (value: Value) => readonly Edit[];
}

/**
 * Finds a variable.
 * @param name `defender.units.dd`, or from the root: `seaBattles.coral-sea.defender.units.dd`
 */
export function findVariable(target: LocatedCombat, name: string): Variable | Refusal {
  const data = target.scenario.view().data;
  const combat = findCombatPath(data, target.entry.object);
  if (!combat) return { refused: `The way to ${target.entry.id} is not known.` };
  const steps = name.split('.');
  if (steps.some((step) => step === ''))
    return refuseUnknown(name, 'Write the keys on the way to it, with dots between.');
  if (steps[0] === 'options') return findOptionVariable(target, data, steps);
  const relative = stripCombatPath(steps, combat, target.entry.id);
  if ('refused' in relative) return relative;
  const isInCombat = isMember(target.entry.object, relative.steps[0]) || !Object.hasOwn(data, relative.steps[0] ?? '');
  const resolvedPath = resolvePath(data, isInCombat ? combat : [], relative.steps);
  if ('refused' in resolvedPath) return refuseUnknown(name, resolvedPath.refused);
  const whyUnowned = explainUnowned(data, resolvedPath.path);
  if (whyUnowned) return refuseUnknown(name, whyUnowned);
  const members = isInCombat
    ? listAdjustables(target.ruleset.id, data, combat)
    : listScenarioAdjustables(target.ruleset.id, data);
  const path = relative.steps.join('.');
  return isMapping(valueAt(data, resolvedPath.path))
    ? findStrength(name, path, resolvedPath.path, members, data)
    : createMemberVariable(path, resolvedPath.path, members, data);
}

/** Removes the list and the id of the combat from the start of the steps, if they are there. */
function stripCombatPath(
  steps: readonly string[],
  [list]: Path,
  id: string,
): { readonly steps: readonly string[] } | Refusal {
  if (steps[0] !== list) return { steps };
  if (steps[1] !== id) return { refused: `\`${steps.join('.')}\` is not of ${id}: name one combat at a time.` };
  return { steps: steps.slice(2) };
}

function isMember(object: object, key: string | undefined): boolean {
  return key !== undefined && Object.hasOwn(object, key);
}

function findOptionVariable({ ruleset }: LocatedCombat, data: object, steps: readonly string[]): Variable | Refusal {
  const [, name = '', ...remaining] = steps;
  const option = ruleset.options.find((item) => item.name === name);
  if (!option) {
    const optionNames = ruleset.options.map((item) => item.name);
    const nearest = findNearest(name, optionNames, createComparisonBudget());
    const guess =
      nearest === undefined ? `There are: ${formatList(optionNames)}.` : `Did you mean \`options.${nearest}\`?`;
    return refuseUnknown(steps.join('.'), `${ruleset.title} has no such option. ${guess}`);
  }
  const path: Path = ['options', name, ...remaining];
  const defaultValue = remaining.length > 0 ? valueAt(option.default, remaining) : option.default;
  const readings = Object.keys(option.readings);
  const choices =
    remaining.length > 0 || typeof defaultValue === 'number' || typeof defaultValue === 'object' || readings.length < 2
      ? undefined
      : readings.map((reading) => (typeof defaultValue === 'boolean' ? reading === 'true' : reading));
  return {
    path: path.join('.'),
    written: toScalar(valueAt(data, path) ?? defaultValue),
    ...(choices && { choices }),
    createEdits: (value) => setAtPath(data, path, value),
  };
}

/** Resolves keys that a user wrote to keys and indexes of the data. The last keys may be absent: they can be set. */
function resolvePath(data: object, from: Path, steps: readonly string[]): { readonly path: Path } | Refusal {
  let path: Path = from;
  for (const step of steps) {
    const current = valueAt(data, path);
    if (current !== undefined && (typeof current !== 'object' || current === null))
      return { refused: `\`${String(path.at(-1))}\` is ${JSON.stringify(current)}: it has no keys.` };
    if (!Array.isArray(current)) {
      path = [...path, step];
      continue;
    }
    const index = findItemIndex(current, step);
    if (typeof index !== 'number') return index;
    path = [...path, index];
  }
  return { path };
}

/** Members that identify list items, the most reliable first. */
const identifyingKeys = ['id', 'name', 'power', 'nation', 'number', 'space', 'type'];

function findItemIndex(list: readonly unknown[], step: string): number | Refusal {
  for (const key of identifyingKeys) {
    const matchingIndexes = list.flatMap((item, index) => (String(valueAt(item, [key])) === step ? [index] : []));
    if (matchingIndexes.length === 1) return matchingIndexes[0]!;
    if (matchingIndexes.length > 1)
      return {
        refused: `${matchingIndexes.length} items of the list have the ${key} \`${step}\`: give the right one an id.`,
      };
  }
  const index = Number(step);
  if (/^\d+$/.test(step) && index < list.length) return index;
  const itemKeys = list.flatMap((item) => {
    const key = identifyingKeys.find((name) => valueAt(item, [name]) !== undefined);
    return key === undefined ? [] : [String(valueAt(item, [key]))];
  });
  return {
    refused:
      itemKeys.length === 0
        ? `The list has no item \`${step}\`.`
        : `The list has no item \`${step}\`. It has ${formatList(itemKeys)}.`,
  };
}

/** Rejects units of a side that lists its units by power, in `forces`: a unit outside of them would have no owner. */
function explainUnowned(data: object, path: Path): string | undefined {
  const unitsIndex = path.lastIndexOf('units');
  const side = valueAt(data, path.slice(0, unitsIndex));
  if (unitsIndex < 0 || !isMapping(side) || Object.hasOwn(side, 'units')) return undefined;
  const powers = Array.isArray(side['forces']) ? side['forces'].map((force) => String(valueAt(force, ['power']))) : [];
  if (powers.length === 0) return undefined;
  const key = path.at(-1);
  return `Its units are listed by power in forces: name the power, such as \`forces.${powers[0]}.units.${String(key)}\`.`;
}

/** The strength of a unit. */
function findStrength(
  name: string,
  path: string,
  valuePath: Path,
  members: readonly Adjustable[],
  data: object,
): Variable | Refusal {
  const isUnit = typeof valueAt(data, [...valuePath, 'type']) === 'string';
  const match = members.find(
    (member) => member.choices === undefined && member.unit !== undefined && isAtOrJustBelow(member.path, valuePath),
  );
  return match && isUnit
    ? createNumberVariable(path, match, data)
    : refuseUnknown(
        name,
        `There are several values: ${formatList(Object.keys(valueAt(data, valuePath) as object))}. Name one of them.`,
      );
}

function isAtOrJustBelow(path: Path, valuePath: Path): boolean {
  return path.length <= valuePath.length + 1 && valuePath.every((step, depth) => path[depth] === step);
}

function createMemberVariable(path: string, valuePath: Path, members: readonly Adjustable[], data: object): Variable {
  const match = members.find((member) => member.path.join('/') === valuePath.join('/'));
  if (match && match.choices === undefined) return createNumberVariable(path, match, data);
  const choices = match?.choices?.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    path,
    written: toScalar(valueAt(data, valuePath) ?? match?.value),
    ...(choices && { choices }),
    createEdits: (value) => setAtPath(data, valuePath, value),
  };
}

function createNumberVariable(path: string, member: Adjustable, data: object): Variable {
  return {
    path,
    written: toScalar(member.value),
    createEdits: (value) =>
      (typeof value === 'number' ? createNumberEdits(member, data, value) : undefined) ??
      // The schema rejects invalid values.
      setAtPath(data, typeof member.path.at(-1) === 'number' ? [...member.path, 'count'] : member.path, value),
  };
}

function toScalar(value: unknown): Value | undefined {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

function refuseUnknown(name: string, why: string): Refusal {
  return { refused: `\`${name}\` names no value that can be varied. ${why}` };
}

/** Maximum number of values of one variable. */
export const maxValues = 1_000;

/**
 * Parses values: `0..6`, `0..12..3`, `1,2,4`, `true,false`, `kept,ended`; nothing or `*` for all.
 * @param valuesText the text after the `=`; undefined if there is none
 */
export function parseValues(
  { path, choices, written: writtenValue }: Variable,
  valuesText: string | undefined,
): readonly Value[] | Refusal {
  if (valuesText === undefined || valuesText === '*') {
    if (choices) return choices;
    const from = typeof writtenValue === 'number' ? Math.max(0, writtenValue - 2) : 0;
    return { refused: `Say which values \`${path}\` should have, such as \`${path}=${from}..${from + 4}\`.` };
  }
  const [, first, last, step = '1'] = /^(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?$/.exec(valuesText) ?? [];
  if (first !== undefined) return expandRange(path, Number(first), Number(last), Number(step));
  const values = valuesText.split(',').map((word) => parseValue(word.trim(), choices));
  if (values.includes(''))
    return { refused: `\`${path}=${valuesText}\` has a value that is empty. Write \`${path}=a,b\`.` };
  if (values.length > maxValues) return refuseTooMany(path, values.length);
  return [...new Set(values)];
}

function expandRange(path: string, first: number, last: number, step: number): readonly Value[] | Refusal {
  if (step < 1) return { refused: `The values of \`${path}\` must go up by at least 1.` };
  if (last < first) return { refused: `The values of \`${path}\` end at ${formatNumber(last)}, before they begin.` };
  const count = Math.floor((last - first) / step) + 1;
  if (count > maxValues) return refuseTooMany(path, count);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

function refuseTooMany(path: string, count: number): Refusal {
  return {
    refused: `These are ${formatNumber(count)} values of \`${path}\`; at most ${formatNumber(maxValues)} are compared.`,
  };
}

/** An enumerated value wins, even if it looks like a number. */
function parseValue(word: string, choices: readonly Value[] | undefined): Value {
  const matchingChoice = choices?.find((choice) => String(choice) === word);
  if (matchingChoice !== undefined) return matchingChoice;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}
