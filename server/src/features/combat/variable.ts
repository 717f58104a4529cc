/**
 * A value of a scenario that a sweep or a comparison varies, named by its path: `defender.units.dd` in a combat, `options.detection` in its
 * scenario. List items are identified by id, name, power, number or type.
 */
import type { Edit } from '../../model/edit';
import { comparisons, nearest } from '../../model/nearest';
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import { isMapping } from '../../model/values';
import { listed, plain } from '../../model/wording';
import { adjustables, scenarioAdjustables } from '../../schema';
import type { Adjustable } from '../../schema';
import type { FoundCombat, Refusal } from './find';
import { editsOfNumber, pathOfCombat, setAt } from './members';

/** A value of a variable. */
export type Value = number | string | boolean;

export interface Variable {
  /** From the combat, or from the root for a value of the whole scenario: `defender.units.dd`. */
  readonly path: string;
  /** The value in the scenario, or its default; undefined if there is neither. */
  readonly written: Value | undefined;
  /** All possible values, if they are enumerated. */
  readonly choices?: readonly Value[];
  readonly edits: (value: Value) => readonly Edit[];
}

/**
 * Finds a variable.
 * @param name `defender.units.dd`, or from the root: `seaBattles.coral-sea.defender.units.dd`
 */
export function variableNamed(found: FoundCombat, name: string): Variable | Refusal {
  const data = found.scenario.view().data;
  const combat = pathOfCombat(data, found.site.object);
  if (!combat) return { refused: `The way to ${found.site.id} is not known.` };
  const steps = name.split('.');
  if (steps.some((step) => step === '')) return notNamed(name, 'Write the keys on the way to it, with dots between.');
  if (steps[0] === 'options') return optionNamed(found, data, steps);
  const own = withinCombat(steps, combat, found.site.id);
  if ('refused' in own) return own;
  const inCombat = isMember(found.site.object, own.steps[0]) || !Object.hasOwn(data, own.steps[0] ?? '');
  const way = wayTo(data, inCombat ? combat : [], own.steps);
  if ('refused' in way) return notNamed(name, way.refused);
  const unowned = unitsOfNobody(data, way.path);
  if (unowned) return notNamed(name, unowned);
  const members = inCombat ? adjustables(found.ruleset.id, data, combat) : scenarioAdjustables(found.ruleset.id, data);
  const path = own.steps.join('.');
  return isMapping(valueAt(data, way.path))
    ? strengthOf(name, path, way.path, members, data)
    : memberAt(path, way.path, members, data);
}

/** Removes the list and the id of the combat from the start of the steps, if they are there. */
function withinCombat(
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

function optionNamed({ ruleset }: FoundCombat, data: object, steps: readonly string[]): Variable | Refusal {
  const [, name = '', ...rest] = steps;
  const option = ruleset.options.find((one) => one.name === name);
  if (!option) {
    const known = ruleset.options.map((one) => one.name);
    const near = nearest(name, known, comparisons());
    const guess = near === undefined ? `There are: ${listed(known)}.` : `Did you mean \`options.${near}\`?`;
    return notNamed(steps.join('.'), `${ruleset.title} has no such option. ${guess}`);
  }
  const path: Path = ['options', name, ...rest];
  const usual = rest.length > 0 ? valueAt(option.default, rest) : option.default;
  const readings = Object.keys(option.readings);
  const choices =
    rest.length > 0 || typeof usual === 'number' || typeof usual === 'object' || readings.length < 2
      ? undefined
      : readings.map((reading) => (typeof usual === 'boolean' ? reading === 'true' : reading));
  return {
    path: path.join('.'),
    written: scalar(valueAt(data, path) ?? usual),
    ...(choices && { choices }),
    edits: (value) => setAt(data, path, value),
  };
}

/** Resolves keys that a user wrote to keys and indexes of the data. The last keys may be absent: they can be set. */
function wayTo(data: object, from: Path, steps: readonly string[]): { readonly path: Path } | Refusal {
  let path: Path = from;
  for (const step of steps) {
    const here = valueAt(data, path);
    if (here !== undefined && (typeof here !== 'object' || here === null))
      return { refused: `\`${String(path.at(-1))}\` is ${JSON.stringify(here)}: nothing stands below it.` };
    if (!Array.isArray(here)) {
      path = [...path, step];
      continue;
    }
    const index = indexOf(here, step);
    if (typeof index !== 'number') return index;
    path = [...path, index];
  }
  return { path };
}

/** Members that identify list items, the most reliable first. */
const names = ['id', 'name', 'power', 'nation', 'number', 'space', 'type'];

function indexOf(list: readonly unknown[], step: string): number | Refusal {
  for (const key of names) {
    const fitting = list.flatMap((item, index) => (String(valueAt(item, [key])) === step ? [index] : []));
    if (fitting.length === 1) return fitting[0]!;
    if (fitting.length > 1)
      return {
        refused: `${fitting.length} items of the list have the ${key} \`${step}\`: give the one that is meant an id.`,
      };
  }
  const index = Number(step);
  if (/^\d+$/.test(step) && index < list.length) return index;
  const known = list.flatMap((item) => {
    const key = names.find((one) => valueAt(item, [one]) !== undefined);
    return key === undefined ? [] : [String(valueAt(item, [key]))];
  });
  return {
    refused:
      known.length === 0
        ? `The list has no item \`${step}\`.`
        : `The list has no item \`${step}\`. It has ${listed(known)}.`,
  };
}

/** Rejects units of a side that lists its units by power, in `forces`: a unit outside of them would have no owner. */
function unitsOfNobody(data: object, path: Path): string | undefined {
  const at = path.lastIndexOf('units');
  const side = valueAt(data, path.slice(0, at));
  if (at < 0 || !isMapping(side) || Object.hasOwn(side, 'units')) return undefined;
  const powers = Array.isArray(side['forces']) ? side['forces'].map((force) => String(valueAt(force, ['power']))) : [];
  if (powers.length === 0) return undefined;
  const key = path.at(-1);
  return `Its units stand in forces: say whose, such as \`forces.${powers[0]}.units.${String(key)}\`.`;
}

/** The strength of a unit. */
function strengthOf(
  name: string,
  path: string,
  way: Path,
  members: readonly Adjustable[],
  data: object,
): Variable | Refusal {
  const isUnit = typeof valueAt(data, [...way, 'type']) === 'string';
  const own = members.find(
    (member) => member.choices === undefined && member.unit !== undefined && isAtOrJustBelow(member.path, way),
  );
  return own && isUnit
    ? numberAt(path, own, data)
    : notNamed(
        name,
        `Several values stand there: ${listed(Object.keys(valueAt(data, way) as object))}. Name one of them.`,
      );
}

function isAtOrJustBelow(path: Path, way: Path): boolean {
  return path.length <= way.length + 1 && way.every((step, depth) => path[depth] === step);
}

function memberAt(path: string, way: Path, members: readonly Adjustable[], data: object): Variable {
  const own = members.find((member) => member.path.join('/') === way.join('/'));
  if (own && own.choices === undefined) return numberAt(path, own, data);
  const choices = own?.choices?.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    path,
    written: scalar(valueAt(data, way) ?? own?.value),
    ...(choices && { choices }),
    edits: (value) => setAt(data, way, value),
  };
}

