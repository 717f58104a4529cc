/** Reports the errors that the political history finds, by rule. */
import type { Violation, Fix } from '../../../model/diagnostic';
import { cite, removeMember, setMember, placeAt, createPreferredFix, offer } from '../kit';
import type { PoliticalEvent, Scenario } from '../data';
import { cadizUsEntry } from './event-effects';
import { computeHistory } from './history';
import type { EventError } from './state';

/** The fixes for an error, by the member that causes it. */
function listFixes(scenario: Scenario, event: PoliticalEvent, key: EventError['key']): readonly Fix[] {
  const isCadiz = event.event === 'germany-gains-cadiz';
  if (key === 'usEntry') {
    const value = isCadiz ? cadizUsEntry : 0;
    return [createPreferredFix(`Change the US entry effect to ${value}`, setMember(event, 'usEntry', value))];
  }
  if (key === 'phase') {
    const phase = isCadiz ? 'declaration-of-war' : 'production';
    return [createPreferredFix(`Change the phase to ${phase}`, setMember(event, 'phase', phase))];
  }
  const events = scenario.politicalEvents ?? [];
  return [offer('Remove the event', removeMember(events, events.indexOf(event)))];
}

/** The advice for an error, by the member that causes it. */
const advice = {
  usEntry: 'Change `usEntry`.',
  phase: 'Change the phase.',
  event: 'Remove the event, or correct `politics` or the events before it.',
} as const;

/** The errors of political events by one rule. */
export function* checkEvents(scenario: Scenario, rule: string): Iterable<Violation> {
  for (const { event, errors } of computeHistory(scenario)) {
    for (const error of errors) {
      if (error.rule !== rule) continue;
      // The citation comes before the full stop.
      yield {
        message: `${error.text.replace(/\.$/, '')}${cite(error.rule)}. ${advice[error.key]}`,
        place: placeAt(event, error.key),
        fixes: listFixes(scenario, event, error.key),
      };
    }
  }
}
