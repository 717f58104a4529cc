/** Names of groups in counters, steps and results. They are unique on their side. */
import type { BattleSide, Group as Written, SeaBattle } from '../data';
import { isThere, writtenUnitsOf, type UnitCount } from '../forces';
import { powerAdjective, powerName } from '../wording';
import type { Group } from './battle';

/** Keys of a side's result that are not groups. */
const taken = ['units', 'lost'];

/** The name of a type. */
interface TypeName {
  readonly one: string;
  readonly many: string;
}

/** Units of a side with their names. */
export interface NamedUnits<G extends Written = Written> {
  readonly unit: UnitCount<G>;
  readonly name: Named;
}

/**
 * The units of a side with their names, without empty lines. Empty lines are named as well, so that losses in an earlier battle
 * do not change the names of others.
 * @param getTypeName the name of a unit's type
 */
export function namedUnitsOf<G extends Written = Written>(
  battle: SeaBattle,
  side: BattleSide,
  nameOf: (unit: UnitCount) => TypeName = ({ type }) => ({ one: type, many: type }),
): readonly NamedUnits<G>[] {
  const units = writtenUnitsOf<G>(battle, side);
  const names = namesOf(units, nameOf);
  return units.map((unit, index) => ({ unit, name: names[index]! })).filter(({ unit }) => isThere(unit));
}

/** The names and titles of a side's groups, in order: the id of a group, else its type, with the power if several powers have the type. */
function namesOf(units: readonly UnitCount[], nameOf: (unit: UnitCount) => TypeName): readonly Named[] {
  const powers = new Set(units.map(({ power }) => power));
  const names = new Set([...taken, ...units.map(({ type }) => type)]);
  const named = units.map((unit) => {
    const { type, power, id } = unit;
    const alone = units.every((other) => other === unit || other.type !== type);
    const name = id ?? (alone || power === undefined ? type : `${power}-${type}`);
    const { one, many } = nameOf(unit);
    const isOneOfSeveral = powers.size > 1 && power !== undefined;
    const owner = isOneOfSeveral ? `${powerAdjective(power)} ` : '';
    return {
      name: alone && name === type ? name : unique(names, name),
      title: `${owner}${many}`,
      one: `${owner}${one}`,
      typeTitle: many,
      ...(isOneOfSeveral && { owner: { name: powerName(power), title: many, one } }),
    };
  });
  return named.map((group) => (isAlone(group.title, named) ? group : withName(group)));
}

type Named = Pick<Group, 'name' | 'title' | 'one' | 'typeTitle' | 'owner'>;

function isAlone(title: string, groups: readonly Named[]): boolean {
  return groups.filter((group) => group.title === title).length === 1;
}

/** Adds the name to titles that several groups share. */
function withName(group: Named): Named {
  const { name, title, one } = group;
  return { ...group, title: `${title} (${name})`, one: `${one} (${name})` };
}

/** The name itself, or with a number that makes it unique; the result is reserved. */
function unique(names: Set<string>, name: string): string {
  let free = name;
  for (let number = 2; names.has(free); number++) free = `${name}-${number}`;
  names.add(free);
  return free;
}
