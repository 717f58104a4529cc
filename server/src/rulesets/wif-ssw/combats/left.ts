/** Reduces a combat to the units that earlier combats of the turn have left. */
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

/** The source of a combat: one of the two. */
export interface Stated {
  readonly engagement?: Engagement;
  readonly navalCombat?: NavalCombat;
}

export interface LeftCombat extends Stated {
  /** The combat with the remaining units. */
  readonly combat: Combat;
  readonly board: Board;
}

/** The remaining number of a unit that a combat can take, or of a convoy's points. */
export interface Left {
  readonly able: number;
  /** Damaged ones that fight on. */
  readonly damaged: number;
}

/** The groups of units of an engagement. */
export function groupsOf({ subs, convoy, interception }: Engagement): readonly Group[] {
  return [subs, convoy, ...(interception ? [interception] : [])];
}

/** The key of a convoy's points among the remaining numbers; no unit id has this form. */
export function convoyKey(convoy: string): string {
  return `convoy ${convoy}`;
}

/** The losses of a combat's convoy: points sent to port, and other points that were hit. */
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
  // They may include points of ASW counters.
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

/** True if a unit is damaged. */
export function isDamaged(unit: Unit): boolean {
  return !isAircraft(unit) && unit.damaged === true;
}

/**
 * Reduces a combat to the remaining units. A line takes undamaged units first, unless it is marked as damaged.
 * @param remaining by id, convoys by `convoyKey`; ids that are missing are complete
 * @param keeps ids of units whose hits must be tracked to the end
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
    // Members are written elsewhere: their remaining units become units of this side.
    const written = new Set(of.units);
    const units = all.flatMap(({ unit, section, owner, parts }) =>
      parts.map((part) => (written.has(unit) ? part : { ...part, section, power: owner })),
    );
    return { ...of, members: [], units };
  };
  const now = { ...navalCombat, attacker: side(navalCombat.attacker), defender: side(navalCombat.defender) };
  return { ...keptSubCombat(now, scenario, ids, keeps), navalCombat: now };
}

/** Returns the remaining lines of a unit: undamaged and damaged units become separate lines; empty if none remain. */
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

/** A line with another count. */
function linesOf(unit: Unit, count: number): readonly Unit[] {
  if (count === countOf(unit)) return [unit];
  return count > 0 ? [{ ...unit, count } as Unit] : [];
}

/** The convoy with its remaining points. */
function sailing(convoy: Engagement['convoy'], left: ReadonlyMap<string, Left>): Engagement['convoy'] {
  const there = convoy.from === undefined ? undefined : left.get(convoyKey(convoy.from));
  return there === undefined || there.able >= (convoy.convoyPoints ?? 0)
    ? convoy
    : { ...convoy, convoyPoints: there.able };
}
