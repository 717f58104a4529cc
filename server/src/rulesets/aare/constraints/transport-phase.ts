import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { phaseName } from '../wording';
import { example, type AareConstraint } from './constraint';

export const transportPhase: AareConstraint = {
  code: 'transport-phase',
  rule: 'air-transport',
  severity: 'error',
  title: 'Bombers carry infantry in the noncombat move',
  part: 'airTransports',
  scope: 'part',
  *check(transport) {
    const { id, phase = 'noncombat-move' } = transport;
    if (phase === 'noncombat-move') return;
    yield {
      message: `${id} is in the ${phaseName(phase)} phase, but bombers carry infantry in the Noncombat Move phase only (${sectionOf('air-transport')}). Move it there.`,
      place: at(transport, 'phase'),
      fixes: [
        { title: 'Make it the noncombat move', edits: [set(transport, 'phase', 'noncombat-move')], preferred: true },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, phase: noncombat-move, spacesLoaded: 3 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, phase: combat-move, spacesLoaded: 3 }
        #                                    ^^^^^^^^^^^
      `,
    ],
  },
};
