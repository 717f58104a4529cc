/** Names of groups in counters, steps and results. They are unique on their side. */
import type { BattleSide, Group as Written, SeaBattle } from '../data';
import { findFreeName } from '../../../model/free-name';
import { isPresent, getWrittenUnits, type UnitCount } from '../forces';
import { getPowerAdjective, formatPower } from '../wording';
import type { Group } from './battle';

/** Keys of a side's result that are not groups. */
const reservedNames = ['units', 'lost'];

/** The name of a type. */
interface TypeName {
  readonly singular: string;
  readonly plural: string;
}

/** Units of a side with their names. */
export interface NamedUnits<G extends Written = Written> {
  readonly unit: UnitCount<G>;
  readonly name: GroupName;
}

/**
 * The units of a side with their names, without empty lines. Empty lines are named as well, so that losses in an earlier battle
 * do not change the names of others.
 * @param getTypeName the name of a unit's type
 */
export function nameUnits<G extends Written = Written>(
  battle: SeaBattle,
  side: BattleSide,
  getTypeName: (unit: UnitCount) => TypeName = ({ type }) => ({ singular: type, plural: type }),
): readonly NamedUnits<G>[] {
  const units = getWrittenUnits<G>(battle, side);
  const names = nameGroups(units, getTypeName);
  return units.map((unit, index) => ({ unit, name: names[index]! })).filter(({ unit }) => isPresent(unit));
}

/** The names and titles of a side's groups, in order: the id of a group, else its type, with the power if several powers have the type. */
function nameGroups(units: readonly UnitCount[], getTypeName: (unit: UnitCount) => TypeName): readonly GroupName[] {
  const powers = new Set(units.map(({ power }) => power));
  const names = new Set([...reservedNames, ...units.map(({ type }) => type)]);
  const groupNames = units.map((unit) => {
    const { type, power, id } = unit;
    const isOnlyGroup = units.every((other) => other === unit || other.type !== type);
    const name = id ?? (isOnlyGroup || power === undefined ? type : `${power}-${type}`);
    const { singular, plural } = getTypeName(unit);
    const isOneOfSeveral = powers.size > 1 && power !== undefined;
    const owner = isOneOfSeveral ? `${getPowerAdjective(power)} ` : '';
    return {
      name: isOnlyGroup && name === type ? name : makeUnique(names, name),
      title: `${owner}${plural}`,
      singular: `${owner}${singular}`,
      typeTitle: plural,
      ...(isOneOfSeveral && { owner: { name: formatPower(power), title: plural, singular } }),
    };
  });
  return groupNames.map((group) => (isUnique(group.title, groupNames) ? group : appendName(group)));
}

type GroupName = Pick<Group, 'name' | 'title' | 'singular' | 'typeTitle' | 'owner'>;

function isUnique(title: string, groups: readonly GroupName[]): boolean {
  return groups.filter((group) => group.title === title).length === 1;
}

/** Adds the name to titles that several groups share. */
function appendName(group: GroupName): GroupName {
  const { name, title, singular } = group;
  return { ...group, title: `${title} (${name})`, singular: `${singular} (${name})` };
}

/** The name itself, or with a number that makes it unique; the result is reserved. */
function makeUnique(names: Set<string>, name: string): string {
  const free = findFreeName(name, (candidate) => names.has(candidate));
  names.add(free);
  return free;
}
