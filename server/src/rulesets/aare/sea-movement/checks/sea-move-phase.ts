import { moves } from '../../scenarios';
import { placeAt, cite, setMember, addPath, offer, type AareCheck } from '../../kit';
import { formatPhase } from '../../wording';

const movePhases = ['combat-move', 'noncombat-move'] as const;

export const seaMovePhase: AareCheck = {
  rule: 'sea-movement',
  title: 'Ships move in the move phases',
  part: 'seaMoves',
  *check(move) {
    const { id, phase } = move;
    if (phase === undefined || (movePhases as readonly string[]).includes(phase)) return;
    yield {
      message: `${id} is in the ${formatPhase(phase)} phase, but ships move only in Combat Move and Noncombat Move${cite('sea-movement')}. Choose one of these.`,
      place: placeAt(move, 'phase'),
      fixes: movePhases.map((other) =>
        offer(`Change the phase to ${formatPhase(other)}`, setMember(move, 'phase', other)),
      ),
    };
  },
  base: addPath(moves, 'seaMoves.convoy'),
  passes: 'phase: noncombat-move',
  fails: `
    phase: mobilize-units
    #      ^^^^^^^^^^^^^^ convoy is in the Mobilize Units phase
  `,
};
