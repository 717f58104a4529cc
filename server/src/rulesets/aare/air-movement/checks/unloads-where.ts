import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';

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
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'unloadsIn: captured',
    fails: `
      unloadsIn: hostile
      #          ^^^^^^^ cannot unload in a hostile territory
    `,
    otherFixes: {
      'Unload in a friendly territory': 'unloadsIn: friendly',
      'Unload in a captured territory': 'unloadsIn: captured',
    },
  }),
};
