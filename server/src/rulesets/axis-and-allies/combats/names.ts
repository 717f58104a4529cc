/** Names of groups in counters, steps and results. They are unique on their side. */
import type { BattleSide, Group as Written, SeaBattle } from '../data';
import { createUniqueNames } from '../../../model/free-name';
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
  const typeCounts = countEach(units.map(({ type }) => type));
  const makeUnique = createUniqueNames([...reservedNames, ...typeCounts.keys()]);
  const groupNames = units.map((unit) => {
    const { type, power, id } = unit;
    const isOnlyGroup = typeCounts.get(type) === 1;
    const name = id ?? (isOnlyGroup || power === undefined ? type : `${power}-${type}`);
    const { singular, plural } = getTypeName(unit);
    const isOneOfSeveral = powers.size > 1 && power !== undefined;
    const owner = isOneOfSeveral ? `${getPowerAdjective(power)} ` : '';
    return {
      name: isOnlyGroup && name === type ? name : makeUnique(name),
      title: `${owner}${plural}`,
      singular: `${owner}${singular}`,
      typeTitle: plural,
      ...(isOneOfSeveral && { owner: { name: formatPower(power), title: plural, singular } }),
    };
  });
  const titleCounts = countEach(groupNames.map(({ title }) => title));
  return groupNames.map((group) => (titleCounts.get(group.title) === 1 ? group : appendName(group)));
}

function countEach(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

type GroupName = Pick<Group, 'name' | 'title' | 'singular' | 'typeTitle' | 'owner'>;

/** Adds the name to titles that several groups share. */
function appendName(group: GroupName): GroupName {
  const { name, title, singular } = group;
  return { ...group, title: `${title} (${name})`, singular: `${singular} (${name})` };
}
