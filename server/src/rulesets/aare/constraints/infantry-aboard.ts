import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

export const infantryAboard: AareConstraint = {
  code: 'infantry-aboard',
  rule: 'air-transport',
  severity: 'error',
  title: 'No infantry stays aboard a bomber',
  part: 'airTransports',
  scope: 'part',
  *check({ id, cargo }) {
    if (cargo?.aboardAtEnd !== true) return;
    yield {
      message: `The infantry of ${id} must leave the bomber before the turn ends (${sectionOf('air-transport')}). Say where it is unloaded.`,
      place: at(cargo, 'aboardAtEnd'),
      fixes: [{ title: 'It is unloaded', edits: [set(cargo, 'aboardAtEnd', false)] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, cargo: { aboardAtEnd: false } }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, cargo: { aboardAtEnd: true } }
        #                                                   ^^^^
      `,
    ],
  },
};
