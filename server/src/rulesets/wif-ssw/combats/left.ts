/** A combat with what earlier combats of the turn have left of its units. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { Engagement, Group, NavalCombat, Scenario, Unit } from '../data';
import { countOf } from '../units';
import { effectsAt, type Board } from './board';
import { keptSswCombat } from './ssw';
import { keptSubCombat } from './sub-combat';

/** What states a combat: one of the two. */
export interface Stated {
  readonly engagement?: Engagement;
  readonly navalCombat?: NavalCombat;
}

export interface LeftCombat {
  readonly combat: Combat;
  readonly board: Board;
  /** With the units that are left. */
  readonly engagement?: Engagement;
}

/** The groups of units of an engagement. */
export function groupsOf({ subs, convoy, interception }: Engagement): readonly Group[] {
  return [subs, convoy, ...(interception ? [interception] : [])];
}

/** Names the points of a convoy of the order of battle among what is left; no unit is called so. */
export function convoyKey(convoy: string): string {
  return `convoy ${convoy}`;
}

/** How many points of its convoy a combat has cost, whatever becomes of them: they sail no farther. */
export function convoyHits({ convoy }: Engagement, { tally }: Board, end: State): number {
  const { destroyed, damaged, aborted } = effectsAt(end, tally.convoyPoints);
  // Points on ASW counters may be among them.
  return Math.min(convoy.convoyPoints ?? 0, destroyed + damaged + aborted);
}

/**
 * The combat with as many of each unit as are left.
 * @param left by id, convoys by `convoyKey`; of what it does not name all is there
 * @param keeps ids of units of which it must be known at the end how many were hit
 */
export function combatOfLeft(
  { engagement, navalCombat }: Stated,
  left: ReadonlyMap<string, number>,
  keeps: ReadonlySet<string>,
  scenario: Scenario,
  ids: Ids,
): LeftCombat {
  const rest = new Map(left);
  /** Takes what is left of a unit; undefined where nothing is. */
  const reduced = (unit: Unit): Unit | undefined => {
    const there = rest.get(unit.id);
    if (there === undefined) return unit;
    const count = Math.min(countOf(unit), there);
    rest.set(unit.id, there - count);
    if (count === countOf(unit)) return unit;
    return count > 0 ? ({ ...unit, count } as Unit) : undefined;
  };
  const group = <G extends Group>(of: G): G => {
    const units = of.units?.map(reduced);
    return units === undefined || units.every((unit, index) => unit === of.units![index])
      ? of
      : { ...of, units: units.filter((unit) => unit !== undefined) };
  };
  /** With as many points as are left. */
  const sailing = (convoy: Engagement['convoy']): Engagement['convoy'] => {
    const there = convoy.from === undefined ? undefined : left.get(convoyKey(convoy.from));
    return there === undefined || there >= (convoy.convoyPoints ?? 0) ? convoy : { ...convoy, convoyPoints: there };
  };
  if (engagement) {
    const { subs, convoy, interception } = engagement;
    const groups = {
      subs: group(subs),
      convoy: group(sailing(convoy)),
      ...(interception && { interception: group(interception) }),
    };
    const isWhole = groups.subs === subs && groups.convoy === convoy && groups.interception === interception;
    const now = isWhole ? engagement : { ...engagement, ...groups };
    return { ...keptSswCombat(now, scenario, keeps), engagement: now };
  }
  if (!navalCombat) throw new RangeError('Neither an engagement nor a naval combat is given.');
  const [attacker, defender] = [group(navalCombat.attacker), group(navalCombat.defender)];
  const members = new Map(
    [navalCombat.attacker, navalCombat.defender].flatMap(({ members: named = [] }) =>
      named.map((id) => [id, reducedMember(id)] as const),
    ),
  );
  function reducedMember(id: string): Unit | undefined {
    const declared = ids.find('unit', id)?.object as Unit | undefined;
    return declared && reduced(declared);
  }
  const idsNow: Ids = {
    ...ids,
    find: (kind, id) => {
      const found = ids.find(kind, id);
      if (kind !== 'unit' || found === undefined || !members.has(id)) return found;
      const unit = members.get(id);
      return unit && { ...found, object: unit };
    },
  };
  return keptSubCombat({ ...navalCombat, attacker, defender }, scenario, idsNow, keeps);
}
