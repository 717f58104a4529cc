import { moves } from '../../scenarios';
import { giveTechnology, getTechnologyStatus, getTransportUse } from '../../technology-uses';
import { cite, type AareCheck } from '../../kit';
import { formatPower, capitalize } from '../../wording';

export const heavyBombersCarry: AareCheck = {
  rule: 'air-transport',
  title: 'Only heavy bombers carry infantry',
  part: 'airTransports',
  *check(transport, header) {
    const { power, technology, action, place } = getTransportUse(transport);
    if (getTechnologyStatus(power, technology, header) !== 'none') return;
    yield {
      message: `${capitalize(formatPower(power))} has no heavy bombers and cannot ${action}${cite('air-transport')}. Remove the transport, or give the power the technology.`,
      place,
      fixes: [giveTechnology(header.powers![power]!, technology)],
    };
  },
  base: moves,
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
};
