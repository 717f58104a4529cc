import { sectionOf } from '../rules';
import { powerName, sentence } from '../wording';
import { example, type AareConstraint } from './constraint';
import { giveTechnology, standing, transportUse } from './technologies';

export const heavyBombersCarry: AareConstraint = {
  code: 'heavy-bombers-carry',
  rule: 'air-transport',
  severity: 'error',
  title: 'Only heavy bombers carry infantry',
  part: 'airTransports',
  scope: 'part',
  *check(transport, header) {
    const { power, technology, what, place } = transportUse(transport);
    if (standing(power, technology, header) !== 'none') return;
    yield {
      message: `${sentence(powerName(power))} has no heavy bombers and cannot ${what} (${sectionOf('air-transport')}). Leave the transport out, or add the technology to the power.`,
      place,
      fixes: [giveTechnology(header.powers![power]!, technology)],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, spacesLoaded: 3 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies } }
        airTransports:
          - { id: to-oslo, power: us, spacesLoaded: 3 }
        #                         ^^
      `,
    ],
  },
};
