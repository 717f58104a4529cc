/** Values of a combat that *What if* can change: from its schema, its orders and the options that its odds depend on. */
import type { Alternative, SideAdvice } from '../../model/advice';
import type { Edit } from '../../model/edit';
import { valueAt } from '../../model/place';
import type { Path } from '../../model/place';
import type { Option } from '../../model/ruleset';
import { sentence } from '../../model/wording';
import type { ReportSetup, ReportSetupForce, ReportStrength, ReportSwitch } from '../../protocol';
import { adjustables, scenarioAdjustables } from '../../schema';
import type { Adjustable } from '../../schema';
import type { FoundCombat } from './find';
import { headingOf } from './heading';
import { attempted } from './report';
import { editsOfNumber, pathOfCombat, setAt } from './members';
import { isObject } from '../../model/values';

/** A value that can be changed, with its edits of the data. */
export interface Knob {
  readonly id: string;
  /** Undefined for an invalid value. */
  readonly edits: (value: number | string) => readonly Edit[] | undefined;
}

export interface Setup {
  readonly report: ReportSetup;
  readonly knobs: ReadonlyMap<string, Knob>;
}

/** @param bases in words. Only options named there can be changed */
export function setupOf(found: FoundCombat, bases: readonly string[] = []): Setup | undefined {
  const data = found.scenario.view().data;
  const path = pathOfCombat(data, found.site.object);
  if (!path) return undefined;
  const members = adjustables(found.ruleset.id, data, path);
  const advised = found.site.advice?.() ?? [];
  const orders = advised.flatMap((side) => orderSwitches(side));
  // Orders that advice offers by title are not repeated by key.
  const isOrder = ({ path: own }: Adjustable): boolean => orders.length > 0 && own.includes('orders');
  const numbers = members.filter((one) => one.choices === undefined && !isOrder(one) && isNamed(one, data));
  const words = members.filter((one) => one.choices !== undefined && !isOrder(one));
  const options = found.ruleset.options
    .filter(({ name, readings, default: usual }) => {
      const isWord = typeof (valueAt(data, ['options', name]) ?? usual) !== 'object';
      return bases.includes(`option ${name}`) && isWord && Object.keys(readings).length > 1;
    })
    .map((option) => optionSwitch(option, data));
  const whole = scenarioAdjustables(found.ruleset.id, data);
  const numbersOfOptions = whole.filter(
    (one) => one.choices === undefined && bases.includes(`option ${optionOf(one)}`),
  );
  const tables = whole.filter((one) => one.choices !== undefined).map((word) => wordSwitch(word, data, [], found));
  const switches = [...orders, ...words.map((word) => wordSwitch(word, data, path, found)), ...tables, ...options];
  const whyNot = whyNotSwapped(found);
  const knobs: readonly Knob[] = [
    ...[...numbers, ...numbersOfOptions].map((number) => numberKnob(number, data)),
    ...switches,
  ];
  return {
    report: {
      forces: [...forcesOf(numbers, data, path, found), ...optionNumbers(numbersOfOptions, found)],
      switches: switches.map(({ edits: _, ...shown }) => shown),
      canSwap: whyNot === undefined,
      ...(whyNot && { whyNotSwapped: whyNot }),
    },
    knobs: new Map(knobs.map((knob) => [knob.id, knob])),
  };
}

function optionOf({ path }: Adjustable): string {
  return String(path[1]);
}

/** All numeric options, as one group. */
function optionNumbers(members: readonly Adjustable[], { ruleset }: FoundCombat): readonly ReportSetupForce[] {
  if (members.length === 0) return [];
  const lines = members.map((member): ReportStrength => {
    const { question } = ruleset.options.find(({ name }) => name === optionOf(member)) ?? { question: member.title };
    return strength({ ...member, title: sentence(question) }, []);
  });
  return [{ title: 'Options', lines }];
}

/** False for a number in an anonymous list item, which a reader could not tell from the others. */
function isNamed({ path, unit }: Adjustable, data: object): boolean {
  if (unit !== undefined || typeof path.at(-2) !== 'number') return true;
  const owner = valueAt(data, path.slice(0, -1));
  return ['id', 'number', 'power', 'space'].some((key) => valueAt(owner, [key]) !== undefined);
}

/** The setup for a report; undefined if there is none. */
export function setupReport(found: FoundCombat, bases: readonly string[]): ReportSetup | undefined {
  const setup = attempted(found, () => setupOf(found, bases) ?? { refused: '' });
  return 'refused' in setup ? undefined : setup.report;
}

/** Members of a combat that concern neither side. */
const besides = new Set(['dice', 'expect', 'result', 'notes']);

