/** Reports the errors that the political history finds, by rule. */
import { remove, set } from '../../../model/edit';
import { at } from '../../../model/place';
import type { Finding, Fix } from '../../../model/problem';
import type { PoliticalEvent, Scenario } from '../data';
import { cite } from '../rules';
import { cadizUsEntry } from './happenings';
import { politicalHistory } from './history';
import type { Fault } from './state';

/** The fixes for an error, by the member that causes it. */
function fixesFor(scenario: Scenario, event: PoliticalEvent, key: Fault['key']): readonly Fix[] {
  const cadiz = event.event === 'germany-gains-cadiz';
  if (key === 'usEntry') {
    const value = cadiz ? cadizUsEntry : 0;
    return [
      { title: `Change the US entry effect to ${value}`, edits: [set(event, 'usEntry', value)], preferred: true },
    ];
  }
  if (key === 'phase') {
    const phase = cadiz ? 'declaration-of-war' : 'production';
    return [{ title: `Change the phase to ${phase}`, edits: [set(event, 'phase', phase)], preferred: true }];
  }
  const events = scenario.politicalEvents ?? [];
  return [{ title: 'Remove the event', edits: [remove(events, events.indexOf(event))] }];
}

/** The advice for an error, by the member that causes it. */
const advice = {
  usEntry: 'Change `usEntry`.',
  phase: 'Change the phase.',
  event: 'Remove the event, or correct `politics` or the events before it.',
} as const;

/** The errors of political events by one rule. */
export function* eventFaults(scenario: Scenario, rule: string): Iterable<Finding> {
  for (const { event, faults } of politicalHistory(scenario)) {
    for (const fault of faults) {
      if (fault.rule !== rule) continue;
      yield {
        message: `${fault.text.replace(/\.$/, '')}${cite(fault.rule)}. ${advice[fault.key]}`,
        place: at(event, fault.key),
        fixes: fixesFor(scenario, event, fault.key),
      };
    }
  }
}
