/** A combat with what earlier combats of the turn have left of its units. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import { isAircraft, type Engagement, type Group, type NavalCombat, type Scenario, type Unit } from '../data';
import { included } from '../naval-combat/ships';
import { convoyEffects } from '../options';
import { countOf } from '../units';
import { effectsAt, type Board } from './board';
import { effects } from './effects';
import { keptSswCombat } from './ssw';
import { keptSubCombat } from './sub-combat';

/** What states a combat: one of the two. */
export interface Stated {
  readonly engagement?: Engagement;
  readonly navalCombat?: NavalCombat;
}

export interface LeftCombat extends Stated {
  /** With the units that are left. */
  readonly combat: Combat;
  readonly board: Board;
}

/** How many of a unit are left that a combat can take, or points of a convoy. */
export interface Left {
  readonly able: number;
  /** Damaged ones that fight on. */
  readonly damaged: number;
}

/** The groups of units of an engagement. */
export function groupsOf({ subs, convoy, interception }: Engagement): readonly Group[] {
  return [subs, convoy, ...(interception ? [interception] : [])];
}

/** Names the points of a convoy of the order of battle among what is left; no unit is called so. */
export function convoyKey(convoy: string): string {
  return `convoy ${convoy}`;
}

/** How many points of its convoy a combat has cost: those sent to port, and the others that were hit. */
export function convoyHits(
  { convoy }: Engagement,
  { tally }: Board,
  end: State,
  scenario: Scenario,
): { readonly gone: number; readonly inPort: number } {
  const counts = effectsAt(end, tally.convoyPoints);
  const fates = convoyEffects(scenario);
  const sum = (isMeant: (fate: string) => boolean): number =>
    effects.reduce((total, effect) => total + (isMeant(fates[effect]) ? counts[effect] : 0), 0);
  // Points on ASW counters may be among them.
  const points = convoy.convoyPoints ?? 0;
  const gone = Math.min(
    points,
    sum((fate) => fate !== 'port'),
  );
  return {
    gone,
    inPort: Math.min(
      points - gone,
      sum((fate) => fate === 'port'),
    ),
  };
}

/** Whether a unit is damaged where it stands. */
export function isDamaged(unit: Unit): boolean {
  return !isAircraft(unit) && unit.damaged === true;
}

/**
 * The combat with as many of each unit as are left. A line takes the undamaged first, unless it says that its units are damaged.
 * @param left by id, convoys by `convoyKey`; of what it does not name all is there
 * @param keeps ids of units of which it must be known at the end how many were hit
 */
export function combatOfLeft(
  { engagement, navalCombat }: Stated,
  left: ReadonlyMap<string, Left>,
  keeps: ReadonlySet<string>,
  scenario: Scenario,
  ids: Ids,
): LeftCombat {
  const reduced = reducer(left);
  const group = <G extends Group>(of: G): G => {
    const units = of.units?.map((unit) => reduced(unit));
    if (units === undefined || units.every((parts, index) => parts.length === 1 && parts[0] === of.units![index]))
      return of;
    return { ...of, units: units.flat() };
  };
  if (engagement) {
    const { subs, convoy, interception } = engagement;
    const groups = {
      subs: group(subs),
      convoy: group(sailing(convoy, left)),
      ...(interception && { interception: group(interception) }),
    };
    const isWhole = groups.subs === subs && groups.convoy === convoy && groups.interception === interception;
    const now = isWhole ? engagement : { ...engagement, ...groups };
    return { ...keptSswCombat(now, scenario, keeps), engagement: now };
  }
  if (!navalCombat) throw new RangeError('Neither an engagement nor a naval combat is given.');
  const side = (of: NavalCombat['attacker']): NavalCombat['attacker'] => {
    if (!of.members?.some((id) => left.has(id))) return group(of);
    const all = included(of, ids).map((item) => ({ ...item, parts: reduced(item.unit) }));
    if (all.every(({ unit, parts }) => parts.length === 1 && parts[0] === unit)) return of;
    // Members are written elsewhere: what is left of them stands here.
    const written = new Set(of.units);
    const units = all.flatMap(({ unit, section, owner, parts }) =>
      parts.map((part) => (written.has(unit) ? part : { ...part, section, power: owner })),
    );
    return { ...of, members: [], units };
  };
  const now = { ...navalCombat, attacker: side(navalCombat.attacker), defender: side(navalCombat.defender) };
  return { ...keptSubCombat(now, scenario, ids, keeps), navalCombat: now };
}

/** Takes what is left of a unit, line by line: the undamaged and the damaged of a line stand beside each other; none where nothing is left. */
function reducer(left: ReadonlyMap<string, Left>): (unit: Unit) => readonly Unit[] {
  const rest = new Map(left);
  return (unit) => {
    const there = rest.get(unit.id);
    if (there === undefined) return [unit];
    const wanted = countOf(unit);
    const areDamaged = isDamaged(unit);
    const first = Math.min(wanted, areDamaged ? there.damaged : there.able);
    const second = Math.min(wanted - first, areDamaged ? there.able : there.damaged);
    const [able, damaged] = areDamaged ? [second, first] : [first, second];
    rest.set(unit.id, { able: there.able - able, damaged: there.damaged - damaged });
    if (areDamaged || damaged === 0) return linesOf(unit, first + second);
    return [...linesOf(unit, able), ...linesOf({ ...unit, damaged: true } as Unit, damaged)];
  };
}

/** A line with so many of its units. */
function linesOf(unit: Unit, count: number): readonly Unit[] {
  if (count === countOf(unit)) return [unit];
  return count > 0 ? [{ ...unit, count } as Unit] : [];
}

/** With as many points as are left. */
function sailing(convoy: Engagement['convoy'], left: ReadonlyMap<string, Left>): Engagement['convoy'] {
  const there = convoy.from === undefined ? undefined : left.get(convoyKey(convoy.from));
  return there === undefined || there.able >= (convoy.convoyPoints ?? 0)
    ? convoy
    : { ...convoy, convoyPoints: there.able };
}
