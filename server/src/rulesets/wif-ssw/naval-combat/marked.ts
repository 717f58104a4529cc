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
  /** The number of the unit that is certainly marked in the impulse: by engagements that were fought, or that nothing can prevent. */
  readonly certainCount: number;
}

/** The result of strategic submarine warfare, as in the schema. */
export type Outcome = NonNullable<Engagement['result']>['combatType'];

/**
 * Creates a look-up of submarines that are barred from naval combats: whether a submarine attacked in the impulse of a combat. The scenario
 * is read only once.
 * @param findOutcome the result of an engagement's dice, if no result is written; undefined if they do not decide
 */
export function createBarredLookup(
  scenario: Scenario,
  findOutcome: (engagement: Engagement) => Outcome = () => undefined,
): (id: string, combat: NavalCombat | Engagement) => MarkedSubmarine | undefined {
  const outcomes = new Map<Engagement, Outcome>();
  const getOutcome = (engagement: Engagement): Outcome => {
    if (!outcomes.has(engagement)) outcomes.set(engagement, engagement.result?.combatType ?? findOutcome(engagement));
    return outcomes.get(engagement);
  };
  const isCertain = (engagement: Engagement, unit: SubUnit): boolean =>
    getOutcome(engagement) !== undefined || (cannotBePrevented(engagement, scenario) && typeof unit.joins !== 'object');
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
        getParticipation(unit, engagement, scenario).takesPart && marksSubmarines(getOutcome(engagement), scenario)
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
function cannotBePrevented({ orders }: Engagement, scenario: Header): boolean {
  if (getReading(scenario, 'navalAirTargets') !== 'declared') return false;
  return listPurchases(orders).every(({ purchase }) => purchase.buy !== 'avoid');
}

/** True if a result marks the participating submarines: not an avoided combat, and naval air combat only by R14. */
export function marksSubmarines(outcome: Outcome, scenario: Header): boolean {
  if (outcome === 'avoided' || outcome === 'none') return false;
  return getReading(scenario, 'navalAirTargets') === 'declared' || outcome === 'ssw';
}
