import { moves } from '../../scenarios';
import { giveTechnology, technologyStatus, transportUse } from '../../technology-uses';
import { cite, examplesOf, type AareConstraint } from '../../vocabulary';
import { powerName, sentence } from '../../wording';

export const heavyBombersCarry: AareConstraint = {
  code: 'heavy-bombers-carry',
  rule: 'air-transport',
  title: 'Only heavy bombers carry infantry',
  part: 'airTransports',
  *check(transport, header) {
    const { power, technology, what, place } = transportUse(transport);
    if (technologyStatus(power, technology, header) !== 'none') return;
    yield {
      message: `${sentence(powerName(power))} has no heavy bombers and cannot ${what}${cite('air-transport')}. Remove the transport, or give the power the technology.`,
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
  }),
};
