import { placeAt, cite, removeMember, addPath, offer, type WifCheck } from '../../kit';
import { subCombat } from '../../scenarios';

const sides = ['attacker', 'defender'] as const;

export const navalSurpriseBoth: WifCheck = {
  rule: 'surprise-points',
  title: 'In naval combat one side at most has surprise points',
  part: 'navalCombats',
  *check({ attacker, defender }) {
    if (!attacker.surprisePoints || !defender.surprisePoints) return;
    yield {
      message: `Both sides have surprise points, ${attacker.surprisePoints} and ${defender.surprisePoints}, but only the side with the lower search gains any${cite('surprise-points')}. Remove those of the other.`,
      place: placeAt(defender, 'surprisePoints'),
      related: [{ message: 'The surprise points of the attacker.', place: placeAt(attacker, 'surprisePoints') }],
      fixes: sides.map((side) =>
        offer(
          `Remove the surprise points of the ${side}`,
          removeMember(side === 'attacker' ? attacker : defender, 'surprisePoints'),
        ),
      ),
    };
  },
  base: addPath(subCombat, 'navalCombats.biscay-subs'),
  passes: 'defender: { convoyPoints: 4, surprisePoints: 0 }',
  fails: `
    defender: { convoyPoints: 4, surprisePoints: 3 }
    #                                            ^ Both sides have surprise points
  `,
};
