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

/**
 * The submarines that are barred from naval combats, as a look-up: whether a submarine attacked in the impulse of a combat. The scenario is
 * read once, whatever number of combats is asked about.
 */
export function barredSubmarines(scenario: Scenario): (id: string, combat: NavalCombat) => Marked | undefined {
  const attackers = new Map(
    (scenario.engagements ?? []).flatMap((engagement) =>
      engagement.subs.units.filter(isSub).map((unit) => [unit.id, { engagement, unit }] as const),
    ),
  );
  return (id, combat) => {
    const found = attackers.get(id);
    if (found === undefined || impulseOf(found.engagement, scenario) !== impulseOf(combat, scenario)) return undefined;
    const { engagement, unit } = found;
    if (!marks(engagement, scenario) || !participation(unit, engagement, scenario).in) return undefined;
    return { engagement, place: at(unit, 'id') };
  };
}

/** Whether an engagement marks the submarines that take part: not one that was avoided, and naval air combat by R14 only. */
function marks({ result }: Engagement, scenario: Scenario): boolean {
  if (result?.combatType === 'avoided' || result?.combatType === 'none') return false;
  return reading(scenario, 'navalAirTargets') === 'declared' || result?.combatType === 'ssw';
}
