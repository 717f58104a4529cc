import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, createPreferredFix, type AareCheck } from '../../kit';
import { formatPhase } from '../../wording';

export const transportPhase: AareCheck = {
  rule: 'air-transport',
  title: 'Bombers carry infantry in the noncombat move',
  part: 'airTransports',
  *check(transport) {
    const { id, phase = 'noncombat-move' } = transport;
    if (phase === 'noncombat-move') return;
    yield {
      message: `${id} is in the ${formatPhase(phase)} phase, but bombers carry infantry in the Noncombat Move phase only${cite('air-transport')}. Change the phase.`,
      place: placeAt(transport, 'phase'),
      fixes: [
        createPreferredFix('Change the phase to Noncombat Move', setMember(transport, 'phase', 'noncombat-move')),
      ],
    };
  },
  base: addPath(moves, 'airTransports.to-oslo'),
  passes: 'phase: noncombat-move',
  fails: `
    phase: combat-move
    #      ^^^^^^^^^^^ to-oslo is in the Combat Move phase
  `,
  fixed: 'phase: noncombat-move',
};
