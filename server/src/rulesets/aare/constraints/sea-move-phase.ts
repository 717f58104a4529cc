import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { phaseName } from '../wording';
import { example, type AareConstraint } from './constraint';

const moves = ['combat-move', 'noncombat-move'] as const;

export const seaMovePhase: AareConstraint = {
  code: 'sea-move-phase',
  rule: 'sea-movement',
  severity: 'error',
  title: 'Ships move in the move phases',
  part: 'seaMoves',
  scope: 'part',
  *check(move) {
    const { id, phase } = move;
    if (phase === undefined || (moves as readonly string[]).includes(phase)) return;
    yield {
      message: `${id} is in the ${phaseName(phase)} phase, but ships move in the Combat Move and Noncombat Move phases only (${sectionOf('sea-movement')}). Choose one of them.`,
      place: at(move, 'phase'),
      fixes: moves.map((other) => ({ title: `Make it ${phaseName(other)}`, edits: [set(move, 'phase', other)] })),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, phase: noncombat-move, route: [{ seaZone: SZ 7 }] }
      `,
    ],
    fails: [
      example`
        ruleset: aare
        powers: { uk: { side: allies } }
        seaMoves:
          - { id: convoy, power: uk, type: trn, phase: mobilize-units, route: [{ seaZone: SZ 7 }] }
        #                                              ^^^^^^^^^^^^^^
      `,
    ],
  },
};
