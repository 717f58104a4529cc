import { remove } from '../../../model/edit';
import { atKey } from '../../../model/place';
import { example, type WifConstraint } from './constraint';

export const historicBasesUnused: WifConstraint = {
  code: 'historic-bases-unused',
  rule: 'historic-bases',
  severity: 'warning',
  title: 'The historic bases are for games without Chorus of Nations',
  scope: 'scenario',
  *check(scenario) {
    if (!scenario.options?.chorusOfNations || !scenario.bases) return;
    yield {
      message:
        'You play with Chorus of Nations, so the historic bases of 1.5 are not used. Take `bases` out, or take `chorusOfNations` out of the options.',
      place: atKey(scenario, 'bases'),
      unnecessary: true,
      fixes: [
        { title: 'Take the bases out', edits: [remove(scenario, 'bases')] },
        { title: 'Play without Chorus of Nations', edits: [remove(scenario.options, 'chorusOfNations')] },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        bases:
          cadiz: { inUse: false }
      `,
      example`
        ruleset: wif-ssw
        options: { chorusOfNations: true }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        options: { chorusOfNations: true, rounding: nearest }
        bases:
        ^^^^^
          cadiz: { inUse: false }
      `,
    ],
  },
};