function numberAt(path: string, member: Adjustable, data: object): Variable {
  return {
    path,
    written: scalar(member.value),
    edits: (value) =>
      (typeof value === 'number' ? editsOfNumber(member, data, value) : undefined) ??
      // The schema rejects invalid values.
      setAt(data, typeof member.path.at(-1) === 'number' ? [...member.path, 'count'] : member.path, value),
  };
}

function scalar(value: unknown): Value | undefined {
  return typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

function notNamed(name: string, why: string): Refusal {
  return { refused: `\`${name}\` names no value that can be varied. ${why}` };
}

/** Maximum number of values of one variable. */
export const maxValues = 1_000;

/**
 * Parses values: `0..6`, `0..12..3`, `1,2,4`, `true,false`, `kept,ended`; nothing or `*` for all.
 * @param written the text after the `=`; undefined if there is none
 */
export function valuesOf(
  { path, choices, written: now }: Variable,
  written: string | undefined,
): readonly Value[] | Refusal {
  if (written === undefined || written === '*') {
    if (choices) return choices;
    const from = typeof now === 'number' ? Math.max(0, now - 2) : 0;
    return { refused: `Say which values \`${path}\` should have, such as \`${path}=${from}..${from + 4}\`.` };
  }
  const [, first, last, step = '1'] = /^(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?$/.exec(written) ?? [];
  if (first !== undefined) return inRange(path, Number(first), Number(last), Number(step));
  const values = written.split(',').map((word) => valueOf(word.trim(), choices));
  if (values.includes(''))
    return { refused: `\`${path}=${written}\` has a value that is empty. Write \`${path}=a,b\`.` };
  if (values.length > maxValues) return tooMany(path, values.length);
  return [...new Set(values)];
}

function inRange(path: string, first: number, last: number, step: number): readonly Value[] | Refusal {
  if (step < 1) return { refused: `The values of \`${path}\` must go up by at least 1.` };
  if (last < first) return { refused: `The values of \`${path}\` end at ${plain(last)}, before they begin.` };
  const count = Math.floor((last - first) / step) + 1;
  if (count > maxValues) return tooMany(path, count);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

function tooMany(path: string, count: number): Refusal {
  return { refused: `These are ${plain(count)} values of \`${path}\`; at most ${plain(maxValues)} are compared.` };
}

/** An enumerated value wins, even if it looks like a number. */
function valueOf(word: string, choices: readonly Value[] | undefined): Value {
  const chosen = choices?.find((choice) => String(choice) === word);
  if (chosen !== undefined) return chosen;
  if (word === 'true' || word === 'false') return word === 'true';
  return /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word;
}
