import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';

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
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'usedInCombat: false',
    fails: `
      usedInCombat: true
      #             ^^^^ took part in combat this turn
    `,
    otherFixes: {
      'It took no part in combat': 'usedInCombat: false',
    },
  }),
};
