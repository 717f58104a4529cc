import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { phaseName } from '../../wording';

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
  examples: examplesOf({
    on: under(moves, 'airTransports.to-oslo'),
    passes: 'phase: noncombat-move',
    fails: `
      phase: combat-move
      #      ^^^^^^^^^^^ to-oslo is in the Combat Move phase
    `,
    fixed: 'phase: noncombat-move',
  }),
};
