/** Reduces a combat to the units that earlier combats of the turn have left. */
import type { Combat, State } from '../../../engine/combat';
import type { Ids } from '../../../model/ids';
import type { Engagement, Group, NavalCombat, Scenario, Unit } from '../data';
import { listIncluded } from '../naval-combat/ships';
import { computeConvoyEffects } from '../options';
import { getCount, isDamaged } from '../units';
import { readEffects, type Board, type Tracking } from './board';
import { effects } from './effects';
import { createSswCombat } from './ssw';
import { createSubCombat } from './sub-combat';

export { isDamaged } from '../units';

/** The source of a combat: one of the two. */
export interface CombatSource {
  readonly engagement?: Engagement;
  readonly navalCombat?: NavalCombat;
}

export interface ReducedCombat extends CombatSource {
  /** The combat with the remaining units. */
  readonly combat: Combat;
  readonly board: Board;
}

/** The remaining number of a unit that a combat can take, or of a convoy's points. */
export interface Remaining {
  readonly able: number;
  /** Damaged ones that fight on. */
  readonly damaged: number;
}

/** The groups of units of an engagement. */
export function listGroups({ subs, convoy, interception }: Engagement): readonly Group[] {
  return [subs, convoy, ...(interception ? [interception] : [])];
}

/** The key of a convoy's points among the remaining numbers; no unit id has this form. */
export function createConvoyKey(convoy: string): string {
  return `convoy ${convoy}`;
}

/** The losses of a combat's convoy: points sent to port, and other points that were hit. */
export function countConvoyHits(
  { convoy }: Engagement,
  { tally }: Board,
  end: State,
  scenario: Scenario,
): { readonly gone: number; readonly inPort: number } {
  const counts = readEffects(end, tally.convoyPoints);
  const fates = computeConvoyEffects(scenario);
  const sum = (hasFate: (fate: string) => boolean): number =>
    effects.reduce((total, effect) => total + (hasFate(fates[effect]) ? counts[effect] : 0), 0);
  // The hits may include points of ASW counters.
  const points = convoy.convoyPoints ?? 0;
  const goneCount = Math.min(
    points,
    sum((fate) => fate !== 'port'),
  );
  return {
    gone: goneCount,
    inPort: Math.min(
      points - goneCount,
      sum((fate) => fate === 'port'),
    ),
  };
}

/**
 * Reduces a combat to the remaining units. A line takes undamaged units first, unless it is marked as damaged.
 * @param remaining by id, convoys by `createConvoyKey`; ids that are missing are complete
 */
export function reduceCombat(
  { engagement, navalCombat }: CombatSource,
  remaining: ReadonlyMap<string, Remaining>,
  tracking: Tracking,
  scenario: Scenario,
  ids: Ids,
): ReducedCombat {
  const reduceUnit = createReducer(remaining);
  const reduceGroup = <G extends Group>(original: G): G => {
    const units = original.units?.map((unit) => reduceUnit(unit));
    if (units === undefined || units.every((parts, index) => parts.length === 1 && parts[0] === original.units![index]))
      return original;
    return { ...original, units: units.flat() };
  };
  if (engagement) {
    const { subs, convoy, interception } = engagement;
    const groups = {
      subs: reduceGroup(subs),
      convoy: reduceGroup(reduceConvoy(convoy, remaining)),
      ...(interception && { interception: reduceGroup(interception) }),
    };
    const isWhole = groups.subs === subs && groups.convoy === convoy && groups.interception === interception;
    const reducedCombat = isWhole ? engagement : { ...engagement, ...groups };
    return { ...createSswCombat(reducedCombat, scenario, tracking), engagement: reducedCombat };
  }
  if (!navalCombat) throw new RangeError('Neither an engagement nor a naval combat is given.');
  const reduceSide = (original: NavalCombat['attacker']): NavalCombat['attacker'] => {
    if (!original.members?.some((id) => remaining.has(id))) return reduceGroup(original);
    const all = listIncluded(original, ids).map((item) => ({ ...item, parts: reduceUnit(item.unit) }));
    if (all.every(({ unit, parts }) => parts.length === 1 && parts[0] === unit)) return original;
    // Members are written elsewhere: their remaining units become units of this side.
    const ownUnits = new Set(original.units);
    const units = all.flatMap(({ unit, section, owner, parts }) =>
      parts.map((part) => (ownUnits.has(unit) ? part : { ...part, section, power: owner })),
    );
    return { ...original, members: [], units };
  };
  const reducedCombat = {
    ...navalCombat,
    attacker: reduceSide(navalCombat.attacker),
    defender: reduceSide(navalCombat.defender),
  };
  return { ...createSubCombat(reducedCombat, scenario, ids, tracking), navalCombat: reducedCombat };
}

/** Creates a function that returns the remaining lines of a unit: undamaged and damaged units become separate lines; empty if none remain. */
function createReducer(remaining: ReadonlyMap<string, Remaining>): (unit: Unit) => readonly Unit[] {
  const available = new Map(remaining);
  return (unit) => {
    const availableUnits = available.get(unit.id);
    if (availableUnits === undefined) return [unit];
    const count = getCount(unit);
    const areDamaged = isDamaged(unit);
    const first = Math.min(count, areDamaged ? availableUnits.damaged : availableUnits.able);
    const second = Math.min(count - first, areDamaged ? availableUnits.able : availableUnits.damaged);
    const [able, damaged] = areDamaged ? [second, first] : [first, second];
    available.set(unit.id, { able: availableUnits.able - able, damaged: availableUnits.damaged - damaged });
    if (areDamaged || damaged === 0) return withCount(unit, first + second);
    return [...withCount(unit, able), ...withCount({ ...unit, damaged: true } as Unit, damaged)];
  };
}

/** A line with another count. */
function withCount(unit: Unit, newCount: number): readonly Unit[] {
  if (newCount === getCount(unit)) return [unit];
  return newCount > 0 ? [{ ...unit, count: newCount } as Unit] : [];
}

/** The convoy with its remaining points. */
function reduceConvoy(convoy: Engagement['convoy'], remaining: ReadonlyMap<string, Remaining>): Engagement['convoy'] {
  const availableUnits = convoy.from === undefined ? undefined : remaining.get(createConvoyKey(convoy.from));
  return availableUnits === undefined || availableUnits.able >= (convoy.convoyPoints ?? 0)
    ? convoy
    : { ...convoy, convoyPoints: availableUnits.able };
}
