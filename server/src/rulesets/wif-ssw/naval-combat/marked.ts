/** Submarines that are marked: they did strategic submarine warfare in an impulse and are out of naval combat in it (1.3). */
import { at, type Place } from '../../../model/place';
import { isSub, type Engagement, type Header, type NavalCombat, type Scenario, type SubUnit } from '../data';
import { impulseOf } from '../impulse';
import { participation } from '../initiation/participants';
import { reading } from '../options';
import { purchases } from '../surprise/orders';
import { countOf } from '../units';

/** A submarine with the engagement that it took part in. */
export interface Marked {
  readonly engagement: Engagement;
  readonly place: Place;
  /** How many of the unit are marked in the impulse beyond doubt: by all engagements that were fought, or that nothing can prevent. */
  readonly certainly: number;
}

/** What came of strategic submarine warfare, as the schema writes it. */
export type Outcome = NonNullable<Engagement['result']>['combatType'];

/**
 * The submarines that are barred from naval combats, as a look-up: whether a submarine attacked in the impulse of a combat. The scenario is
 * read once, whatever number of combats is asked about.
 * @param decided what the dice of an engagement without a written result make of it; undefined where they do not decide
 */
export function barredSubmarines(
  scenario: Scenario,
  decided: (engagement: Engagement) => Outcome = () => undefined,
): (id: string, combat: NavalCombat | Engagement) => Marked | undefined {
  const outcomes = new Map<Engagement, Outcome>();
  const outcomeOf = (engagement: Engagement): Outcome => {
    if (!outcomes.has(engagement)) outcomes.set(engagement, engagement.result?.combatType ?? decided(engagement));
    return outcomes.get(engagement);
  };
  const isCertain = (engagement: Engagement, unit: SubUnit): boolean =>
    outcomeOf(engagement) !== undefined || (cannotBePrevented(engagement, scenario) && typeof unit.joins !== 'object');
  const attackers = new Map<string, { readonly engagement: Engagement; readonly unit: SubUnit }[]>();
  for (const engagement of scenario.engagements ?? [])
    for (const unit of engagement.subs.units.filter(isSub))
      // A unit of the order of battle goes by its name there as well.
      for (const id of new Set([unit.id, unit.unit ?? unit.id])) {
        const list = attackers.get(id) ?? [];
        attackers.set(id, list);
        list.push({ engagement, unit });
      }
  return (id, combat) => {
    const found = (attackers.get(id) ?? []).filter(({ engagement, unit }) => {
      if (impulseOf(engagement, scenario) !== impulseOf(combat, scenario)) return false;
      return participation(unit, engagement, scenario).in && marks(outcomeOf(engagement), scenario);
    });
    const [first] = found;
    return (
      first && {
        engagement: first.engagement,
        place: at(first.unit, 'id'),
        certainly: found.reduce(
          (sum, { engagement, unit }) => sum + (isCertain(engagement, unit) ? countOf(unit) : 0),
          0,
        ),
      }
    );
  };
}

/**
 * Whether an engagement marks its submarines whatever the dice are: nobody has an order to avoid it, and its type does not matter. As in the odds, a side
 * without orders buys nothing.
 */
function cannotBePrevented({ orders }: Engagement, scenario: Header): boolean {
  if (reading(scenario, 'navalAirTargets') !== 'declared') return false;
  return purchases(orders).every(({ purchase }) => purchase.buy !== 'avoid');
}

/** Whether what came of an engagement marks the submarines that take part: not one that was avoided, and naval air combat by R14 only. */
export function marks(outcome: Outcome, scenario: Header): boolean {
  if (outcome === 'avoided' || outcome === 'none') return false;
  return reading(scenario, 'navalAirTargets') === 'declared' || outcome === 'ssw';
}
