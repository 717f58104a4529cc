/** Parts of scenarios made from battles of the enumerator. */
import type { LeaveWhen } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle, Group } from '../../../../support/axis-and-allies/battle';
import type { UnitWord } from '../../../../support/axis-and-allies/forces';

/** Sorts groups by power, and losses by type, as a scenario file does. */
export function toFileOrder(battle: Battle): Battle {
  const sortSide = (side: BattleSide) => {
    const groups = battle[side].groups.toSorted((a, b) => (a.nation ?? '').localeCompare(b.nation ?? ''));
    const types = [...new Set(battle[side].losses.map(readType))];
    const losses = types.flatMap((type) => groups.filter(({ id }) => readType(id) === type).map(({ id }) => id));
    return { ...battle[side], groups, losses };
  };
  return { ...battle, attacker: sortSide('attacker'), defender: sortSide('defender') };
}

/** Reads the type of a random group, which is the second word of its id. */
export function readType(id: string): UnitWord {
  return id.split('-')[1] as UnitWord;
}

/** The orders of a side that every ruleset has. */
export function createOrders(battle: Battle, side: BattleSide) {
  return {
    losses: [...new Set(battle[side].losses.map(readType))],
    submerge: { groups: orderAlways(battle, side, ({ submerges }) => submerges === true) },
  };
}

/** An `always` order for each group of submarines that meets the condition. */
export function orderAlways(
  battle: Battle,
  side: BattleSide,
  matches: (group: Group) => boolean,
): Record<string, LeaveWhen> {
  const submarines = battle[side].groups.filter((group) => group.kind === 'submarine' && matches(group));
  return Object.fromEntries(submarines.map(({ id }) => [id, 'always']));
}

/** The attacker's order to retreat in the form of a scenario. */
export function createRetreat({ attacker }: Battle) {
  const { chanceBelow, ...retreat } = attacker.retreat ?? {};
  return { ...retreat, ...(chanceBelow !== undefined && { chanceBelow: Number(chanceBelow) }) };
}
