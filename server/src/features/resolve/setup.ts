/** Values of a combat that *What if* can change: from its schema, its orders and the options that its odds depend on. */
import type { Alternative, SideAdvice } from '../../model/advice';
import type { Edit } from '../../model/edit';
import { type Path, valueAt } from '../../model/place';
import type { Option } from '../../model/ruleset';
import { capitalize, convertKeyToName, toLabel } from '../../model/wording';
import type { ReportSetup, ReportSetupForce, ReportStrength, ReportSwitch } from '../../protocol';
import { type Adjustable, listAdjustables, listScenarioAdjustables, getTitleAt } from '../../schema';
import type { LocatedCombat } from '../analysis/find-combat';
import { listOffers, type UnitOffer } from './offers';
import { attempt } from './report';
import { createNumberEdits, findCombatPath, setAtPath } from '../combat/members';
import { isMapping, isObject } from '../../model/values';

/** A value that can be changed, with its edits of the data. */
export interface Knob {
  readonly id: string;
  /** Undefined for an invalid value. */
  readonly createEdits: (value: number | string) => readonly Edit[] | undefined;
}

export interface Setup {
  readonly report: ReportSetup;
  readonly knobs: ReadonlyMap<string, Knob>;
}

/** @param bases what the odds rest on, in words: only options named there can be changed */
export function createSetup(target: LocatedCombat, bases: readonly string[] = []): Setup | undefined {
  const data = target.scenario.view().data;
  const path = findCombatPath(data, target.entry.object);
  if (!path) return undefined;
  const members = listAdjustables(target.ruleset.id, data, path);
  const sideAdvice = target.entry.listAdvice?.() ?? [];
  const orders = sideAdvice.flatMap((side) => createOrderSwitches(side));
  // Orders that advice offers by title are not repeated by key.
  const isOrder = ({ path: memberPath }: Adjustable): boolean => orders.length > 0 && memberPath.includes('orders');
  const numbers = members.filter((member) => member.choices === undefined && !isOrder(member) && isNamed(member, data));
  const words = members.filter((member) => member.choices !== undefined && !isOrder(member));
  const options = target.ruleset.options
    .filter(({ name, readings, default: defaultValue }) => {
      const isWord = typeof (valueAt(data, ['options', name]) ?? defaultValue) !== 'object';
      return bases.includes(`option ${name}`) && isWord && Object.keys(readings).length > 1;
    })
    .map((option) => createOptionSwitch(option, data));
  const scenarioMembers = listScenarioAdjustables(target.ruleset.id, data);
  const numbersOfOptions = scenarioMembers.filter(
    (member) => member.choices === undefined && bases.includes(`option ${getOptionName(member)}`),
  );
  const tables = scenarioMembers
    .filter((member) => member.choices !== undefined)
    .map((word) => createWordSwitch(word, data, [], target));
  const switches = [
    ...orders,
    ...words.map((word) => createWordSwitch(word, data, path, target)),
    ...tables,
    ...options,
  ];
  const swapObstacle = explainNoSwap(target);
  const offers = listOffers(target, data, path);
  const knobs: readonly Knob[] = [
    ...[...numbers, ...numbersOfOptions].map((number) => createNumberKnob(number, data)),
    ...switches,
    ...offers.map((offer): Knob => ({ id: toOfferId(offer), createEdits: offer.createEdits })),
  ];
  return {
    report: {
      forces: [...groupForces(numbers, offers, data, path, target), ...reportOptionNumbers(numbersOfOptions, target)],
      switches: switches.map(({ createEdits: _, ...shown }) => shown),
      canSwap: swapObstacle === undefined,
      ...(swapObstacle && { whyNotSwapped: swapObstacle }),
    },
    knobs: new Map(knobs.map((knob) => [knob.id, knob])),
  };
}

function getOptionName({ path }: Adjustable): string {
  return String(path[1]);
}

/** All numeric options, as one group. */
function reportOptionNumbers(members: readonly Adjustable[], { ruleset }: LocatedCombat): readonly ReportSetupForce[] {
  if (members.length === 0) return [];
  const lines = members.map((member): ReportStrength => {
    const { question } = ruleset.options.find(({ name }) => name === getOptionName(member)) ?? {
      question: member.title,
    };
    return createStrength({ ...member, title: capitalize(question) }, []);
  });
  return [{ title: 'Options', lines }];
}

/** False for a number in a list item without a name, which a reader could not tell from the others. */
function isNamed({ path, unit }: Adjustable, data: object): boolean {
  if (unit !== undefined || typeof path.at(-2) !== 'number') return true;
  const owner = valueAt(data, path.slice(0, -1));
  return ['id', 'number', 'power', 'space'].some((key) => valueAt(owner, [key]) !== undefined);
}

