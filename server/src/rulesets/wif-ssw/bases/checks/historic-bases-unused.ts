import { remove } from '../../../../model/edit';
import { at, atKey } from '../../../../model/place';
import type { Fix } from '../../../../model/problem';
import type { Header, PoliticalEvent } from '../../data';
import { examplesOf, type WifConstraint } from '../../constraint';
import { takeOut } from '../../fixes';
import { iberianBases } from '../../scenarios';

/** The events in which a side takes up the right to a historic base. */
const options: readonly PoliticalEvent['event'][] = ['germany-gains-cadiz', 'azores-die'];

export const historicBasesUnused: WifConstraint = {
  code: 'historic-bases-unused',
  rule: 'historic-bases',
  severity: 'warning',
  title: 'The historic bases are for games without Chorus of Nations',
  scope: 'scenario',
  *check(scenario) {
    if (!scenario.options?.chorusOfNations) return;
    if (scenario.bases) {
      yield {
        message:
          'You play with Chorus of Nations, so the historic bases of 1.5 are not used. Take `bases` out, or take `chorusOfNations` out of the options.',
        place: atKey(scenario, 'bases'),
        unnecessary: true,
        fixes: [{ title: 'Take the bases out', edits: [remove(scenario, 'bases')] }, withoutChorus(scenario.options)],
      };
    }
    const { politicalEvents = [] } = scenario;
    for (const [index, { event }] of politicalEvents.entries()) {
      if (!options.includes(event)) continue;
      yield {
        message: `You play with Chorus of Nations, so \`${event}\` is not available: the historic bases of 1.5 are not used. Take the event out, or take \`chorusOfNations\` out of the options.`,
        place: at(politicalEvents[index]!, 'event'),
        unnecessary: true,
        fixes: [takeOut(politicalEvents, index, 'Take the event out'), withoutChorus(scenario.options)],
      };
    }
  },
  examples: examplesOf({
    on: iberianBases,
    passes: 'options: { rounding: up }',
    fails: `
      options: { chorusOfNations: true, rounding: up }
      bases:
      ^^^^^ You play with Chorus of Nations
        cadiz:
          usEntry: 5
    `,
    otherFixes: {
      'Take the bases out': 'bases: ~',
      'Play without Chorus of Nations': 'options: { rounding: up }',
    },
  }),
};

function withoutChorus(options: NonNullable<Header['options']>): Fix {
  return { title: 'Play without Chorus of Nations', edits: [remove(options, 'chorusOfNations')] };
}
