import { declarationPhase } from '../facts/declarations';
import { example, type DepthConstraint } from './constraint';
import { declaredElsewhere } from './declared-in';

export const declarationInPhase: DepthConstraint = {
  code: 'declaration-phase',
  rule: 'declaration-phase',
  severity: 'error',
  title: 'Depths are declared in the noncombat move',
  part: 'declarations',
  scope: 'part',
  check: (declaration, header) =>
    declarationPhase(header) === 'noncombat-move' ? declaredElsewhere(declaration, header, 'declaration-phase') : [],
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, depth: periscope }
          - { group: wolfpack, round: 2, phase: noncombat-move, depth: submerged }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, phase: combat-move, depth: periscope }
        #                                       ^^^^^^^^^^^
      `,
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, phase: mobilize-units, depth: periscope }
        #                                       ^^^^^^^^^^^^^^
      `,
    ],
  },
};
