/** Submarines that are marked: they did strategic submarine warfare in an impulse and are out of naval combat in it (1.3). */
import { at, type Place } from '../../../model/place';
import { isSub, type Engagement, type NavalCombat, type Scenario } from '../data';
import { impulseOf } from '../impulse';
import { participation } from '../initiation/participants';
import { reading } from '../options';

/** A submarine with the engagement that it took part in. */
export interface Marked {
  readonly engagement: Engagement;
  readonly place: Place;
}

/** What came of strategic submarine warfare, as the schema writes it. */
type Outcome = NonNullable<Engagement['result']>['combatType'];

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
  const attackers = new Map(
    (scenario.engagements ?? []).flatMap((engagement) =>
      engagement.subs.units.filter(isSub).map((unit) => [unit.id, { engagement, unit }] as const),
    ),
  );
  return (id, combat) => {
    const found = attackers.get(id);
    if (found === undefined || impulseOf(found.engagement, scenario) !== impulseOf(combat, scenario)) return undefined;
    const { engagement, unit } = found;
    if (!participation(unit, engagement, scenario).in || !marks(outcomeOf(engagement), scenario)) return undefined;
    return { engagement, place: at(unit, 'id') };
  };
}

/** Whether what came of an engagement marks the submarines that take part: not one that was avoided, and naval air combat by R14 only. */
function marks(outcome: Outcome, scenario: Scenario): boolean {
  if (outcome === 'avoided' || outcome === 'none') return false;
  return reading(scenario, 'navalAirTargets') === 'declared' || outcome === 'ssw';
}
