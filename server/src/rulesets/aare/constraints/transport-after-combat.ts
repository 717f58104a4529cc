import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

export const transportAfterCombat: AareConstraint = {
  code: 'transport-after-combat',
  rule: 'air-transport',
  severity: 'error',
  title: 'A bomber that fought carries nothing',
  part: 'airTransports',
  scope: 'part',
  *check(transport) {
    if (transport.usedInCombat !== true) return;
    yield {
      message: `The bomber of ${transport.id} took part in combat this turn, and such a bomber carries no infantry (${sectionOf('air-transport')}). Use another bomber, or leave the transport out.`,
      place: at(transport, 'usedInCombat'),
      fixes: [{ title: 'It took no part in combat', edits: [set(transport, 'usedInCombat', false)] }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, usedInCombat: false }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, usedInCombat: true }
        #                                           ^^^^
      `,
    ],
  },
};
