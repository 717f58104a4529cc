import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { example, type AareConstraint } from './constraint';

const barred = { hostile: 'a hostile territory', sea: 'a sea zone' } as const;

export const unloadsWhere: AareConstraint = {
  code: 'unloads-where',
  rule: 'air-transport',
  severity: 'error',
  title: 'Infantry is unloaded in a friendly land territory',
  part: 'airTransports',
  scope: 'part',
  *check(transport) {
    const { id, unloadsIn } = transport;
    if (unloadsIn !== 'hostile' && unloadsIn !== 'sea') return;
    yield {
      message: `The bomber of ${id} cannot unload in ${barred[unloadsIn]}: it unloads in a friendly land territory, also one just captured (${sectionOf('air-transport')}). Choose such a territory.`,
      place: at(transport, 'unloadsIn'),
      fixes: [
        { title: 'Unload in a friendly territory', edits: [set(transport, 'unloadsIn', 'friendly')] },
        { title: 'Unload in a captured territory', edits: [set(transport, 'unloadsIn', 'captured')] },
      ],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, unloadsIn: captured }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { us: { side: allies, technologies: [heavy-bombers] } }
        airTransports:
          - { id: to-oslo, power: us, unloadsIn: hostile }
        #                                        ^^^^^^^
          - { id: to-midway, power: us, unloadsIn: sea }
        #                                          ^^^
      `,
    ],
  },
};
