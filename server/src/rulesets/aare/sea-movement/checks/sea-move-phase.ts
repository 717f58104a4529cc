import { set } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under } from '../../../case';
import type { AareConstraint } from '../../constraint';
import { sectionOf } from '../../rules';
import { moves } from '../../scenarios';
import { phaseName } from '../../wording';

const movePhases = ['combat-move', 'noncombat-move'] as const;

export const seaMovePhase: AareConstraint = {
  code: 'sea-move-phase',
  rule: 'sea-movement',
  severity: 'error',
  title: 'Ships move in the move phases',
  part: 'seaMoves',
  scope: 'part',
  *check(move) {
    const { id, phase } = move;
    if (phase === undefined || (movePhases as readonly string[]).includes(phase)) return;
    yield {
      message: `${id} is in the ${phaseName(phase)} phase, but ships move in the Combat Move and Noncombat Move phases only (${sectionOf('sea-movement')}). Choose one of them.`,
      place: at(move, 'phase'),
      fixes: movePhases.map((other) => ({ title: `Make it ${phaseName(other)}`, edits: [set(move, 'phase', other)] })),
    };
  },
  examples: examplesOf({
    on: under(moves, 'seaMoves.convoy'),
    passes: 'phase: noncombat-move',
    fails: `
      phase: mobilize-units
      #      ^^^^^^^^^^^^^^ convoy is in the Mobilize Units phase
    `,
    otherFixes: {
      'Make it Combat Move': 'phase: combat-move',
      'Make it Noncombat Move': 'phase: noncombat-move',
    },
  }),
};
