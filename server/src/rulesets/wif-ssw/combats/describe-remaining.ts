/** Describes how earlier combats of the turn have changed the forces of a combat. */
import type { Ids } from '../../../model/ids';
import { cite, pluralize } from '../kit';
import { isSub, type Unit } from '../data';
import { findLeftOutReason } from '../initiation/left-out-reason';
import { listIncluded } from '../naval-combat/ships';
import { getCount, isDamaged } from '../units';
import { convoyKey, listGroups, type Remaining, type ReducedCombat, type CombatSource } from './remaining';

/**
 * `lohs: 3 of 4`, `sc-100: 12 of 22 convoy points`, `hecht stays out: it is damaged, and its order keeps damaged ones out`.
 * @param remaining the number of each unit and convoy point that is shared with earlier combats
 * @param marked the number of a unit that attacked convoys in the impulse of the combat
 */
export function describeRemaining(
  { engagement, navalCombat }: CombatSource,
  remaining: ReadonlyMap<string, Remaining>,
  now: ReducedCombat,
  ids: Ids,
  marked: (id: string) => number,
): readonly string[] {
  const before = listUnits({ engagement, navalCombat }, ids);
  const after = listUnits(now, ids);
  const words: string[] = [];
  const { from, convoyPoints = 0 } = engagement?.convoy ?? {};
  const points = from === undefined ? undefined : remaining.get(convoyKey(from))?.able;
  if (points !== undefined && points < convoyPoints)
    words.push(`${from}: ${points} of ${pluralize(convoyPoints, 'convoy point')}`);
  for (const id of new Set(before.map((unit) => unit.id))) {
    if (!remaining.has(id)) continue;
    const [were, are] = [before, after].map((units) => units.filter((unit) => unit.id === id)) as [Unit[], Unit[]];
    const [wereDamaged, areDamaged] = [were, are].map((units) => count(units.filter(isDamaged))) as [number, number];
    if (count(are) < count(were)) {
      const barred = engagement === undefined ? marked(id) : 0;
      const why = barred > 0 ? `, ${barred} attacked convoys this impulse${cite('ssw-subs-barred')}` : '';
      words.push(`${id}: ${count(are) === 0 ? 'none' : count(are)} of ${count(were)}${why}`);
    }
    if (areDamaged > Math.min(wereDamaged, count(are))) words.push(`${id}: ${areDamaged} damaged`);
  }
  if (now.engagement === undefined) return words;
  for (const unit of now.engagement.subs.units.filter(isSub)) {
    const why = typeof unit.joins === 'object' ? findLeftOutReason(unit, now.engagement) : undefined;
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