/** The setup for a report; undefined if there is none. */
export function createSetupReport(target: LocatedCombat, bases: readonly string[]): ReportSetup | undefined {
  const setup = attempt(target, () => createSetup(target, bases) ?? { refused: '' });
  return 'refused' in setup ? undefined : setup.report;
}

/** Members of a combat that concern neither side. */
const neutralMembers = new Set(['dice', 'expect', 'result', 'notes']);

/** Why attacker and defender cannot be swapped. Undefined if they can: both have the same keys, and no other member of the combat depends on the side. */
function explainNoSwap({ entry: { object, sides } }: LocatedCombat): string | undefined {
  const { attacker, defender } = sides;
  const [first, second] = Object.values(sides);
  if (!first || !second) return '';
  if (!attacker || !defender)
    return `${capitalize(first.role)} and ${second.role} have different tasks: ${swapRefusal}`;
  const [attackerData, defenderData] = ['attacker', 'defender'].map((side) => valueAt(object, [side]));
  if (!isObject(attackerData) || !isObject(defenderData)) return '';
  const describeShape = (side: object): string =>
    Object.keys(side)
      .filter((key) => key !== 'orders')
      .toSorted()
      .join();
  if (describeShape(attackerData) !== describeShape(defenderData)) {
    const isTogether = (defender.powers?.length ?? 0) > 1 && (attacker.powers?.length ?? 0) < 2;
    const why = isTogether
      ? `${capitalize(defender.name)} fight as one side, which only defenders can`
      : 'The forces of the two sides are of different kinds';
    return `${why}: ${swapRefusal}`;
  }
  const otherMembers = Object.entries(object).filter(
    ([key]) => !neutralMembers.has(key) && key !== 'attacker' && key !== 'defender',
  );
  return otherMembers.some(([, value]) => isObject(value))
    ? `More than the forces depends on who attacks: ${swapRefusal}`
    : undefined;
}

const swapRefusal = 'the sides cannot be swapped.';

function createNumberKnob(member: Adjustable, data: object): Knob {
  return {
    id: member.path.join('/'),
    createEdits: (value) => (typeof value === 'number' ? createNumberEdits(member, data, value) : undefined),
  };
}

type Switch = ReportSwitch & Knob;

/** A switch whose choices are identified by words. */
function createSwitch(
  details: Omit<ReportSwitch, 'choices'>,
  choices: readonly { readonly value: string; readonly title: string; readonly createEdits: () => readonly Edit[] }[],
): Switch {
  return {
    ...details,
    choices: choices.map(({ value, title }) => ({ value, title })),
    createEdits: (value) => choices.find((item) => item.value === value)?.createEdits(),
  };
}

/** The value of a switch that changes nothing. */
const asWritten = '';

/** Alternative orders of a side, one switch per group. */
function createOrderSwitches({ side, alternatives }: SideAdvice): readonly Switch[] {
  const groups = new Map<string, Alternative[]>();
  for (const alternative of alternatives)
    groups.set(alternative.group, [...(groups.get(alternative.group) ?? []), alternative]);
  return [...groups].map(([group, others]) =>
    createSwitch({ id: `order/${side}/${group}`, title: capitalize(group), side, value: asWritten }, [
      { value: asWritten, title: 'as written', createEdits: () => [] },
      ...others.map(({ id, title, createEdits }) => ({ value: id, title, createEdits })),
    ]),
  );
}

function createWordSwitch(member: Adjustable, data: object, combat: Path, target: LocatedCombat): Switch {
  const { path, title, value, choices = [] } = member;
  const { side } = computeHeading(path, data, combat, target);
  return createSwitch(
    {
      id: path.join('/'),
      title,
      ...(side !== undefined && { side }),
      value: String(value),
    },
    choices.map((item) => ({
      value: String(item.value),
      title: formatWord(item.value),
      createEdits: () => setAtPath(data, path, item.value),
    })),
  );
}

function formatWord(value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value).replaceAll('-', ' ');
}

function createOptionSwitch({ name, question, readings, default: defaultValue }: Option, data: object): Switch {
  const scenarioReading = (valueAt(data, ['options', name]) ?? defaultValue) as string | number | boolean;
  return createSwitch(
    { id: `options/${name}`, title: capitalize(question), value: String(scenarioReading) },
    Object.keys(readings).map((reading) => ({
      value: reading,
      title: formatWord(reading),
      createEdits: () =>
        setAtPath(data, ['options', name], typeof defaultValue === 'boolean' ? reading === 'true' : reading),
    })),
  );
}

