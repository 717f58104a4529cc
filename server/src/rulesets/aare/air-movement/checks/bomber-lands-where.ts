import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';

const barred = {
  captured: 'a territory that was captured this turn',
  hostile: 'a hostile territory',
  sea: 'a sea zone',
} as const;

export const bomberLandsWhere: AareConstraint = {
  code: 'bomber-lands-where',
  rule: 'air-transport',
  severity: 'error',
  title: 'A bomber lands where it was friendly when the turn began',
  part: 'airTransports',
  scope: 'part',
  *check(transport) {
    const { id, landsIn = 'friendly' } = transport;
    if (landsIn === 'friendly') return;
    yield {
      message: `The bomber of ${id} cannot land in ${barred[landsIn]}: it lands where it was friendly when the turn began (${sectionOf('air-transport')}). It may unload in a captured territory and fly on.`,
      place: at(transport, 'landsIn'),
      fixes: [{ title: 'Land in a friendly territory', edits: [set(transport, 'landsIn', 'friendly')] }],
    };
  },
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: `
      unloadsIn: captured
      landsIn: friendly
    `,
    fails: `
      unloadsIn: captured
      landsIn: captured
      #        ^^^^^^^^ cannot land in a territory that was captured this turn
    `,
    otherFixes: {
      'Land in a friendly territory': 'landsIn: friendly',
    },
  }),
};
