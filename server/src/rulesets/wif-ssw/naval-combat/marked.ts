/** Submarines that are marked: they did strategic submarine warfare in an impulse and are out of naval combat in it (1.3). */
import { at, type Place } from '../../../model/place';
import { isSub, type Engagement, type Header, type NavalCombat, type Scenario, type SubUnit } from '../data';
import { impulseOf } from '../impulse';
import { participation } from '../initiation/participants';
import { reading } from '../options';

/** A submarine with the engagement that it took part in. */
export interface Marked {
  readonly engagement: Engagement;
  readonly place: Place;
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
): (id: string, combat: NavalCombat) => Marked | undefined {
  const outcomes = new Map<Engagement, Outcome>();
  const outcomeOf = (engagement: Engagement): Outcome => {
    if (!outcomes.has(engagement)) outcomes.set(engagement, engagement.result?.combatType ?? decided(engagement));
    return outcomes.get(engagement);
  };
  const attackers = new Map<string, { readonly engagement: Engagement; readonly unit: SubUnit }[]>();
  for (const engagement of scenario.engagements ?? [])
    for (const unit of engagement.subs.units.filter(isSub))
      attackers.set(unit.id, [...(attackers.get(unit.id) ?? []), { engagement, unit }]);
  return (id, combat) => {
    const found = attackers.get(id)?.find(({ engagement, unit }) => {
      if (impulseOf(engagement, scenario) !== impulseOf(combat, scenario)) return false;
      return participation(unit, engagement, scenario).in && marks(outcomeOf(engagement), scenario);
    });
    return found && { engagement: found.engagement, place: at(found.unit, 'id') };
  };
}

/** Whether what came of an engagement marks the submarines that take part: not one that was avoided, and naval air combat by R14 only. */
export function marks(outcome: Outcome, scenario: Header): boolean {
  if (outcome === 'avoided' || outcome === 'none') return false;
  return reading(scenario, 'navalAirTargets') === 'declared' || outcome === 'ssw';
}
