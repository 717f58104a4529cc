import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { subCombat } from '../../scenarios';
import { cite } from '../../rules';

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
      message: `Both sides have surprise points here, ${attacker.surprisePoints} and ${defender.surprisePoints}, but they are the difference of the two searches and go to the side with the lower total alone${cite('surprise-points')}. Take those of the other side out.`,
      place: at(defender, 'surprisePoints'),
      related: [{ message: 'The surprise points of the attacker.', place: at(attacker, 'surprisePoints') }],
      fixes: sides.map((side) => ({
        title: `Take the surprise points of the ${side} out`,
        edits: [remove(side === 'attacker' ? attacker : defender, 'surprisePoints')],
      })),
    };
  },
  examples: examplesOf({
    on: under(subCombat, 'navalCombats.biscay-subs'),
    passes: 'defender: { convoyPoints: 4, surprisePoints: 0 }',
    fails: `
      defender: { convoyPoints: 4, surprisePoints: 3 }
      #                                            ^ Both sides have surprise points
    `,
    otherFixes: {
      'Take the surprise points of the attacker out': `
        attacker:
          surprisePoints: ~
      `,
      'Take the surprise points of the defender out': 'defender: { convoyPoints: 4 }',
    },
  }),
};
