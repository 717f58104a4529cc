/** Moves the force of a battle or the points of a convoy into the order of battle, and the other way round, if only one combat uses them. */
import type { Edit, Plain } from '../../../model/edit';
import { findFreeName } from '../../../model/free-name';
import type { Inheritance } from '../../../model/inheritance';
import { valueAt } from '../../../model/place';
import { isMapping } from '../../../model/values';
import { getInheritanceTree } from '../../../schema';
import { createTextEdits, findWrittenMember, isInherited } from '../../../text';
import { getNode } from '../../../text/node';
import { addToForces, createForceRemoval, hasProblems, isAnchored, removeForce } from './order-of-battle';
import {
  type Cursor,
  type EnclosingValue,
  type Refactoring,
  createRefactoring,
  listEnclosingValues,
} from './refactoring';

type Mapping = Readonly<Record<string, Plain>>;

/** A value in a combat that inherits a force or the points of a convoy from the order of battle, or that could be moved there. */
interface CombatGroup {
  readonly group: EnclosingValue;
  readonly value: Mapping;
  readonly inheritance: Inheritance & { readonly members: readonly string[] };
}

/** The group with the cursor on its key, on one of its members, or inside a member that would be moved. */
function findCombatGroup(cursor: Cursor): CombatGroup | undefined {
  const { scenario, located, analysis } = cursor;
  if (!scenario.ruleset || hasProblems(cursor)) return undefined;
  const tree = getInheritanceTree(scenario.ruleset.id);
  for (const group of listEnclosingValues(cursor).toReversed()) {
    let subtree = tree;
    for (const key of group.path) subtree = subtree?.members.get(String(key)) ?? subtree?.members.get('*');
    const { inheritance } = subtree ?? {};
    // A group that inherits nothing but its power, such as that of a raid, has nothing to move.
    if (inheritance?.members === undefined || inheritance.members.length < 2 || !isMapping(group.value)) continue;
    const { members } = inheritance;
    const remainingPath = located.path.slice(group.path.length);
    const isCursorOnGroup = remainingPath.length < 2 || members.includes(String(remainingPath[0]));
    return isCursorOnGroup && !isAnchored(analysis.text, group)
      ? { group, value: group.value as Mapping, inheritance: { ...inheritance, members } }
      : undefined;
  }
  return undefined;
}

/** The key of the power of a force, which is not always among the inherited members. */
const powerKey = 'power';

export function moveGroupIntoOrderOfBattle(cursor: Cursor): readonly Refactoring[] {
  const target = findCombatGroup(cursor);
  if (!target || target.inheritance.key in target.value) return [];
  const { group, value, inheritance } = target;
  const movedMembers = [powerKey, ...inheritance.members.filter((member) => member !== powerKey)].filter(
    (member) => member in value,
  );
  const { [powerKey]: power, [movedMembers[1] ?? '']: first } = value;
  if (typeof power !== 'string' || first === undefined) return [];
  if (!movedMembers.every((member) => isPlainlyWritten(cursor, value, member))) return [];
  const id = createId(cursor, group, power);
  const { inner } = inheritance;
  const content = Object.fromEntries(
    movedMembers.filter((member) => member !== powerKey).map((member) => [member, value[member]!]),
  );
  const createEdits = (): readonly Edit[] => [
    { edit: 'set', owner: value, key: inheritance.key, value: id, first: true },
    ...movedMembers.map((key): Edit => ({ edit: 'remove', owner: value, key })),
    inner === undefined
      ? addForce(cursor, inheritance.list, { id, [powerKey]: power, ...content })
      : addToForces(cursor.scenario, { ...inheritance, inner }, powerKey, power, { id, ...content }),
  ];
  return [
    createRefactoring('refactor.extract', `Move \`${id}\` into the order of battle`, () =>
      createTextEdits(cursor.analysis.file, createEdits()),
    ),
  ];
}

function addForce({ scenario }: Cursor, list: string, force: Mapping): Edit {
  const root = scenario.document.data;
  const forces = valueAt(root, [list]);
  return Array.isArray(forces)
    ? { edit: 'append', owner: forces, value: force }
    : { edit: 'set', owner: root, key: list, value: [force] };
}

/** Whether a member is written in its owner, without comments, anchors and aliases, which would be lost. */
function isPlainlyWritten({ scenario, analysis }: Cursor, owner: object, key: string): boolean {
  const writtenMember = findWrittenMember(scenario.document, owner, key);
  const isElsewhere = isInherited(owner, key) || getNode(owner)?.entries.get(key)?.source !== undefined;
  return (
    writtenMember !== undefined &&
    !isElsewhere &&
    !/[#&*]/.test(analysis.text.slice(writtenMember.range.from, writtenMember.range.to))
  );
}

/** Names a force after its combat and its key (`north-sea-attacker`), or after combat and power if a side has several. */
function createId({ scenario, located }: Cursor, { path, key }: EnclosingValue, power: string): string {
  const combat = located.chain
    .slice(0, path.length)
    .map((value) => valueAt(value, ['id']))
    .findLast((id) => typeof id === 'string');
  const name = [...(combat === undefined ? [] : [combat]), typeof key === 'string' ? key : power].join('-');
  const usedIds = new Set(scenario.ids().ids.declarations.map(({ id }) => id));
  return findFreeName(name, (candidate) => usedIds.has(candidate));
}

export function takeGroupFromOrderOfBattle(cursor: Cursor): readonly Refactoring[] {
  const target = findCombatGroup(cursor);
  if (!target) return [];
  const { value, inheritance } = target;
  const { list, inner, key, members } = inheritance;
  const { scenario, analysis } = cursor;
  const name = isInherited(value, key) ? undefined : value[key];
  const isOverridden = (member: string): boolean => member in value && !isInherited(value, member);
  // Members that the combat states itself would take the place of those of the force, which would be lost.
  if (typeof name !== 'string' || members.some(isOverridden)) return [];
  if (scenario.ids().ids.allReferences.filter(({ id }) => id === name).length !== 1) return [];
  const forces = (valueAt(scenario.document.data, [list]) ?? []) as readonly Mapping[];
  const [declared] = forces.flatMap((force) => {
    const item = findItem(force, inner, name);
    return item ? [{ force, item }] : [];
  });
  if (!declared) return [];
  const { force, item } = declared;
  if (getNode(force)?.source || getNode(item)?.source) return [];
  if (!members.every((member) => !(member in item) || isPlainlyWritten(cursor, item, member))) return [];
  const power = item[powerKey] ?? force[powerKey];
  const createEdits = (): readonly Edit[] => [
    ...(power === undefined || isOverridden(powerKey)
      ? []
      : [{ edit: 'set' as const, owner: value, key: powerKey, value: power }]),
    ...members
      .filter((member) => member !== powerKey && member in item)
      .map((member): Edit => ({ edit: 'set', owner: value, key: member, value: item[member]! })),
    { edit: 'remove', owner: value, key },
    inner === undefined
      ? removeForce(scenario, list, forces, force)
      : createForceRemoval(scenario, { list, inner }, powerKey, forces, force, item),
  ];
  return [
    createRefactoring('refactor.inline', `Take \`${name}\` from the order of battle`, () =>
      createTextEdits(analysis.file, createEdits()),
    ),
  ];
}

/** The item with a name: a force itself, or one of its inner list. */
function findItem(force: Mapping, inner: string | undefined, name: string): Mapping | undefined {
  if (inner === undefined) return force['id'] === name ? force : undefined;
  const items = force[inner];
  return Array.isArray(items) ? (items as readonly Mapping[]).find(({ id }) => id === name) : undefined;
}
