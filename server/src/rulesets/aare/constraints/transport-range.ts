import { at } from '../../../model/place';
import { spacesMoved } from '../facts/air-transport';
import { rangeOf } from '../facts/values';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

export const transportRange: AareConstraint = {
  code: 'transport-range',
  rule: 'air-transport',
  severity: 'error',
  title: 'A bomber that carries infantry keeps to its movement',
  part: 'airTransports',
  scope: 'part',
  *check(transport, header) {
    const moved = spacesMoved(transport);
    const { total } = rangeOf({ type: 'bmbr', power: transport.power }, header);
    if (moved.total <= total || header.powers?.[transport.power] === undefined) return;
    const legs = moved.changes.filter(({ by }) => by !== 0);
    const last = (['spacesAfter', 'spacesLoaded', 'spacesBefore'] as const).find((leg) => (transport[leg] ?? 0) > 0)!;
    yield {
      message: `The bomber of ${transport.id} moves ${moved.total} spaces (${legs.map(({ what, by }) => `${by} ${what}`).join(', ')}), but its whole movement is ${total} (${sectionOf('air-transport')}). Shorten the way.`,
      place: at(transport, last),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers, long-range-aircraft] } }
        airTransports:
          - { id: to-oslo, power: us, spacesBefore: 2, spacesLoaded: 3, spacesAfter: 3 }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, spacesBefore: 2, spacesLoaded: 3, spacesAfter: 3 }
        #                                                                            ^
      `,
    ],
  },
};
