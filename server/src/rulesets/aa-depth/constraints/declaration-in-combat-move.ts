import { declarationPhase } from '../facts/declarations';
import { example, type DepthConstraint } from './constraint';
import { declaredElsewhere } from './declared-in';

export const declarationInCombatMove: DepthConstraint = {
  code: 'declaration-in-combat-move',
  rule: 'declaration-in-combat-move',
  severity: 'error',
  title: 'With the option, depths are declared in the combat move',
  part: 'declarations',
  scope: 'part',
  check: (declaration, header) =>
    declarationPhase(header) === 'combat-move'
      ? declaredElsewhere(declaration, header, 'declaration-in-combat-move')
      : [],
  examples: {
    passes: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { declarationPhase: combat-move }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, depth: periscope }
          - { group: wolfpack, round: 2, phase: combat-move, depth: submerged }
      `,
    ],
    fails: [
      example`
        ruleset: aa-depth
        powers: { germany: { side: axis }, uk: { side: allies } }
        options: { declarationPhase: combat-move }
        submarines: [{ id: wolfpack, power: germany }]
        declarations:
          - { group: wolfpack, round: 1, phase: noncombat-move, depth: periscope }
        #                                       ^^^^^^^^^^^^^^
      `,
    ],
  },
};
