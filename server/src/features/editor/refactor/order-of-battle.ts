/** Moves a unit of a combat into the order of battle, and takes one that only one combat uses back into the combat. */
import type { Edit, Plain } from '../../../model/edit';
import type { Inheritance } from '../../../model/inheritance';
import { valueAt } from '../../../model/place';
import { isMapping } from '../../../model/values';
import { getInheritanceTree } from '../../../schema';
import { createTextEdits, findWrittenMember, isInherited } from '../../../text';
import { getNode } from '../../../text/node';
import { diagnose } from '../../diagnostics/diagnostics';
import type { Scenario } from '../../scenario/scenario';
import {
  type Cursor,
  type EnclosingValue,
  type Refactoring,
  createRefactoring,
  listEnclosingValues,
} from './refactoring';

type Mapping = Readonly<Record<string, Plain>>;

/** A unit of a combat, in a place where units of the order of battle may stand. */
interface CombatUnit {
  readonly unit: EnclosingValue;
  readonly value: Mapping;
  readonly inheritance: Inheritance & { readonly inner: string };
  /** The key of the owner: `power`, `nation`. */
  readonly ownerKey: string;
  /** The owner that the combat gives the unit, unless the unit has its own. */
  readonly owner: string | undefined;
}

function findCombatUnit(cursor: Cursor): CombatUnit | undefined {
  const { scenario, analysis } = cursor;
  const unit = listEnclosingValues(cursor).findLast(({ owner, value }) => Array.isArray(owner) && isMapping(value));
  if (!unit || !scenario.ruleset || hasProblems(cursor)) return undefined;
  let tree = getInheritanceTree(scenario.ruleset.id);
  for (const key of unit.path) tree = tree?.members.get(String(key)) ?? tree?.members.get('*');
  const inheritance = tree?.inheritance;
  const [ownerKey] = inheritance?.around ?? [];
  if (inheritance?.inner === undefined || ownerKey === undefined || unit.path[0] === inheritance.list) return undefined;
  // Comments, anchors and aliases would be lost.
  if (/[#&*]/.test(analysis.text.slice(unit.member.range.from, unit.member.range.to))) return undefined;
  if (isAnchored(analysis.text, unit)) return undefined;
  const owner = cursor.located.chain
    .slice(0, unit.path.length)
    .map((value) => valueAt(value, [ownerKey]))
    .findLast((value) => typeof value === 'string');
  const { inner } = inheritance;
  return { unit, value: unit.value as Mapping, inheritance: { ...inheritance, inner }, ownerKey, owner };
}

/** Whether a value has an anchor: an alias elsewhere may repeat the value. */
export function isAnchored(text: string, { member }: EnclosingValue): boolean {
  const { from } = member.valueRange;
  const textBefore = text.slice(Math.max(0, from - maxAnchorLength), from);
  return textBefore.trimEnd().split(/\s/).at(-1)!.startsWith('&');
}

/** How far before a value its anchor may begin. */
const maxAnchorLength = 200;

/** Whether the file has errors. Then it is uncertain which power a unit has: it may come from a group that cannot be read. */
export function hasProblems({ analysis }: Cursor): boolean {
  return diagnose(analysis).some(({ severity }) => severity === 'error');
}

export function moveIntoOrderOfBattle(cursor: Cursor): readonly Refactoring[] {
  const target = findCombatUnit(cursor);
  if (!target) return [];
  const { value, unit, inheritance, ownerKey } = target;
  const { id, [ownerKey]: ownOwner, ...members } = value;
  const owner = ownOwner ?? target.owner;
  const isWritten = Object.keys(value).every(
    (key) => !isInherited(value, key) && !getNode(value)?.entries.get(key)?.source,
  );
  if (typeof id !== 'string' || typeof owner !== 'string' || !isWritten) return [];
  if (cursor.scenario.ids().ids.declarations.filter((declaration) => declaration.id === id).length !== 1) return [];
  const createEdits = (): readonly Edit[] => [
    { edit: 'set', owner: unit.owner, key: unit.key, value: { [inheritance.key]: id } },
    addToForces(cursor.scenario, inheritance, ownerKey, owner, { id, ...members }),
  ];
  return [
    createRefactoring('refactor.extract', `Move \`${id}\` into the order of battle`, () =>
      createTextEdits(cursor.analysis.file, createEdits()),
    ),
  ];
}

/** The lists of the order of battle: that of the forces, and the one in each force. */
type ForceLists = Pick<CombatUnit['inheritance'], 'list' | 'inner'>;

/** Adds a unit or a convoy to the force of its owner, which is made if there is none. */
export function addToForces(
  scenario: Scenario,
  { list, inner }: ForceLists,
  ownerKey: string,
  owner: string,
  unit: Mapping,
): Edit {
  const root = scenario.document.data;
  const forces = valueAt(root, [list]);
  const force = { [ownerKey]: owner, [inner]: [unit] };
  if (!Array.isArray(forces)) return { edit: 'set', owner: root, key: list, value: [force] };
  const ownForce = (forces as readonly object[]).find((each) => valueAt(each, [ownerKey]) === owner);
  if (!ownForce) return { edit: 'append', owner: forces, value: force };
  const units = valueAt(ownForce, [inner]);
  return Array.isArray(units)
    ? { edit: 'append', owner: units, value: unit }
    : { edit: 'set', owner: ownForce, key: inner, value: [unit] };
}

export function takeFromOrderOfBattle(cursor: Cursor): readonly Refactoring[] {
  const target = findCombatUnit(cursor);
  if (!target) return [];
  const { scenario, analysis } = cursor;
  const { value, unit, inheritance, ownerKey } = target;
  const { list, inner, key } = inheritance;
  const { [key]: name, ...overrides } = Object.fromEntries(
    Object.entries(value).filter(([member]) => !isInherited(value, member)),
  );
  if (typeof name !== 'string' || Object.hasOwn(overrides, 'count')) return [];
  const { ids } = scenario.ids();
  if (ids.allReferences.filter(({ id }) => id === name).length !== 1) return [];
  const forces = valueAt(scenario.document.data, [list]) as readonly Mapping[] | undefined;
  const force = forces?.find((each) => findUnit(each, inner, name) !== undefined);
  const units = force?.[inner] as readonly Mapping[] | undefined;
  const unitInForce = force && findUnit(force, inner, name);
  const writtenUnit = unitInForce && units && findWrittenMember(scenario.document, units, units.indexOf(unitInForce));
  if (!forces || !force || !units || !unitInForce || !writtenUnit || getNode(unitInForce)?.source) return [];
  if (/[#&*]/.test(analysis.text.slice(writtenUnit.range.from, writtenUnit.range.to))) return [];
  const owner = unitInForce[ownerKey] ?? force[ownerKey];
  const members = { ...unitInForce, ...(owner !== target.owner && { [ownerKey]: owner }), ...overrides } as Plain;
  const createEdits = (): readonly Edit[] => [
    { edit: 'set', owner: unit.owner, key: unit.key, value: members },
    createForceRemoval(scenario, { list, inner }, ownerKey, forces, force, unitInForce),
  ];
  return [
    createRefactoring('refactor.inline', `Take \`${name}\` from the order of battle`, () =>
      createTextEdits(analysis.file, createEdits()),
    ),
  ];
}

/** Removes a unit or a convoy with what has nothing else left: its list, its force, the order of battle. */
export function createForceRemoval(
  scenario: Scenario,
  { list, inner }: ForceLists,
  ownerKey: string,
  forces: readonly Mapping[],
  force: Mapping,
  item: Mapping,
): Edit {
  const items = force[inner] as readonly Mapping[];
  if (items.length > 1) return { edit: 'remove', owner: items, key: items.indexOf(item) };
  if (Object.keys(force).some((member) => member !== ownerKey && member !== inner))
    return { edit: 'remove', owner: force, key: inner };
  return removeForce(scenario, list, forces, force);
}

/** Removes a force, and with the last one the order of battle. */
export function removeForce({ document }: Scenario, list: string, forces: readonly Mapping[], force: Mapping): Edit {
  return forces.length > 1
    ? { edit: 'remove', owner: forces, key: forces.indexOf(force) }
    : { edit: 'remove', owner: document.data, key: list };
}

function findUnit(force: Mapping, inner: string, name: string): Mapping | undefined {
  const units = force[inner];
  return Array.isArray(units) ? (units as readonly Mapping[]).find(({ id }) => id === name) : undefined;
}
