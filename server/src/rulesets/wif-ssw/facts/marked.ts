/** Submarines that are marked: they did strategic submarine warfare in an impulse and are out of naval combat in it (1.3). */
import { at } from '../../../model/place';
import type { Place } from '../../../model/place';
import type { Implements } from '../../../model/ruleset';
import type { Engagement, NavalCombat, Scenario } from '../data';
import { reading } from '../options';
import { impulseOf } from './impulse';
import { attackers } from './participants';

/** A submarine with the engagement that it took part in. */
export interface Marked {
  readonly engagement: Engagement;
  readonly place: Place;
}

/** The submarines that are barred from a naval combat, by id: those that attacked in the same impulse. */
export function barredFrom(combat: NavalCombat, scenario: Scenario): ReadonlyMap<string, Marked> {
  const impulse = impulseOf(combat, scenario);
  const engagements = (scenario.engagements ?? []).filter(
    (engagement) => impulseOf(engagement, scenario) === impulse && marks(engagement, scenario),
  );
  return new Map(
    engagements.flatMap((engagement) =>
      attackers(engagement, scenario).map((unit) => [unit.id, { engagement, place: at(unit, 'id') }] as const),
    ),
  );
}

/** Whether an engagement marks the submarines that take part: not one that was avoided, and naval air combat by R14 only. */
function marks({ result }: Engagement, scenario: Scenario): boolean {
  if (result?.combatType === 'avoided' || result?.combatType === 'none') return false;
  return reading(scenario, 'navalAirTargets') === 'declared' || result?.combatType === 'ssw';
}

export const markedFacts: readonly Implements[] = [
  { id: 'marked', rule: 'ssw-subs-barred' },
  { id: 'marked', rule: 'convoy-subs-available' },
];
