/** Marked submarines: they took part in strategic submarine warfare and are barred from naval combat in the same impulse (1.3). */
import type { Place } from '../../../model/place';
import { placeAt } from '../kit';
import { isSub, type Engagement, type Header, type NavalCombat, type Scenario, type SubUnit } from '../data';
import { getImpulse } from '../impulse';
import { getParticipation } from '../initiation/participants';
import { getReading } from '../options';
import { listPurchases } from '../surprise/orders';
import { getCount } from '../units';

/** A marked submarine and its engagement. */
export interface MarkedSubmarine {
  readonly engagement: Engagement;
  readonly place: Place;
  /** How many counters of the unit are certainly marked in the impulse: by engagements that were fought, or that nothing can prevent. */
  readonly certainCount: number;
}

/** The combat type that was fought, or that there was no combat, as a result says it; undefined if it is not known. */
export type FoughtCombatType = NonNullable<Engagement['result']>['combatType'];

/**
 * Creates a function that finds where a submarine was marked in the impulse of a combat, which bars it from that combat. The scenario is
 * read only once.
 * @param findFoughtType returns the combat type that an engagement's dice decide, if no result is written; undefined if they do not decide
 */
export function createBarredLookup(
  scenario: Scenario,
  findFoughtType: (engagement: Engagement) => FoughtCombatType = () => undefined,
): (id: string, combat: NavalCombat | Engagement) => MarkedSubmarine | undefined {
  const foughtTypes = new Map<Engagement, FoughtCombatType>();
  const getFoughtType = (engagement: Engagement): FoughtCombatType => {
    if (!foughtTypes.has(engagement))
      foughtTypes.set(engagement, engagement.result?.combatType ?? findFoughtType(engagement));
    return foughtTypes.get(engagement);
  };
  const isCertain = (engagement: Engagement, unit: SubUnit): boolean =>
    getFoughtType(engagement) !== undefined ||
    (cannotBePrevented(engagement, scenario) && typeof unit.joins !== 'object');
  const attackers = new Map<string, { readonly engagement: Engagement; readonly unit: SubUnit }[]>();
  for (const engagement of scenario.engagements ?? [])
    for (const unit of engagement.subs.units.filter(isSub))
      // The name in the order of battle counts as well.
      for (const id of new Set([unit.id, unit.unit ?? unit.id])) {
        const list = attackers.get(id) ?? [];
        attackers.set(id, list);
        list.push({ engagement, unit });
      }
  return (id, combat) => {
    const participations = (attackers.get(id) ?? []).filter(({ engagement, unit }) => {
      if (getImpulse(engagement, scenario) !== getImpulse(combat, scenario)) return false;
      return (
        getParticipation(unit, engagement, scenario).takesPart && marksSubmarines(getFoughtType(engagement), scenario)
      );
    });
    const [first] = participations;
    return (
      first && {
        engagement: first.engagement,
        place: placeAt(first.unit, 'id'),
        certainCount: participations.reduce(
          (sum, { engagement, unit }) => sum + (isCertain(engagement, unit) ? getCount(unit) : 0),
          0,
        ),
      }
    );
  };
}

/**
 * True if an engagement marks its submarines regardless of the dice: no order avoids it, and its type does not matter. As in the odds, a side
 * without orders buys nothing.
 */
function cannotBePrevented({ orders }: Engagement, header: Header): boolean {
  if (getReading(header, 'navalAirTargets') !== 'declared') return false;
  return listPurchases(orders).every(({ purchase }) => purchase.buy !== 'avoid');
}

/** True if a result marks the participating submarines: not an avoided combat, and naval air combat only if the option `navalAirTargets` says so. */
export function marksSubmarines(foughtType: FoughtCombatType, header: Header): boolean {
  if (foughtType === 'avoided' || foughtType === 'none') return false;
  return getReading(header, 'navalAirTargets') === 'declared' || foughtType === 'ssw';
}
