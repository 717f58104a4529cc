import { examplesOf } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { giveTechnology, standing, transportUse } from '../../technology-uses';
import { powerName, sentence } from '../../wording';

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
  examples: examplesOf({
    on: moves,
    passes: `
      powers:
        us: { side: allies, technologies: [heavy-bombers, rockets] }
    `,
    fails: `
      powers:
        us: { side: allies, technologies: [rockets] }
      airTransports:
        - id: to-oslo
          power: us
      #          ^^ The US has no heavy bombers and cannot carry infantry
    `,
    otherFixes: {
      'Put heavy bombers in effect': `
        powers:
          us: { side: allies, technologies: [rockets, heavy-bombers] }
      `,
    },
  }),
};
