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
      message: `Both sides have surprise points, ${attacker.surprisePoints} and ${defender.surprisePoints}, but only the side with the lower search gains any${cite('surprise-points')}. Remove those of the other.`,
      place: at(defender, 'surprisePoints'),
      related: [{ message: 'The surprise points of the attacker.', place: at(attacker, 'surprisePoints') }],
      fixes: sides.map((side) => ({
        title: `Remove the surprise points of the ${side}`,
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
      'Remove the surprise points of the attacker': `
        attacker:
          surprisePoints: ~
      `,
      'Remove the surprise points of the defender': 'defender: { convoyPoints: 4 }',
    },
  }),
};
