import { findNearest } from '../../../../model/nearest';
import { atKey, cite, buildExamples, formatList, removeMember, renameMember, under, type WifCheck } from '../../kit';
import { biscay } from '../../scenarios';
import { sswDice } from '../table-dice';

export const diceLabel: WifCheck = {
  rule: 'search-dice',
  severity: 'warning',
  title: 'Dice have the labels that the combat asks for',
  part: 'engagements',
  *check({ dice = {} }) {
    if (Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      if (label === 'seed' || (sswDice as readonly string[]).includes(label)) continue;
      const nearestLabel = findNearest(label, sswDice);
      const free = nearestLabel !== undefined && !Object.hasOwn(dice, nearestLabel);
      yield {
        message: `Strategic submarine warfare has no die \`${label}\`${cite('search-dice')}. Its labels are ${formatList(sswDice.map((die) => `\`${die}\``))}. ${nearestLabel ? `Did you mean \`${nearestLabel}\`?` : 'Use one of them, or remove the die.'}`,
        place: atKey(dice, label),
        fixes: [
          ...(free
            ? [
                {
                  title: `Rename to \`${nearestLabel}\``,
                  edits: [renameMember(dice, label, nearestLabel)],
                  preferred: true,
                },
              ]
            : []),
          { title: `Remove \`${label}\``, edits: [removeMember(dice, label)] },
        ],
      };
    }
  },
  examples: buildExamples({
    on: under(biscay, 'engagements.biscay'),
    passes: 'dice: { search.subs: 4, search.convoy: 5, damage.subs: [2, 9] }',
    fails: `
      dice: { search.sub: 4, search.convoy: 5 }
      #       ^^^^^^^^^^ Did you mean \`search.subs\`?
    `,
    fixed: 'dice: { search.subs: 4, search.convoy: 5 }',
  }),
};
