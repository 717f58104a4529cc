import { moves } from '../../scenarios';
import { at, cite, setMember, under, prefer, type AareCheck } from '../../kit';
import { phaseName } from '../../wording';

export const transportPhase: AareCheck = {
  rule: 'air-transport',
  title: 'Bombers carry infantry in the noncombat move',
  part: 'airTransports',
  *check(transport) {
    const { id, phase = 'noncombat-move' } = transport;
    if (phase === 'noncombat-move') return;
    yield {
      message: `${id} is in the ${phaseName(phase)} phase, but bombers carry infantry in the Noncombat Move phase only${cite('air-transport')}. Change the phase.`,
      place: at(transport, 'phase'),
      fixes: [prefer('Change the phase to Noncombat Move', setMember(transport, 'phase', 'noncombat-move'))],
    };
  },
  on: under(moves, 'airTransports.to-oslo'),
  passes: 'phase: noncombat-move',
  fails: `
    phase: combat-move
    #      ^^^^^^^^^^^ to-oslo is in the Combat Move phase
  `,
  fixed: 'phase: noncombat-move',
};
