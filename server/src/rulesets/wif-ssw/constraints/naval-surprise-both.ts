import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';

const sides = ['attacker', 'defender'] as const;

export const navalSurpriseBoth: WifConstraint = {
  code: 'naval-surprise-both',
  rule: 'surprise-points',
  severity: 'error',
  title: 'In naval combat one side at most has surprise points',
  part: 'navalCombats',
  scope: 'part',
  *check({ attacker, defender }) {
    if (!attacker.surprisePoints || !defender.surprisePoints) return;
    yield {
      message: `Both sides have surprise points here, ${attacker.surprisePoints} and ${defender.surprisePoints}, but they are the difference of the two searches and go to the side with the lower total alone (WIF 11.5.6). Take those of the other side out.`,
      place: at(defender, 'surprisePoints'),
      related: [{ message: 'The surprise points of the attacker.', place: at(attacker, 'surprisePoints') }],
      fixes: sides.map((side) => ({
        title: `Take the surprise points of the ${side} out`,
        edits: [remove(side === 'attacker' ? attacker : defender, 'surprisePoints')],
      })),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 5, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { surprisePoints: 0, convoyPoints: 4 }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { surprisePoints: 5, units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, surprisePoints: 3 }
        #                                                ^
      `,
    ],
  },
};
