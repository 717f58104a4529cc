/** Describes how earlier combats of the turn have changed the forces of a combat. */
import type { Ids } from '../../../model/ids';
import { counted } from '../../../model/wording';
import { isSub, type Unit } from '../data';
import { leftOutBy } from '../initiation/joins';
import { included } from '../naval-combat/ships';
import { cite } from '../rules';
import { countOf } from '../units';
import { convoyKey, groupsOf, isDamaged, type Left, type LeftCombat, type Stated } from './left';

/**
 * `lohs: 3 of 4`, `sc-100: 12 of 22 convoy points`, `hecht stays out: it is damaged, and its order keeps damaged ones out`.
 * @param remaining the number of each unit and convoy point that is shared with earlier combats
 * @param marked the number of a unit that attacked convoys in the impulse of the combat
 */
export function leftInWords(
  { engagement, navalCombat }: Stated,
  left: ReadonlyMap<string, Left>,
  now: LeftCombat,
  ids: Ids,
  marked: (id: string) => number,
): readonly string[] {
  const before = unitsOf({ engagement, navalCombat }, ids);
  const after = unitsOf(now, ids);
  const words: string[] = [];
  const { from, convoyPoints = 0 } = engagement?.convoy ?? {};
  const points = from === undefined ? undefined : left.get(convoyKey(from))?.able;
  if (points !== undefined && points < convoyPoints)
    words.push(`${from}: ${points} of ${counted(convoyPoints, 'convoy point')}`);
  for (const id of new Set(before.map((unit) => unit.id))) {
    if (!left.has(id)) continue;
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
    const why = typeof unit.joins === 'object' ? leftOutBy(unit, now.engagement) : undefined;
    if (why !== undefined) words.push(`${unit.id} stays out: ${why}`);
  }
  return words;
}

function unitsOf({ engagement, navalCombat }: Stated, ids: Ids): readonly Unit[] {
  if (engagement) return groupsOf(engagement).flatMap(({ units = [] }) => units);
  const sides = navalCombat ? [navalCombat.attacker, navalCombat.defender] : [];
  return sides.flatMap((group) => included(group, ids).map(({ unit }) => unit));
}

function count(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + countOf(unit), 0);
}