/** Why attacker and defender cannot be swapped. Undefined if they can: both have the same keys, and no other member of the combat depends on the side. */
function whyNotSwapped({ site: { object, sides } }: FoundCombat): string | undefined {
  const { attacker, defender } = sides;
  const [first, second] = Object.values(sides);
  if (!first || !second) return '';
  if (!attacker || !defender) return `${sentence(first.role)} and ${second.role} have different tasks: ${cannot}`;
  const [attacking, defending] = ['attacker', 'defender'].map((side) => valueAt(object, [side]));
  if (!isObject(attacking) || !isObject(defending)) return '';
  const shapeOf = (side: object): string =>
    Object.keys(side)
      .filter((key) => key !== 'orders')
      .toSorted()
      .join();
  if (shapeOf(attacking) !== shapeOf(defending)) {
    const isTogether = (defender.powers?.length ?? 0) > 1 && (attacker.powers?.length ?? 0) < 2;
    const why = isTogether
      ? `${sentence(defender.name)} fight as one side, which only defenders can`
      : 'The forces of the two sides are of different kinds';
    return `${why}: ${cannot}`;
  }
  const others = Object.entries(object).filter(
    ([key]) => !besides.has(key) && key !== 'attacker' && key !== 'defender',
  );
  return others.some(([, value]) => isObject(value))
    ? `More than the forces depends on who attacks: ${cannot}`
    : undefined;
}

const cannot = 'the sides cannot be swapped.';

function numberKnob(member: Adjustable, data: object): Knob {
  return {
    id: member.path.join('/'),
    edits: (value) => (typeof value === 'number' ? editsOfNumber(member, data, value) : undefined),
  };
}

type Switch = ReportSwitch & Knob;

/** A switch whose choices are identified by words. */
function choice(
  shown: Omit<ReportSwitch, 'choices'>,
  choices: readonly { readonly value: string; readonly title: string; readonly edits: () => readonly Edit[] }[],
): Switch {
  return {
    ...shown,
    choices: choices.map(({ value, title }) => ({ value, title })),
    edits: (value) => choices.find((one) => one.value === value)?.edits(),
  };
}

/** The value of a switch that changes nothing. */
const asWritten = '';

/** Alternative orders of a side, one switch per group. */
function orderSwitches({ side, alternatives }: SideAdvice): readonly Switch[] {
  const groups = new Map<string, Alternative[]>();
  for (const alternative of alternatives)
    groups.set(alternative.group, [...(groups.get(alternative.group) ?? []), alternative]);
  return [...groups].map(([group, others]) =>
    choice({ id: `order/${side}/${group}`, title: sentence(group), side, value: asWritten }, [
      { value: asWritten, title: 'as written', edits: () => [] },
      ...others.map(({ id, title, edits }) => ({ value: id, title, edits })),
    ]),
  );
}

function wordSwitch(member: Adjustable, data: object, combat: Path, found: FoundCombat): Switch {
  const { path, title, value, choices = [] } = member;
  const { side } = headingOf(path, data, combat, found);
  return choice(
    {
      id: path.join('/'),
      title,
      ...(side !== undefined && { side }),
      value: String(value),
    },
    choices.map((one) => ({
      value: String(one.value),
      title: wordOf(one.value),
      edits: () => setAt(data, path, one.value),
    })),
  );
}

function wordOf(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).replaceAll('-', ' ');
}

function optionSwitch({ name, question, readings, default: usual }: Option, data: object): Switch {
  const chosen = (valueAt(data, ['options', name]) ?? usual) as string | number | boolean;
  return choice(
    { id: `options/${name}`, title: sentence(question), value: String(chosen) },
    Object.keys(readings).map((reading) => ({
      value: reading,
      title: wordOf(reading),
      edits: () => setAt(data, ['options', name], typeof usual === 'boolean' ? reading === 'true' : reading),
    })),
  );
}

/** Numbers grouped by side, power and part of the combat. */
function forcesOf(
  numbers: readonly Adjustable[],
  data: object,
  combat: Path,
  found: FoundCombat,
): readonly ReportSetupForce[] {
  const forces = new Map<string, { side?: string; title?: string; members: Adjustable[] }>();
  for (const number of numbers) {
    const heading = headingOf(number.path, data, combat, found);
    const id = `${heading.side ?? ''} ${heading.title ?? ''}`;
    const force = forces.get(id) ?? { ...heading, members: [] };
    force.members.push(number);
    forces.set(id, force);
  }
  const order = Object.keys(found.site.sides);
  const rank = ({ side }: ReportSetupForce): number => (side === undefined ? order.length : order.indexOf(side));
  return [...forces.values()]
    .map(({ members, ...force }) => ({ ...force, lines: members.map((member) => strength(member, members)) }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** A line of a force: a unit by name, else by kind, with its id if the force has others of that kind. */
function strength(member: Adjustable, force: readonly Adjustable[]): ReportStrength {
  const { path, title, unitId, unit, value, minimum = 0, maximum = 0 } = member;
  const isAlone = force.every((other) => other === member || other.title !== title);
  const name = member.name ?? (isAlone ? undefined : unitId);
  return {
    id: path.join('/'),
    title: name === undefined ? title : `${title} (${name})`,
    ...(unit !== undefined && { short: unit.toUpperCase() }),
    value: Number(value),
    minimum,
    maximum,
  };
}
