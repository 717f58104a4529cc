import { set } from '../../../model/edit';
import { example, type WifConstraint } from '../constraint';
import { leaveOut } from '../fixes';
import { keptOut } from '../groups';

export const faceDown: WifConstraint = {
  code: 'face-down',
  rule: 'face-up',
  severity: 'error',
  title: 'A participating submarine is face up',
  part: 'engagements',
  scope: 'part',
  *check(engagement, header) {
    for (const { unit, obstacle } of keptOut(engagement, header, 'face-up')) {
      yield {
        message: `${unit.id} is face down, so it cannot take part in strategic submarine warfare (1.2.1). Leave it out, or turn it face up.`,
        place: obstacle.from,
        fixes: [
          { ...leaveOut(unit), preferred: true },
          { title: `Turn ${unit.id} face up`, edits: [set(unit, 'faceUp', true)] },
        ],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3 }
                - { id: flotilla-1, type: sub, attack: 4, section: 4, faceUp: false, joins: false }
            convoy: { convoyPoints: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            weather: fine
            subs:
              units:
                - { id: flotilla-7, type: sub, attack: 3, section: 3, faceUp: false }
        #                                                                     ^^^^^
            convoy: { convoyPoints: 12 }
      `,
    ],
  },
};
