import { moves } from '../../scenarios';
import { at, cite, buildExamples, setMember, under, type AareCheck } from '../../kit';
import { phaseName } from '../../wording';

const movePhases = ['combat-move', 'noncombat-move'] as const;

export const seaMovePhase: AareCheck = {
  rule: 'sea-movement',
  title: 'Ships move in the move phases',
  part: 'seaMoves',
  *check(move) {
    const { id, phase } = move;
    if (phase === undefined || (movePhases as readonly string[]).includes(phase)) return;
    yield {
      message: `${id} is in the ${phaseName(phase)} phase, but ships move only in Combat Move and Noncombat Move${cite('sea-movement')}. Choose one of these.`,
      place: at(move, 'phase'),
      fixes: movePhases.map((other) => ({
        title: `Change the phase to ${phaseName(other)}`,
        edits: [setMember(move, 'phase', other)],
      })),
    };
  },
  examples: buildExamples({
    on: under(moves, 'seaMoves.convoy'),
    passes: 'phase: noncombat-move',
    fails: `
      phase: mobilize-units
      #      ^^^^^^^^^^^^^^ convoy is in the Mobilize Units phase
    `,
  }),
};
