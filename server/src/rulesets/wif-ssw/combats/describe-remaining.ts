/** Describes how earlier combats of the turn have changed the forces of a combat. */
import type { Ids } from '../../../model/ids';
import { cite, pluralize } from '../kit';
import { isSub, type Unit } from '../data';
import { findLeftOutReason } from '../initiation/left-out-reason';
import { listIncluded } from '../naval-combat/ships';
import { getCount, isDamaged } from '../units';
import { createConvoyKey, listGroups, type Remaining, type ReducedCombat, type CombatSource } from './remaining';

/**
 * `lohs: 3 of 4`, `sc-100: 12 of 22 convoy points`, `hecht stays out: it is damaged, and its order keeps damaged ones out`.
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
  const before = listUnits({ engagement, navalCombat }, ids);
  const after = listUnits(reduced, ids);
  const words: string[] = [];
  const { from, convoyPoints = 0 } = engagement?.convoy ?? {};
  const points = from === undefined ? undefined : remaining.get(createConvoyKey(from))?.able;
  if (points !== undefined && points < convoyPoints)
    words.push(`${from}: ${points} of ${pluralize(convoyPoints, 'convoy point')}`);
  for (const id of new Set(before.map((unit) => unit.id))) {
    if (!remaining.has(id)) continue;
    const [unitsBefore, unitsAfter] = [before, after].map((units) => units.filter((unit) => unit.id === id)) as [
      Unit[],
      Unit[],
    ];
    const [damagedBefore, damagedAfter] = [unitsBefore, unitsAfter].map((units) => count(units.filter(isDamaged))) as [
      number,
      number,
    ];
    if (count(unitsAfter) < count(unitsBefore)) {
      const barred = engagement === undefined ? countMarked(id) : 0;
      const why = barred > 0 ? `, ${barred} attacked convoys this impulse${cite('ssw-subs-barred')}` : '';
      words.push(`${id}: ${count(unitsAfter) === 0 ? 'none' : count(unitsAfter)} of ${count(unitsBefore)}${why}`);
    }
    if (damagedAfter > Math.min(damagedBefore, count(unitsAfter))) words.push(`${id}: ${damagedAfter} damaged`);
  }
  if (reduced.engagement === undefined) return words;
  for (const unit of reduced.engagement.subs.units.filter(isSub)) {
    const why = typeof unit.joins === 'object' ? findLeftOutReason(unit, reduced.engagement) : undefined;
    if (why !== undefined) words.push(`${unit.id} stays out: ${why}`);
  }
  return words;
}

function listUnits({ engagement, navalCombat }: CombatSource, ids: Ids): readonly Unit[] {
  if (engagement) return listGroups(engagement).flatMap(({ units = [] }) => units);
  const sides = navalCombat ? [navalCombat.attacker, navalCombat.defender] : [];
  return sides.flatMap((group) => listIncluded(group, ids).map(({ unit }) => unit));
}

function count(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + getCount(unit), 0);
}
