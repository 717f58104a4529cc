import type { Fix } from '../../../../model/diagnostic';
import { placeAt, placeAtKey, cite, removeMember, removeItem, offer, type WifCheck } from '../../kit';
import type { Header, PoliticalEvent } from '../../data';
import { iberianBases } from '../../scenarios';

/** The events by which a side gains a historic base. */
const gainEvents: readonly PoliticalEvent['event'][] = ['germany-gains-cadiz', 'azores-die'];

export const historicBasesUnused: WifCheck = {
  rule: 'historic-bases',
  severity: 'warning',
  title: 'The historic bases are for games without Chorus of Nations',
  *check(scenario) {
    if (!scenario.options?.chorusOfNations) return;
    if (scenario.bases) {
      yield {
        message: `With Chorus of Nations the historic bases are not used${cite('historic-bases')}. Remove \`bases\`, or the option \`chorusOfNations\`.`,
        place: placeAtKey(scenario, 'bases'),
        unnecessary: true,
        fixes: [offer('Remove the bases', removeMember(scenario, 'bases')), createNoChorusFix(scenario.options)],
      };
    }
    const { politicalEvents = [] } = scenario;
    for (const [index, { event }] of politicalEvents.entries()) {
      if (!gainEvents.includes(event)) continue;
      yield {
        message: `With Chorus of Nations there is no \`${event}\`: the historic bases are not used${cite('historic-bases')}. Remove the event, or the option \`chorusOfNations\`.`,
        place: placeAt(politicalEvents[index]!, 'event'),
        unnecessary: true,
        fixes: [removeItem(politicalEvents, index, 'Remove the event'), createNoChorusFix(scenario.options)],
      };
    }
  },
  base: iberianBases,
  passes: 'options: { rounding: up }',
  fails: `
    options: { chorusOfNations: true, rounding: up }
    bases:
    ^^^^^ With Chorus of Nations the historic bases are not used
      cadiz:
        usEntry: 5
  `,
};

function createNoChorusFix(options: NonNullable<Header['options']>): Fix {
  return offer('Play without Chorus of Nations', removeMember(options, 'chorusOfNations'));
}