/** Numbers grouped by side, power and part of the combat. */
function groupForces(
  numbers: readonly Adjustable[],
  offers: readonly UnitOffer[],
  data: object,
  combat: Path,
  target: LocatedCombat,
): readonly ReportSetupForce[] {
  const forces = new Map<string, Heading & { readonly members: Adjustable[]; readonly offers: UnitOffer[] }>();
  const findForce = (path: Path) => {
    const heading = computeHeading(path, data, combat, target);
    const id = `${heading.side ?? ''} ${heading.title ?? ''}`;
    const force = forces.get(id) ?? { ...heading, members: [], offers: [] };
    forces.set(id, force);
    return force;
  };
  for (const number of numbers) findForce(number.path).members.push(number);
  for (const offer of offers) findForce([...offer.path, offer.type]).offers.push(offer);
  const order = Object.keys(target.entry.sides);
  const getRank = ({ side }: ReportSetupForce): number => (side === undefined ? order.length : order.indexOf(side));
  return [...forces.values()]
    .map(({ members, offers: addedUnits, ...force }) => ({
      ...force,
      lines: members.map((member) => createStrength(member, members)),
      ...(addedUnits.length > 0 && { offers: addedUnits.map((offer) => createOffer(offer)) }),
    }))
    .toSorted((a, b) => getRank(a) - getRank(b));
}

/** A line of a force: a unit by name, else by kind, with its id if the force has others of that kind. */
function createStrength(member: Adjustable, force: readonly Adjustable[]): ReportStrength {
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

function createOffer(offer: UnitOffer): ReportStrength {
  const { type, title, maximum } = offer;
  return { id: toOfferId(offer), title, short: type.toUpperCase(), value: 0, minimum: 0, maximum };
}

/** Differs from the id of the number that the unit has once it is written. */
function toOfferId({ path, type }: UnitOffer): string {
  return `add/${path.join('/')}/${type}`;
}

// The heading of a number of a combat: its side, and the part of the combat that has it.

export interface Heading {
  /** The key of the side in the combat; absent for a number of neither side. */
  readonly side?: string;
  /** `UK`, `Group 3, combat air patrol`, `Dauntlesses`; absent if the side is enough. */
  readonly title?: string;
}

/** Keys that add nothing to a heading. */
const untitledKeys = new Set(['attacker', 'defender', 'units']);

/** @param path of the number, from the root @param combatPath from the root */
export function computeHeading(path: Path, data: object, combatPath: Path, { entry, ruleset }: LocatedCombat): Heading {
  const parts: string[] = [];
  let side: string | undefined;
  let power: string | undefined;
  const [first, second] = Object.keys(entry.sides);
  // A strike `by: defender` has that side as its attacker.
  let isSwapped = false;
  for (let depth = combatPath.length + 1; depth < path.length; depth++) {
    const ownerPath = path.slice(0, depth);
    const owner = valueAt(data, ownerPath);
    const key = path[depth - 1];
    if (typeof key === 'string' && Object.hasOwn(entry.sides, key))
      side = !isSwapped ? key : key === first ? second : first;
    if (!isMapping(owner) || owner['type'] !== undefined) continue;
    const { by } = owner;
    if (typeof by === 'string' && Object.hasOwn(entry.sides, by)) {
      side = by;
      isSwapped = by !== first;
    }
    const powerKey = owner['power'] ?? owner['nation'];
    if (typeof powerKey === 'string') power = powerKey;
    const part = formatPart(owner, key);
    const title =
      part === undefined && !isUntitled(key, entry.sides) ? getTitleAt(ruleset.id, data, ownerPath) : undefined;
    if (part !== undefined) parts.push(part);
    else if (title !== undefined) parts.push(parts.length === 0 ? title : title.toLowerCase());
  }
  const owners = Object.entries(entry.sides).filter(
    ([, { powers = [] }]) => power !== undefined && powers.includes(power),
  );
  if (owners.length === 1) side = owners[0]![0];
  // A side of one power implies it.
  const isImplied = side !== undefined && (entry.sides[side]?.powers ?? []).join() === power;
  const title = [...(power === undefined || isImplied ? [] : [toLabel(ruleset.getPowerName(power))]), ...parts].join(
    ', ',
  );
  return { ...(side !== undefined && { side }), ...(title !== '' && { title }) };
}

/** The author's name for a part of the combat: `dauntlesses` becomes Dauntlesses. */
function formatPart(
  { id, number }: Readonly<Record<string, unknown>>,
  key: string | number | undefined,
): string | undefined {
  if (typeof key !== 'number') return undefined;
  if (typeof id === 'string') return convertKeyToName(id);
  return typeof number === 'number' ? `Group ${number}` : undefined;
}

function isUntitled(key: string | number | undefined, sides: object): boolean {
  return typeof key === 'number' || key === undefined || untitledKeys.has(key) || Object.hasOwn(sides, key);
}
