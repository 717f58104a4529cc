/** Describes how earlier combats of the turn have changed the forces of a combat. */
import type { Ids } from '../../../model/ids';
import { cite, pluralize } from '../kit';
import { isSub, type Unit } from '../data';
import { findLeftOutReason } from '../initiation/left-out-reason';
import { listIncluded } from '../naval-combat/ships';
import { getCount, isDamaged } from '../units';
import { createConvoyKey, listGroups, type Remaining, type ReducedCombat, type CombatSource } from './remaining';

/**
 * What earlier combats have left of each unit and convoy: `lohs: 3 of 4`, `sc-100: 12 of 22 convoy points`, `hecht stays out: it is damaged, and its order keeps damaged ones out`.
 * @param remaining the number of each unit and convoy point that is shared with earlier combats
 * @param countMarked the number of a unit that attacked convoys in the impulse of the combat
 */
export function describeRemaining(
  { engagement, navalCombat }: CombatSource,
  remaining: ReadonlyMap<string, Remaining>,
  reduced: ReducedCombat,
  ids: Ids,
  countMarked: (id: string) => number,
): readonly string[] {
  const writtenUnits = listUnits({ engagement, navalCombat }, ids);
  const reducedUnits = listUnits(reduced, ids);
  const clauses: string[] = [];
  const { from, convoyPoints = 0 } = engagement?.convoy ?? {};
  const remainingPoints = from === undefined ? undefined : remaining.get(createConvoyKey(from))?.able;
  if (remainingPoints !== undefined && remainingPoints < convoyPoints)
    clauses.push(`${from}: ${remainingPoints} of ${pluralize(convoyPoints, 'convoy point')}`);
  for (const id of new Set(writtenUnits.map((unit) => unit.id))) {
    if (!remaining.has(id)) continue;
    const [unitsBefore, unitsAfter] = [writtenUnits, reducedUnits].map((units) =>
      units.filter((unit) => unit.id === id),
    ) as [Unit[], Unit[]];
    const [damagedBefore, damagedAfter] = [unitsBefore, unitsAfter].map((units) =>
      countUnits(units.filter(isDamaged)),
    ) as [number, number];
    if (countUnits(unitsAfter) < countUnits(unitsBefore)) {
      const barredCount = engagement === undefined ? countMarked(id) : 0;
      const why = barredCount > 0 ? `, ${barredCount} attacked convoys this impulse${cite('ssw-subs-barred')}` : '';
      clauses.push(
        `${id}: ${countUnits(unitsAfter) === 0 ? 'none' : countUnits(unitsAfter)} of ${countUnits(unitsBefore)}${why}`,
      );
    }
    if (damagedAfter > Math.min(damagedBefore, countUnits(unitsAfter))) clauses.push(`${id}: ${damagedAfter} damaged`);
  }
  if (reduced.engagement === undefined) return clauses;
  for (const unit of reduced.engagement.subs.units.filter(isSub)) {
    const why = typeof unit.joins === 'object' ? findLeftOutReason(unit, reduced.engagement) : undefined;
    if (why !== undefined) clauses.push(`${unit.id} stays out: ${why}`);
  }
  return clauses;
}

function listUnits({ engagement, navalCombat }: CombatSource, ids: Ids): readonly Unit[] {
  if (engagement) return listGroups(engagement).flatMap(({ units = [] }) => units);
  const sides = navalCombat ? [navalCombat.attacker, navalCombat.defender] : [];
  return sides.flatMap((group) => listIncluded(group, ids).map(({ unit }) => unit));
}

function countUnits(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + getCount(unit), 0);
}
